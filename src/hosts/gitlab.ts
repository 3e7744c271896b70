import type { Host } from "./host.ts";

export const gitlab: Host<"gitlab"> = {
  name: "gitlab",
  // It reads nothing: the policy in each page is all that it needs.
  files: {},
  sendsPolicies: false,
  copies: ["br", "gz"],
};
