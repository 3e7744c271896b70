import type { DrawnSymbol } from "../sheet";

/** What makes a building work, standing on 0 from x = 0. */
export const machines = {
  /** An air handling unit, 3.4 wide, its intake on the left. */
  airHandler: {
    id: "ah",
    parts: [
      ["body", "M0 .25L3.4 .25L3.4 1.95L0 1.95ZM0 .7L-.45 .55L-.45 1.15L0 1.5Z"],
      ["seen", "M.3 0L.3 .25M3.1 0L3.1 .25M1.1 .25L1.1 1.95M1.7 .25L1.7 1.95O2.55 1.1 .52O2.55 1.1 .12"],
      [
        "fine",
        "M1.1 .25L1.7 1.95M.4 .35L.65 .55L.4 .76L.65 .97L.4 1.18L.65 1.39L.4 1.6L.65 1.82M-.42 .7L0 .86M-.42 .85L0 1.06M-.42 1L0 1.26",
      ],
    ],
  },
  heatPump: {
    id: "hp",
    parts: [
      ["body", "M0 .15L1.25 .15L1.25 1.3L0 1.3Z"],
      ["seen", "M.2 0L.2 .15M1.05 0L1.05 .15"],
      ["heat", "O.625 .72 .42M.625 .3L.625 1.14M.205 .72L1.045 .72"],
    ],
  },
  coolingTower: {
    id: "tw",
    parts: [
      ["body", "M0 0L2.1 0L2.1 1.5L1.7 2.2L.4 2.2L0 1.5Z"],
      ["fine", "M.15 .3L1.95 .3M.15 .6L1.95 .6M.15 .9L1.95 .9M.15 1.2L1.95 1.2M0 1.5L2.1 1.5"],
      ["heat", "M.5 2.4Q.6 2.65 .5 2.9M1.05 2.4Q1.15 2.75 1.05 3.1M1.6 2.4Q1.7 2.65 1.6 2.9"],
    ],
  },
  /** Chiller or boiler on a plinth, 2.9 wide. */
  boiler: {
    id: "bl",
    parts: [
      ["body", "M0 .12L2.9 .12L2.9 1.65L0 1.65Z"],
      ["seen", "M1.05 .12L1.05 1.65M1.65 .12L1.65 1.65O2.27 .88 .44O2.27 .88 .1"],
      [
        "fine",
        "M1.05 .12L1.65 1.65M.3 .22L.6 .42L.3 .62L.6 .82L.3 1.02L.6 1.22L.3 1.42L.6 1.58M-.1 .06L3 .06",
      ],
    ],
  },
  tank: {
    id: "ta",
    parts: [
      ["body", "M0 .15L0 1.6Q0 1.9 .4 1.9Q.8 1.9 .8 1.6L.8 .15Z"],
      ["seen", "M.12 .15L.12 0M.68 .15L.68 0"],
      ["heat", "M.2 .5L.2 1.35"],
    ],
  },
  switchboard: {
    id: "sw",
    parts: [
      ["body", "M0 .08L.7 .08L.7 2.05L0 2.05Z"],
      ["fine", "M.12 1.78L.58 1.78M.12 1.6L.58 1.6M.12 1.42L.58 1.42M.12 .4L.58 .4M.12 .28L.58 .28"],
      ["powerLed", "M.35 1.05L.36 1.05"],
    ],
  },
  battery: {
    id: "bt",
    parts: [
      ["body", "M0 .08L.75 .08L.75 2.1L0 2.1Z"],
      ["fine", "M.1 1.43L.65 1.43M.1 1.76L.65 1.76"],
      ["power", "M.1 .44L.65 .44M.1 .77L.65 .77M.1 1.1L.65 1.1"],
    ],
  },
  rack: {
    id: "ra",
    parts: [
      ["body", "M0 .05L.66 .05L.66 2.15L0 2.15Z"],
      [
        "fine",
        "M.07 .26L.59 .26M.07 .45L.59 .45M.07 .64L.59 .64M.07 .83L.59 .83M.07 1.02L.59 1.02M.07 1.21L.59 1.21M.07 1.4L.59 1.4M.07 1.59L.59 1.59M.07 1.78L.59 1.78M.07 1.97L.59 1.97",
      ],
    ],
  },
  panel: {
    id: "pv",
    parts: [
      ["panel", "M0 .18L1.05 .68L1.01 .77L-.04 .27Z"],
      ["seen", "M.95 0L.95 .63M.1 0L.1 .23"],
    ],
  },
  charger: {
    id: "cg",
    parts: [
      ["body", "M0 0L.28 0L.28 1.3L0 1.3Z"],
      ["power", "M.14 1.12L.14 .8"],
    ],
  },
  containerBattery: {
    id: "cb",
    parts: [
      ["body", "M0 .2L3 .2L3 2.7L0 2.7Z"],
      ["seen", "M.1 .2L.1 0M2.9 .2L2.9 0M1 .2L1 2.7M2 .2L2 2.7"],
      [
        "power",
        "M.2 .7L.8 .7M.2 1.1L.8 1.1M.2 1.5L.8 1.5M1.2 .7L1.8 .7M1.2 1.1L1.8 1.1M1.2 1.5L1.8 1.5M2.2 .7L2.8 .7M2.2 1.1L2.8 1.1",
      ],
      [
        "fine",
        "M2.2 1.5L2.8 1.5M.2 2.2L.8 2.2M.2 2.35L.8 2.35M1.2 2.2L1.8 2.2M1.2 2.35L1.8 2.35M2.2 2.2L2.8 2.2M2.2 2.35L2.8 2.35",
      ],
    ],
  },
  transformer: {
    id: "tf",
    parts: [
      ["body", "M0 0L2.4 0L2.4 2.2L0 2.2Z"],
      ["seen", "M-.15 2.2L2.55 2.2L2.55 2.36L-.15 2.36ZM.3 0L.3 1.9L1.1 1.9L1.1 0"],
      ["fine", "M.4 1.1L1 1.1M.4 1.3L1 1.3M.4 1.5L1 1.5"],
      ["power", "O1.62 1.2 .26O1.92 1.2 .26"],
    ],
  },
} as const satisfies { readonly [name: string]: DrawnSymbol };
