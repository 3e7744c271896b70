// Replaces node:child_process for Commander: none of our commands is a separate program.
"use strict";

exports.spawn = () => {
  throw new Error("No command is a program of its own.");
};
