import { median } from "../median.mjs";

/** Controls by page, as a table in Markdown. */
export function describeControls(controls) {
  const rows = controls.map(({ route, state, name, action, ms }) => {
    const cells = [
      `\`${route}\``,
      state ?? "as loaded",
      inCell(name),
      action,
      Math.round(median(ms)),
      Math.round(Math.max(...ms)),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [
    "| page | state | control | act | median, ms | longest, ms |",
    "| --- | --- | --- | --- | ---: | ---: |",
    ...rows,
  ].join("\n");
}

/** Pages as they load, untouched, as a table in Markdown. */
export function describeLoads(loads) {
  const rows = loads.map(
    ({ route, blockedMs, slowBlockedMs, answersMs, slowAnswersMs, shifts, firstKeyMs }) => {
      const figures = [blockedMs, slowBlockedMs, answersMs, slowAnswersMs, firstKeyMs];
      const cells = [`\`${route}\``, ...figures.map((ms) => (ms === undefined ? "–" : Math.round(ms)))];
      return `| ${[...cells, Number(shifts.toFixed(4))].join(" | ")} |`;
    },
  );
  return [
    "| page | blocked, ms | blocked at 4×, ms | answers after, ms | answers at 4×, ms | first key at 4×, ms | shift |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
  ].join("\n");
}

function inCell(text) {
  return text.replaceAll("|", "\\|");
}
