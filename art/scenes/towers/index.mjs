// Towers and the runways they look after.
import { towerPoster } from "./tower-poster.mjs";
import { fullRating } from "./full-rating.mjs";
import { threshold } from "./threshold.mjs";

export const towers = {
  "courses/block-1": towerPoster,
  "courses/full-rating": fullRating,
  "courses/initial-course": threshold,
};
