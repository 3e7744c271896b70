/** What every page has: together, because each file of its own costs a page its name and its hash. */
import "./every-page/focus.ts";
import "./every-page/menu.ts";
import "./every-page/prefetch.ts";
import "./every-page/search-shortcut.ts";
