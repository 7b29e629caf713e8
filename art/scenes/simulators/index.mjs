// The tower simulators: a ring of screens is the only lamp in the room.
import { simulator } from "./simulator.mjs";
import { hall } from "./hall.mjs";
import { seaside } from "./seaside.mjs";

export const simulators = {
  "campus/madrid-2": simulator,
  "facilities/tower-simulator": hall,
  "campus/canarias-2": seaside,
};
