/** Failures of the machine in a server, and mistakes in the files of a host, in English. */
export const preview = {
  // Failures of the machine during a build or in a server.
  "source/changed": "the file changed while the site was built from it",
  "source/changed.hint": "build again",
  "watch.no-room": "the system watches no more files (ENOSPC: see fs.inotify.max_user_watches)",
  "watch.no-handles": ({ code }: { code: string }) =>
    `too many files are watched (${code}: see fs.inotify.max_user_instances)`,
  "watch.no-events": ({ code }: { code: string }) => `this disk reports no changes (${code})`,

  // Lines of _headers and _redirects that a host would ignore.
  "preview.no-path": ({ written }: { written: string }) => `${written} is not a path`,
  "preview.star-inside": ({ written }: { written: string }) =>
    `${written} has a “*” before its end, where this host takes none`,
  "preview.many-stars": ({ written }: { written: string }) =>
    `${written} has several “*”, and this host takes one`,
  "preview.early-header": "a header is before the first path",
  "preview.no-header": "a header is written as in “Name: value”",
  "preview.no-value": ({ name }: { name: string }) => `${name} has no value`,
  "preview.wrong-sign": ({ name }: { name: string }) =>
    `the value of ${name} has a character that is not allowed in a header`,
  "preview.of-server": ({ name }: { name: string }) => `${name} is for the server to set`,
  "preview.no-rule": "a rule is written as in “/from /to 301”",
  "preview.no-parameter": "the text between the two paths is not a parameter",
  "preview.condition": "conditions of country, language and role are not previewed",
  "preview.no-status": ({ code }: { code: string }) => `${code} is not a status of a redirect`,
} as const;
