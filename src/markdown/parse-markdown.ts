import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Preset } from "unified";

/**
 * The first step of the pipeline: text to mdast with GFM and directives, every node with its position.
 * Any parser that gives such a tree can stand here.
 */
export const parseMarkdown: Preset = { plugins: [remarkParse, remarkGfm, remarkDirective] };
