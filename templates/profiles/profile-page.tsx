import { Link, type PagePlan, Raised } from "charpente";
import { writePermit } from "../applicability/answer-building.ts";
import { writeAnswers } from "../applicability/answers.ts";
import type { Applicability } from "../applicability/applicability-schema.ts";
import { SectionImage } from "../applicability/section-image.tsx";
import type { SiteContent } from "../collections.ts";
import { ActionLink } from "../components/action-link.tsx";
import { KeyFigures, Questions, TopicRows } from "../components/rows.tsx";
import { Layout } from "../layout/layout.tsx";
import { LastCall, SplitStorey, Storey, storeyHeight } from "../layout/storey.tsx";
import { profileRoute } from "../lists/cards.ts";
import type { SiteSettings } from "../settings.ts";
import { fillIn } from "../words/fill-in.ts";
import { formatSurface } from "../words/french-number.ts";
import type { Point } from "../words/words.ts";
import { ProfileHead } from "./profile-head.tsx";
import type { Profile, ProfilePageWords } from "./profiles-schema.ts";

export type ProfilePageProps = {
  readonly settings: SiteSettings;
  readonly words: ProfilePageWords;
  readonly profile: Profile;
  /** The name of its file. */
  readonly id: string;
  readonly rules: Applicability;
};

/** One audience: its building, what it worries about, what the firm does for it, its questions. */
export function ProfilePage({ settings, words, profile, id, rules }: ProfilePageProps) {
  const { figures, stakes, services, reasons, questions, closing } = profile;
  // Levels are counted from the ground, which the call at the end stands on.
  const servicesLevel = (reasons.length > 0 ? 3 : 2) * storeyHeight;
  const stakesLevel = servicesLevel + storeyHeight;
  return (
    <Layout settings={settings} sheet="profile" also={figures ? ["figures"] : []} seo={profile.seo}>
      <ProfileHead settings={settings} words={words} profile={profile} />
      {figures === undefined ? null : (
        <KeyFigures level={stakesLevel + storeyHeight} id="reperes" {...figures} />
      )}
      <Storey level={stakesLevel} labelledBy="coupe">
        <ProfileSection words={words} profile={profile} id={id} rules={rules} />
        <h2 id="enjeux">{words.stakes}</h2>
        <TopicRows topics={stakes} className="columns stakes" />
      </Storey>
      <SplitStorey level={servicesLevel} id="services" title={words.services}>
        <TopicRows topics={services} />
        <p className="rows-more">
          <Link href={words.allServices.href}>{words.allServices.label}</Link>
        </p>
      </SplitStorey>
      {reasons.length === 0 ? null : <Reasons title={words.reasons} reasons={reasons} />}
      <SplitStorey level={storeyHeight} id="questions" title={words.questions}>
        <Questions questions={questions} />
      </SplitStorey>
      <LastCall id="entretien" words={closing}>
        <div className="actions">
          <ActionLink href={settings.booking.url} label={words.booking} />
          <ActionLink {...words.brochure} kind="secondary" />
        </div>
      </LastCall>
    </Layout>
  );
}

type SectionProps = Omit<ProfilePageProps, "settings">;

/** A typical case of this audience, drawn; three notes beside it, and the way to the form that has its answers. */
function ProfileSection({ words, profile: { section }, id, rules }: SectionProps) {
  const { title, answers, notes } = section;
  const { typical, draw } = words.section;
  const use = rules.form.use.choices.find(({ name }) => name === answers.usage)?.label ?? "";
  const facts = {
    use: use.toLowerCase(),
    surface: formatSurface(answers.surface),
    permit: writePermit(answers.permis),
  };
  return (
    <div className="profile-section">
      <h2 id="coupe">{title}</h2>
      <figure>
        <SectionImage name={id} answers={answers} rules={rules} />
        <figcaption>
          {fillIn(typical, facts)} <Link href={`${draw.href}&${writeAnswers(answers)}`}>{draw.label}</Link>
        </figcaption>
      </figure>
      <ol>
        {notes.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Raised text={text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

type ReasonsProps = { readonly title: string; readonly reasons: readonly Point[] };

function Reasons({ title, reasons }: ReasonsProps) {
  return (
    <Storey level={2 * storeyHeight} labelledBy="approche">
      <h2 id="approche">{title}</h2>
      <ul className="columns">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Storey>
  );
}

/** A page for every audience. */
export function planProfiles(
  { applicability, profiles, profilePage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ProfilePageProps>[] {
  return profiles.all.map((entry) => ({
    route: profileRoute(entry.id),
    entry,
    props: {
      settings,
      words: profilePage.data,
      profile: entry.data,
      id: entry.id,
      rules: applicability.data,
    },
  }));
}
