// Buildings at night: the school and two residences.
import { school } from "./school.mjs";
import { slab } from "./slab.mjs";
import { courtyard } from "./courtyard.mjs";

export const buildings = {
  "campus/madrid-5": school,
  "accommodation/residence-1": slab,
  "accommodation/residence-2": courtyard,
};
