// Workplaces of the portraits by name: what somebody looks at, lit, to the right of a dark room. Each carries the beacon.
import { FROM_THE_CAB } from "./workplace-outside.mjs";
import { radar, screens, sectors } from "./workplace-screens.mjs";
import { board, chart, panorama, projection, study } from "./workplace-training.mjs";

export const WORKPLACES = {
  ...FROM_THE_CAB,
  radar,
  screens,
  sectors,
  board,
  chart,
  panorama,
  projection,
  study,
};
