import { ActionLink } from "../components/action-link.tsx";
import { InlineDrawing } from "../drawings/drawn-image.tsx";
import { profileCrop, profileScale } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/contents.tsx";
import { SectionLine } from "../layout/storey.tsx";
import type { SiteSettings } from "../settings.ts";
import type { Profile, ProfilePageWords } from "./profiles-schema.ts";

type ProfileHeadProps = {
  readonly settings: SiteSettings;
  readonly words: ProfilePageWords;
  readonly profile: Profile;
};

/** The building of the profile on its ground line, the title in the sky that its silhouette leaves free. */
export function ProfileHead({ settings, words, profile }: ProfileHeadProps) {
  const { name, title, intro, drawing, composition } = profile;
  return (
    <header className={`profile-head profile-${composition}`}>
      <Breadcrumb label={settings.labels.breadcrumb} links={words.breadcrumb} here={name} />
      <h1>{title}</h1>
      <div className="profile-intro">
        <p className="lead">{intro}</p>
        <ActionLink href={settings.booking.url} label={words.booking} />
      </div>
      <div className="profile-drawing">
        <InlineDrawing drawing={drawing} scale={profileScale} crop={profileCrop(drawing, composition)} />
      </div>
      <SectionLine />
    </header>
  );
}
