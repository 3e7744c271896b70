// biome-ignore-all format: written by `node scripts/write-problem-pages.mjs`, not by hand.
import type { ProblemCode } from "../problem.ts";
import type { Reported } from "./reported.ts";

/** What is reported of the example of each code. */
export const reports: Readonly<Record<ProblemCode, Reported>> = {
 "source/not-utf8": {
  "problem": {
   "code": "source/not-utf8",
   "severity": "error",
   "file": "content/conseils/volets.md",
   "at": {
    "line": 2,
    "column": 17
   },
   "message": {
    "key": "source/not-utf8",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/not-utf8.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: Volets d'�t�"
 },
 "source/conflict": {
  "problem": {
   "code": "source/conflict",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 12
   },
   "message": {
    "key": "source/conflict",
    "data": {
     "ours": "HEAD",
     "middle": 10,
     "theirs": "relecture",
     "last": 12
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/conflict.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "<<<<<<< HEAD"
 },
 "source/duplicate-name": {
  "problem": {
   "code": "source/duplicate-name",
   "severity": "error",
   "file": "content/metiers.yaml",
   "message": {
    "key": "source/duplicate-name.ending",
    "data": {
     "others": [
      "content/metiers.yml"
     ]
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/duplicate-name.ending.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "source/unclaimed": {
  "problem": {
   "code": "source/unclaimed",
   "severity": "warning",
   "file": "content/conseil/volets.md",
   "message": {
    "key": "source/unclaimed.no-collection",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/unclaimed.places",
    "data": {
     "places": [
      "content/pages/*.md",
      "content/conseils/*.md",
      "content/metiers.yaml",
      "content/termes.yaml",
      "content/atelier.md"
     ]
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "source/no-content": {
  "problem": {
   "code": "source/no-content",
   "severity": "error",
   "file": "content",
   "message": {
    "key": "source/no-content",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/no-content.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "source/changed": {
  "problem": {
   "code": "source/changed",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "message": {
    "key": "source/changed",
    "data": {}
   },
   "hint": {
    "key": "source/changed.hint",
    "data": {}
   }
  }
 },
 "source/unreadable": {
  "problem": {
   "code": "source/unreadable",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "message": {
    "key": "source/unreadable",
    "data": {
     "reason": {
      "key": "disk.forbidden-to-read",
      "data": {}
     },
     "code": "EACCES"
    }
   },
   "hint": {
    "key": "disk.forbidden-to-read.hint",
    "data": {}
   }
  }
 },
 "source/outside": {
  "problem": {
   "code": "source/outside",
   "severity": "error",
   "file": "static",
   "message": {
    "key": "source/outside",
    "data": {}
   },
   "hint": {
    "key": "source/outside.hint",
    "data": {
     "file": "static"
    }
   }
  }
 },
 "source/lost-link": {
  "problem": {
   "code": "source/lost-link",
   "severity": "warning",
   "file": "static/catalogue.pdf",
   "message": {
    "key": "source/lost-link",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/lost-link.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "source/reserved-name": {
  "problem": {
   "code": "source/reserved-name",
   "severity": "warning",
   "file": "static/aux.txt",
   "message": {
    "key": "source/reserved-name.device",
    "data": {
     "stem": "aux"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "source/reserved-name.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "yaml/syntax": {
  "problem": {
   "code": "yaml/syntax",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 2,
    "column": 8,
    "length": 19
   },
   "message": {
    "key": "yaml/syntax.open-quote",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "yaml/syntax.open-quote.hint",
    "data": {
     "quote": "\""
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: \"Choisir un bardage"
 },
 "yaml/tab": {
  "problem": {
   "code": "yaml/tab",
   "severity": "error",
   "file": "content/site.yaml",
   "at": {
    "line": 10,
    "column": 1,
    "length": 1
   },
   "message": {
    "key": "yaml/tab",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "yaml/tab.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "\tafterMonths: 24"
 },
 "yaml/duplicate-key": {
  "problem": {
   "code": "yaml/duplicate-key",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 3,
    "column": 1,
    "length": 1
   },
   "message": {
    "key": "yaml/duplicate-key",
    "data": {
     "key": "title"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "yaml/duplicate-key.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: Un bardage pour longtemps"
 },
 "yaml/alias": {
  "problem": {
   "code": "yaml/alias",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 2,
    "column": 8,
    "length": 8
   },
   "message": {
    "key": "yaml/alias.missing",
    "data": {
     "name": "bardage"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "yaml/alias.hint",
    "data": {
     "name": "bardage"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: *bardage"
 },
 "yaml/tag": {
  "problem": {
   "code": "yaml/tag",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 2,
    "column": 8,
    "length": 10
   },
   "message": {
    "key": "yaml/tag",
    "data": {
     "tag": "!Important"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "yaml/tag.hint",
    "data": {
     "tag": "!Important"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: !Important Choisir un bardage"
 },
 "front-matter/missing": {
  "problem": {
   "code": "front-matter/missing",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 1,
    "column": 1
   },
   "message": {
    "key": "front-matter/missing",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "front-matter/fences",
    "data": {
     "sign": "---"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: Choisir un bardage"
 },
 "front-matter/fence": {
  "problem": {
   "code": "front-matter/fence",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 1,
    "column": 1,
    "length": 5
   },
   "message": {
    "key": "front-matter/fence.opens",
    "data": {
     "written": "-----",
     "sign": "---"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "front-matter/fence.opens.hint",
    "data": {
     "sign": "---"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "-----"
 },
 "front-matter/unclosed": {
  "problem": {
   "code": "front-matter/unclosed",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 1,
    "column": 1,
    "length": 3
   },
   "message": {
    "key": "front-matter/unclosed",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "front-matter/unclosed.hint",
    "data": {
     "sign": "---"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "---"
 },
 "markdown/too-deep": {
  "problem": {
   "code": "markdown/too-deep",
   "message": {
    "key": "markdown/too-deep",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/too-deep.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 201
   }
  },
  "line": "> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > Le mélèze tient sans traitement."
 },
 "markdown/too-long": {
  "problem": {
   "code": "markdown/too-long",
   "message": {
    "key": "markdown/too-long",
    "data": {
     "most": 1000000
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/too-long.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 7,
    "column": 1
   }
  },
  "line": ""
 },
 "markdown/raw-html": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 49
   },
   "code": "markdown/raw-html",
   "message": {
    "key": "markdown/raw-html",
    "data": {
     "line": "<center>Le mélèze tient sans traitement.</center>"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/raw-html.few.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "<center>Le mélèze tient sans traitement.</center>"
 },
 "markdown/heading-one": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 11
   },
   "code": "markdown/heading-one",
   "message": {
    "key": "markdown/heading-one",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/heading-one.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "# Le mélèze"
 },
 "markdown/unknown-directive": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 27
   },
   "code": "markdown/unknown-directive",
   "message": {
    "key": "markdown/unknown-directive",
    "data": {
     "name": "encart"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/unknown-directive.hint",
    "data": {
     "hint": {
      "key": "near-word",
      "data": {
       "word": "encadre"
      }
     }
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": ":::encart{title=\"À savoir\"}"
 },
 "markdown/directive-placement": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 10,
    "column": 3,
    "length": 28
   },
   "code": "markdown/directive-placement",
   "message": {
    "key": "markdown/directive-placement",
    "data": {
     "name": "encadre"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/directive-placement.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "  :::encadre{title=\"À savoir\"}"
 },
 "markdown/invalid-directive": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 28
   },
   "code": "markdown/invalid-directive",
   "message": {
    "key": "markdown/invalid-directive.missing-attribute",
    "data": {
     "name": "encadre",
     "key": "title"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/invalid-directive.missing-attribute.hint",
    "data": {
     "name": "encadre",
     "key": "title",
     "value": "…"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": ":::encadre{titre=\"À savoir\"}"
 },
 "markdown/unsafe-link": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 7,
    "length": 44
   },
   "code": "markdown/unsafe-link",
   "message": {
    "key": "markdown/unsafe-link",
    "data": {
     "address": "file:///C:/Documents/tarifs.md"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/unsafe-link.local.hint",
    "data": {
     "file": "tarifs.md"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Voyez [nos tarifs](file:///C:/Documents/tarifs.md)."
 },
 "markdown/empty-link": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 7,
    "length": 14
   },
   "code": "markdown/empty-link",
   "message": {
    "key": "markdown/empty-link",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/empty-link.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Voyez [nos tarifs]()."
 },
 "markdown/image-placement": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 45
   },
   "code": "markdown/image-placement",
   "message": {
    "key": "markdown/image-placement",
    "data": {
     "address": "file:///C:/Photos/combles.svg"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/image-placement.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "![Des combles](file:///C:/Photos/combles.svg)"
 },
 "markdown/stray-link": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 29
   },
   "code": "markdown/stray-link",
   "message": {
    "key": "markdown/stray-link.gap",
    "data": {
     "words": "[nos tarifs] (/tarifs)"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/stray-link.gap.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Voyez [nos tarifs] (/tarifs)."
 },
 "markdown/stray-note": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 10,
    "column": 1,
    "length": 30
   },
   "code": "markdown/stray-note",
   "message": {
    "key": "markdown/stray-note.unused",
    "data": {
     "note": "gris"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/stray-note.unused.hint",
    "data": {
     "note": "gris"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "[^gris]: En deux ou trois ans."
 },
 "markdown/stray-mark": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 2
   },
   "code": "markdown/stray-mark",
   "message": {
    "key": "markdown/stray-mark.heading",
    "data": {
     "sign": "#"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/stray-mark.heading.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "##Le mélèze"
 },
 "markdown/open-code": {
  "problem": {
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 3
   },
   "code": "markdown/open-code",
   "message": {
    "key": "markdown/open-code",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/open-code.hint",
    "data": {
     "fence": "```"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "```"
 },
 "markdown/plugin": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 1,
    "length": 8
   },
   "code": "markdown/plugin",
   "message": {
    "key": "markdown/plugin.throws",
    "data": {
     "plugin": "remarkTarif",
     "reason": "un tarif finit par un nombre d’euros"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "markdown/plugin.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "```tarif"
 },
 "entry/missing-file": {
  "problem": {
   "code": "entry/missing-file",
   "severity": "error",
   "file": "content/termes.yaml",
   "message": {
    "key": "entry/missing-file",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/missing-file.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "entry/held-back": {
  "problem": {
   "code": "entry/held-back",
   "severity": "error",
   "file": "content/atelier.md",
   "message": {
    "key": "entry/held-back.draft",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/held-back.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "entry/empty": {
  "problem": {
   "code": "entry/empty",
   "severity": "error",
   "file": "content/conseils/volets.md",
   "message": {
    "key": "entry/empty",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/empty.markdown",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "entry/unknown-field": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/isolation.md",
   "at": {
    "line": 6,
    "column": 1,
    "length": 6
   },
   "code": "entry/unknown-field",
   "message": {
    "key": "entry/unknown-field",
    "data": {
     "name": "photos"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "photo"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "photos: ../images/combles.svg"
 },
 "entry/missing-field": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 1,
    "column": 1
   },
   "code": "entry/missing-field",
   "message": {
    "key": "entry/missing-field",
    "data": {
     "field": {
      "key": "noun.field",
      "data": {
       "path": "date"
      }
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/missing-field.hint",
    "data": {
     "key": "date",
     "expected": {
      "key": "expected.day",
      "data": {}
     }
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "---"
 },
 "entry/invalid-field": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 4,
    "column": 7,
    "length": 18
   },
   "code": "entry/invalid-field",
   "message": {
    "key": "entry/invalid-field.date",
    "data": {
     "field": {
      "key": "noun.field",
      "data": {
       "path": "date"
      }
     },
     "value": {
      "key": "value.text",
      "data": {
       "text": "1er septembre 2025"
      }
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/invalid-field.date.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "date: 1er septembre 2025"
 },
 "entry/dangling-reference": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 5,
    "column": 11,
    "length": 9
   },
   "code": "entry/dangling-reference",
   "message": {
    "key": "entry/dangling-reference",
    "data": {
     "id": "menuisier",
     "collection": "metiers"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "menuiserie"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "category: menuisier"
 },
 "entry/missing-image": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/isolation.md",
   "at": {
    "line": 6,
    "column": 8,
    "length": 20
   },
   "code": "entry/missing-image",
   "message": {
    "key": "entry/missing-image.field",
    "data": {
     "image": "../images/comble.svg",
     "path": "content/images/comble.svg"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "content/images/combles.svg"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "photo: ../images/comble.svg"
 },
 "entry/invalid-image": {
  "problem": {
   "code": "entry/invalid-image",
   "severity": "error",
   "file": "content/images/combles.svg",
   "message": {
    "key": "entry/invalid-image",
    "data": {
     "reason": {
      "key": "entry/invalid-image.said",
      "data": {
       "said": "<input>:1:94: Unexpected close tag"
      }
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/invalid-image.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "entry/cleaned-image": {
  "problem": {
   "code": "entry/cleaned-image",
   "severity": "warning",
   "file": "content/images/combles.svg",
   "message": {
    "key": "entry/cleaned-image",
    "data": {
     "what": {
      "key": "noun.of-element",
      "data": {
       "what": "onclick",
       "element": "<path>"
      }
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/cleaned-image.script.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "at": {
    "line": 1,
    "column": 61,
    "length": 5
   }
  },
  "line": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 30\"><path d=\"M0 30 20 0 40 30z\" onclick=\"alert(1)\"/></svg>"
 },
 "entry/reading-time": {
  "problem": {
   "code": "entry/reading-time",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 6,
    "column": 11,
    "length": 2
   },
   "message": {
    "key": "entry/reading-time",
    "data": {
     "field": {
      "key": "noun.field",
      "data": {
       "path": "readTime"
      }
     },
     "stated": 12,
     "words": 10,
     "needed": 0.1
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "entry/reading-time.hint",
    "data": {
     "field": "readTime",
     "minutes": 1
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "readTime: 12"
 },
 "settings/invalid-origin": {
  "problem": {
   "code": "settings/invalid-origin",
   "severity": "error",
   "file": "content/site.yaml",
   "at": {
    "line": 2,
    "column": 6,
    "length": 41
   },
   "message": {
    "key": "settings/invalid-origin.path",
    "data": {
     "address": "https://www.atelier-duval.example/accueil"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "settings/invalid-origin.path.hint",
    "data": {
     "origin": "https://www.atelier-duval.example"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "url: https://www.atelier-duval.example/accueil"
 },
 "settings/refused-variable": {
  "problem": {
   "code": "settings/refused-variable",
   "severity": "error",
   "file": "content/site.yaml",
   "message": {
    "key": "settings/refused-variable",
    "data": {
     "variable": "ATELIER_PASSWORD",
     "reason": "a page would show it to everyone"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "settings/refused-variable.hint",
    "data": {
     "variable": "ATELIER_PASSWORD"
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "content/placeholder": {
  "problem": {
   "code": "content/placeholder",
   "severity": "warning",
   "file": "content/pages/tarifs.md",
   "at": {
    "line": 6,
    "column": 1,
    "length": 11
   },
   "message": {
    "key": "content/placeholder.text",
    "data": {
     "placeholder": "à compléter"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/placeholder.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "À compléter."
 },
 "content/missing-fact": {
  "problem": {
   "code": "content/missing-fact",
   "severity": "warning",
   "file": "content/site.yaml",
   "at": {
    "line": 4,
    "column": 8,
    "length": 2
   },
   "message": {
    "key": "content/missing-fact",
    "data": {
     "count": 1,
     "names": "phone"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/missing-fact.hint",
    "data": {
     "file": "content/site.yaml"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "phone: \"\""
 },
 "content/spelling": {
  "problem": {
   "code": "content/spelling",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 14,
    "length": 11
   },
   "message": {
    "key": "content/spelling",
    "data": {
     "written": "claire voie",
     "right": "claire-voie"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/spelling.hint",
    "data": {
     "right": "claire-voie",
     "file": "content/termes.yaml"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Un bardage à claire voie laisse passer l’air."
 },
 "content/review-due": {
  "problem": {
   "code": "content/review-due",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 4,
    "column": 7,
    "length": 10
   },
   "message": {
    "key": "content/review-due",
    "data": {
     "date": "2023-09-01",
     "months": 24
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/review-due.hint",
    "data": {
     "field": "reviewed",
     "today": "2026-01-15"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "date: 2023-09-01"
 },
 "content/typed-fact": {
  "problem": {
   "code": "content/typed-fact",
   "severity": "warning",
   "file": "content/pages/contact.md",
   "at": {
    "line": 6,
    "column": 11,
    "length": 29
   },
   "message": {
    "key": "content/typed-fact",
    "data": {
     "written": "contact@atelier-duval.example",
     "name": "email"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/typed-fact.hint",
    "data": {
     "name": "email",
     "file": "content/site.yaml"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Écrivez à contact@atelier-duval.example."
 },
 "content/unknown-fact": {
  "problem": {
   "severity": "error",
   "file": "content/pages/contact.md",
   "at": {
    "line": 6,
    "column": 11,
    "length": 6
   },
   "code": "content/unknown-fact",
   "message": {
    "key": "content/unknown-fact",
    "data": {
     "name": "mail"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/unknown-fact.hint",
    "data": {
     "hint": {
      "key": "near-word",
      "data": {
       "word": "email"
      }
     },
     "name": "mail"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Écrivez à {mail}."
 },
 "content/unused-image": {
  "problem": {
   "code": "content/unused-image",
   "severity": "warning",
   "file": "content/images/facade.svg",
   "message": {
    "key": "content/unused-image",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "content/unused-image.content.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "language/file-name": {
  "problem": {
   "code": "language/file-name",
   "severity": "error",
   "file": "content/conseils/bardage.de.md",
   "message": {
    "key": "language/file-name",
    "data": {
     "code": "de"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "language/file-name.hint",
    "data": {
     "known": [
      "fr",
      "en"
     ]
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "language/missing-translation": {
  "problem": {
   "code": "language/missing-translation",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "message": {
    "key": "language/missing-translation",
    "data": {
     "id": "bardage",
     "languages": [
      "English"
     ]
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "language/missing-translation.hint",
    "data": {
     "files": [
      "content/conseils/bardage.en.md"
     ]
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "language/older-translation": {
  "problem": {
   "code": "language/older-translation",
   "severity": "warning",
   "file": "content/conseils/bardage.en.md",
   "at": {
    "line": 4,
    "column": 7,
    "length": 10
   },
   "message": {
    "key": "language/older-translation",
    "data": {
     "language": "English",
     "changed": "2025-09-01",
     "translated": "2025-08-01",
     "file": "content/conseils/bardage.md"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "language/older-translation.hint",
    "data": {
     "field": "date",
     "day": "2025-09-01"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "date: 2025-08-01"
 },
 "feed/invalid-item": {
  "problem": {
   "code": "feed/invalid-item",
   "severity": "error",
   "file": "templates/site.tsx",
   "message": {
    "key": "feed/invalid-item.page",
    "data": {
     "feed": "conseils",
     "route": "/conseil/bardage"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "feed/invalid-item.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "template/syntax": {
  "problem": {
   "code": "template/syntax",
   "severity": "error",
   "file": "templates/site.tsx",
   "at": {
    "line": 233,
    "column": 7,
    "length": 5
   },
   "message": {
    "key": "template/syntax",
    "data": {
     "said": "Unexpected closing \"Frame\" tag does not match opening \"p\" tag"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "template/syntax.note-with-line",
    "data": {
     "said": "The opening \"p\" tag",
     "line": 231
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "    </Frame>"
 },
 "template/throws": {
  "problem": {
   "severity": "error",
   "file": "templates/site.tsx",
   "at": {
    "line": 222,
    "column": 39
   },
   "code": "template/throws",
   "message": {
    "key": "template/throws",
    "data": {
     "doing": {
      "key": "doing.draw-page",
      "data": {
       "page": "/atelier"
      }
     },
     "reason": "Cannot read properties of undefined (reading 'title')"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "template/throws.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "    <Frame title={workshop.data.words.title} description=\"Qui nous sommes.\">"
 },
 "template/empty": {
  "problem": {
   "code": "template/empty",
   "severity": "error",
   "file": "templates/site.tsx",
   "message": {
    "key": "template/empty",
    "data": {
     "template": "missing",
     "page": "/404"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "template/empty.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "template/missing-asset": {
  "problem": {
   "severity": "error",
   "file": "templates/site.tsx",
   "at": {
    "line": 188,
    "column": 20
   },
   "code": "template/missing-asset",
   "message": {
    "key": "template/missing-asset.needed",
    "data": {
     "asset": "metier.txt",
     "doing": {
      "key": "doing.draw-pages",
      "data": {
       "page": "/",
       "more": 6
      }
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "metiers.txt"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "          <a href={asset(\"metier.txt\")}>Nos métiers</a>"
 },
 "template/no-site": {
  "problem": {
   "code": "template/no-site",
   "severity": "error",
   "file": "templates/site.tsx",
   "message": {
    "key": "template/no-site.export",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "template/no-site.export.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "asset/duplicate": {
  "problem": {
   "code": "asset/duplicate",
   "severity": "error",
   "file": "templates/site.tsx",
   "message": {
    "key": "asset/duplicate.planned",
    "data": {
     "count": 2,
     "path": "bois.txt"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "asset/duplicate.planned.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "asset/unfingerprinted": {
  "problem": {
   "code": "asset/unfingerprinted",
   "severity": "warning",
   "file": "static/assets/bois.txt",
   "message": {
    "key": "asset/unfingerprinted",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "asset/unfingerprinted.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "asset/invalid-picture": {
  "problem": {
   "code": "asset/invalid-picture",
   "severity": "error",
   "file": "templates/site.tsx",
   "message": {
    "key": "asset/invalid-picture",
    "data": {
     "path": "assets/card.2ad1da44e6.png",
     "reason": {
      "key": "entry/invalid-image.said",
      "data": {
       "said": "Opening and ending tag mismatch: path line 1 and svg"
      }
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "asset/invalid-picture.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "card/missing-character": {
  "problem": {
   "code": "card/missing-character",
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 2,
    "column": 27,
    "length": 2
   },
   "message": {
    "key": "card/missing-character",
    "data": {
     "route": "/conseils/bardage",
     "character": "🌲",
     "font": "title",
     "text": "Choisir un bardage 🌲"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "card/missing-character.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "title: Choisir un bardage 🌲"
 },
 "static/secret": {
  "problem": {
   "code": "static/secret",
   "severity": "error",
   "file": "static/.env",
   "message": {
    "key": "static/secret",
    "data": {
     "what": {
      "key": "static/secret.environment",
      "data": {}
     }
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "static/secret.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "static/active-pdf": {
  "problem": {
   "code": "static/active-pdf",
   "severity": "warning",
   "file": "static/devis.pdf",
   "message": {
    "key": "static/active-pdf",
    "data": {
     "parts": [
      {
       "key": "static/active-pdf.script",
       "data": {}
      },
      {
       "key": "static/active-pdf.opens",
       "data": {}
      }
     ]
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "static/active-pdf.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "static/left-over": {
  "problem": {
   "code": "static/left-over",
   "severity": "warning",
   "file": "static/tarifs.txt.bak",
   "message": {
    "key": "static/left-over.copy",
    "data": {},
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "static/left-over.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "route/invalid": {
  "problem": {
   "code": "route/invalid",
   "severity": "error",
   "file": "content/pages/tarifs.md",
   "at": {
    "line": 3,
    "column": 8,
    "length": 11
   },
   "message": {
    "key": "route/invalid",
    "data": {
     "route": "/Nos tarifs"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "route/invalid.hint",
    "data": {
     "route": "/nos-tarifs"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "route: /Nos tarifs"
 },
 "route/duplicate": {
  "problem": {
   "code": "route/duplicate",
   "severity": "error",
   "file": "content/pages/contact.md",
   "message": {
    "key": "route/duplicate",
    "data": {
     "route": "/contact",
     "others": [
      "content/pages/tarifs.md"
     ]
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "route/duplicate.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "route/output-clash": {
  "problem": {
   "code": "route/output-clash",
   "severity": "error",
   "file": "static/contact.html",
   "message": {
    "key": "route/output-clash.generated",
    "data": {
     "path": "contact.html"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "route/output-clash.generated.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "link/broken": {
  "problem": {
   "severity": "error",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 7,
    "length": 20
   },
   "code": "link/broken",
   "message": {
    "key": "link/broken",
    "data": {
     "link": "/tarif",
     "page": "/conseils/bardage"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "/tarifs"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Voyez [nos tarifs](/tarif)."
 },
 "link/broken-anchor": {
  "problem": {
   "severity": "error",
   "file": "content/pages/index.md",
   "at": {
    "line": 6,
    "column": 30,
    "length": 26
   },
   "code": "link/broken-anchor",
   "message": {
    "key": "link/broken-anchor",
    "data": {
     "page": "/tarifs",
     "id": "pose",
     "from": "/"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "la-pose"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "Voyez [l’atelier](/atelier), [nos tarifs](/tarifs#pose) et [comment nous joindre](/contact)."
 },
 "link/external": {
  "problem": {
   "code": "link/external",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "at": {
    "line": 8,
    "column": 7,
    "length": 41
   },
   "message": {
    "key": "link/external.reserved",
    "data": {
     "url": "https://www.example.org/norme"
    }
   },
   "hint": {
    "key": "link/external.reserved.hint",
    "data": {}
   }
  },
  "line": "Voyez [la norme](https://www.example.org/norme)."
 },
 "site/finding": {
  "problem": {
   "code": "site/finding",
   "severity": "warning",
   "file": "content/site.yaml",
   "message": "les heures d’ouverture manquent",
   "hint": "ajoutez une ligne hours:"
  }
 },
 "page/headings": {
  "problem": {
   "code": "page/headings",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "message": {
    "key": "page/on-page",
    "data": {
     "message": {
      "key": "page/headings.step",
      "data": {
       "heading": "Le mélèze",
       "level": 4,
       "above": 1
      }
     },
     "page": "/conseils/bardage"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/headings.step.hint",
    "data": {
     "signs": "##"
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/title": {
  "problem": {
   "code": "page/title",
   "severity": "warning",
   "file": "content/atelier.md",
   "message": {
    "key": "page/on-page",
    "data": {
     "message": {
      "key": "page/title",
      "data": {}
     },
     "page": "/atelier"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/title.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/language": {
  "problem": {
   "code": "page/language",
   "severity": "warning",
   "file": "content/atelier.md",
   "message": {
    "key": "page/on-page",
    "data": {
     "message": {
      "key": "page/language",
      "data": {}
     },
     "page": "/atelier"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/language.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/alternative-text": {
  "problem": {
   "code": "page/alternative-text",
   "severity": "warning",
   "file": "templates/site.tsx",
   "message": {
    "key": "page/on-page",
    "data": {
     "message": {
      "key": "page/alternative-text",
      "data": {
       "image": "/plan.svg"
      }
     },
     "page": "/404"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/alternative-text.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/duplicate-id": {
  "problem": {
   "code": "page/duplicate-id",
   "severity": "warning",
   "file": "templates/site.tsx",
   "message": {
    "key": "page/on-page",
    "data": {
     "message": {
      "key": "page/duplicate-id",
      "data": {
       "id": "retour"
      }
     },
     "page": "/404"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/duplicate-id.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/budget": {
  "problem": {
   "code": "page/budget",
   "severity": "warning",
   "file": "content/atelier.md",
   "message": {
    "key": "page/budget.files",
    "data": {
     "what": {
      "key": "noun.preloaded-fonts",
      "data": {}
     },
     "page": "/atelier",
     "budget": 0,
     "weight": 1,
     "file": "assets/essai.d590b18416.woff2",
     "fileWeight": 6.908
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/budget.hint",
    "data": {
     "field": "preloadedFonts",
     "file": "content/site.yaml"
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/policy": {
  "problem": {
   "code": "page/policy",
   "severity": "warning",
   "file": "templates/site.tsx",
   "message": {
    "key": "page/policy",
    "data": {
     "page": "/404",
     "refused": "<p style=\"color:green\">"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/policy.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/orphan": {
  "problem": {
   "code": "page/orphan",
   "severity": "warning",
   "file": "content/pages/tarifs.md",
   "message": {
    "key": "page/orphan",
    "data": {
     "page": "/tarifs"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/orphan.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/duplicate-title": {
  "problem": {
   "code": "page/duplicate-title",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "message": {
    "key": "page/duplicate-title",
    "data": {
     "page": "/conseils/bardage",
     "text": "Choisir un bardage",
     "others": [
      "/conseils/isolation"
     ]
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/duplicate-title.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/duplicate-description": {
  "problem": {
   "code": "page/duplicate-description",
   "severity": "warning",
   "file": "content/conseils/bardage.md",
   "message": {
    "key": "page/duplicate-description",
    "data": {
     "page": "/conseils/bardage",
     "text": "Trois bois pour une façade.",
     "others": [
      "/conseils/isolation"
     ]
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/duplicate-description.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "page/accessibility": {
  "problem": {
   "code": "page/accessibility",
   "severity": "warning",
   "file": "templates/site.tsx",
   "message": {
    "key": "page/accessibility",
    "data": {
     "fault": {
      "key": "accessibility.wcag/h30",
      "data": {}
     },
     "place": "html > body > main > p > a",
     "page": "/404"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "page/accessibility.hint",
    "data": {
     "address": "https://html-validate.org/rules/wcag/h30.html"
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "redirect/taken": {
  "problem": {
   "severity": "error",
   "file": "content/site.yaml",
   "at": {
    "line": 14,
    "column": 11,
    "length": 7
   },
   "code": "redirect/taken",
   "message": {
    "key": "redirect/taken",
    "data": {
     "from": "/tarifs"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "redirect/taken.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "  - from: /tarifs"
 },
 "redirect/broken": {
  "problem": {
   "severity": "error",
   "file": "content/site.yaml",
   "at": {
    "line": 15,
    "column": 9,
    "length": 9
   },
   "code": "redirect/broken",
   "message": {
    "key": "redirect/broken",
    "data": {
     "to": "/contacts"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "near-word",
    "data": {
     "word": "/contact"
    },
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "    to: /contacts"
 },
 "redirect/duplicate": {
  "problem": {
   "severity": "error",
   "file": "content/site.yaml",
   "at": {
    "line": 16,
    "column": 11,
    "length": 13
   },
   "code": "redirect/duplicate",
   "message": {
    "key": "redirect/duplicate",
    "data": {
     "from": "/nous-joindre"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "redirect/duplicate.hint",
    "data": {},
    "siteFile": "templates/site.tsx"
   }
  },
  "line": "  - from: /nous-joindre"
 },
 "static/heavy": {
  "problem": {
   "code": "static/heavy",
   "severity": "warning",
   "file": "static/catalogue.pdf",
   "message": {
    "key": "static/heavy",
    "data": {
     "size": 40,
     "seconds": 64
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "static/heavy.pdf.hint",
    "data": {
     "most": 5
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "host/limit": {
  "problem": {
   "code": "host/limit",
   "severity": "warning",
   "file": "content/site.yaml",
   "message": {
    "key": "host/limit.rules-unread",
    "data": {
     "path": "_redirects",
     "rules": 2202,
     "most": 2000,
     "host": "Cloudflare"
    },
    "siteFile": "templates/site.tsx"
   },
   "hint": {
    "key": "host/limit.hint",
    "data": {
     "host": "cloudflare"
    },
    "siteFile": "templates/site.tsx"
   }
  }
 },
 "publish/foreign-folder": {
  "problem": {
   "code": "publish/foreign-folder",
   "severity": "error",
   "file": "lettres",
   "message": {
    "key": "publish/foreign-folder",
    "data": {}
   },
   "hint": {
    "key": "publish/foreign-folder.hint",
    "data": {}
   }
  }
 },
 "publish/other-site": {
  "problem": {
   "code": "publish/other-site",
   "severity": "error",
   "file": "../public",
   "message": {
    "key": "publish/other-site",
    "data": {
     "published": "https://www.atelier-martin.example",
     "site": "https://www.atelier-duval.example"
    }
   },
   "hint": {
    "key": "publish/other-site.hint",
    "data": {
     "site": "https://www.atelier-duval.example",
     "file": "../public/.site-manifest.json"
    }
   }
  }
 },
 "publish/unsafe-folder": {
  "problem": {
   "code": "publish/unsafe-folder",
   "severity": "error",
   "file": "content",
   "message": {
    "key": "publish/unsafe-folder.sources",
    "data": {
     "folder": "content"
    }
   },
   "hint": {
    "key": "publish/unsafe-folder.hint",
    "data": {}
   }
  }
 },
 "publish/failed": {
  "problem": {
   "code": "publish/failed",
   "severity": "error",
   "file": "dist",
   "message": {
    "key": "publish/failed",
    "data": {
     "reason": {
      "key": "disk.full",
      "data": {}
     },
     "code": "ENOSPC"
    }
   },
   "hint": {
    "key": "publish/failed.untouched",
    "data": {
     "hint": {
      "key": "disk.full.hint",
      "data": {}
     }
    }
   }
  }
 },
 "dev/crash": {
  "problem": {
   "code": "dev/crash",
   "severity": "error",
   "file": ".",
   "message": {
    "key": "dev/crash",
    "data": {
     "said": "the index has no such page"
    }
   },
   "hint": {
    "key": "dev/crash.hint",
    "data": {}
   }
  }
 }
};
