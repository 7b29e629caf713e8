// Rooms full of candidates.
import { briefing } from "./briefing.mjs";
import { classroom } from "./classroom.mjs";
import { examHall } from "./exam-hall.mjs";

export const classrooms = {
  "campus/madrid-4": briefing,
  "campus/canarias-4": classroom,
  "courses/selection-processes": (s) => examHall(s, 2),
};
