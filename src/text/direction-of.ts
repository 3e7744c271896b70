/** The languages that are written from right to left where no script is named, after the Unicode CLDR. */
const languages = /^(?:ar|arc|ckb|dv|fa|he|ks|lrc|mzn|nqo|prs|ps|sd|syr|ug|ur|yi)(?:-|$)/i;
const scripts = /-(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)(?:-|$)/i;
const anyScript = /-[a-z]{4}(?:-|$)/i;

/** The direction of writing of a language tag. `Intl.Locale` knows it too, but not in every supported Node. */
export function directionOf(code: string): "ltr" | "rtl" {
  const isRightToLeft = anyScript.test(code) ? scripts.test(code) : languages.test(code);
  return isRightToLeft ? "rtl" : "ltr";
}
