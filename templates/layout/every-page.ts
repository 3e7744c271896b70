/** The scripts of every page in one file, because each separate file costs every page its name and its hash. */
import "./every-page/focus.ts";
import "./every-page/menu.ts";
import "./every-page/prefetch.ts";
import "./every-page/search-shortcut.ts";
