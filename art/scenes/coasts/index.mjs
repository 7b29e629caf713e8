// The island: coast, cone and terrace.
import { coast } from "./coast.mjs";
import { lava } from "./lava.mjs";
import { terrace } from "./terrace.mjs";

export const coasts = {
  "campus/canarias-1": coast,
  "campus/canarias-3": lava,
  "campus/canarias-5": terrace,
};
