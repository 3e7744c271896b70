import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as server from "react-dom/server";
import * as zod from "zod";

/**
 * The packages of which templates and the generator use the same copy, because two copies of React cannot share a hook
 * or a context. None of them is bundled with templates.
 */
export const sharedPackages: Readonly<Record<string, unknown>> = {
  react: React,
  "react/jsx-runtime": jsxRuntime,
  "react-dom": ReactDom,
  "react-dom/server": server,
  zod,
};

// Zod would compile a function for each schema at its first use, in half a millisecond. Templates create new schemas at
// every start and every change, and checking ten thousand entries takes the same time either way.
zod.config({ jitless: true });
