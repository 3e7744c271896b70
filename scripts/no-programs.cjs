// Stands in for node:child_process where Commander asks for it: no command of ours is a program of its own.
"use strict";

exports.spawn = () => {
  throw new Error("No command is a program of its own.");
};
