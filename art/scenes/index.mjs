// Every 1600-wide picture of the site, by slot.
import { cabs } from "./cabs.mjs";
import { simulators } from "./simulators/index.mjs";
import { supervision } from "./supervision.mjs";
import { approachScenes } from "./approach.mjs";
import { scopes } from "./scopes.mjs";
import { voices } from "./voices.mjs";
import { classrooms } from "./classrooms/index.mjs";
import { tables } from "./tables/index.mjs";
import { studyRooms } from "./study-rooms.mjs";
import { coasts } from "./coasts/index.mjs";
import { towers } from "./towers/index.mjs";
import { papers } from "./papers/index.mjs";
import { boards } from "./boards.mjs";
import { buildings } from "./buildings/index.mjs";
import { posters } from "./posters/index.mjs";

export const scenes = {
  ...cabs,
  ...simulators,
  ...supervision,
  ...approachScenes,
  ...scopes,
  ...voices,
  ...classrooms,
  ...tables,
  ...studyRooms,
  ...coasts,
  ...towers,
  ...papers,
  ...boards,
  ...buildings,
  ...posters,
};
