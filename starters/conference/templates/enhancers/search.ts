import { startSearch } from "charpente/search";

/** Finds pages while words are typed. */
startSearch();
