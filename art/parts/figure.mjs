// Figure of a portrait: somebody in profile, turned to the work, put together from head, body and hands.
import { at, g } from "../drawing/svg.mjs";
import { HEAD, POSES } from "./poses.mjs";
import { profileBody } from "./profile-body.mjs";
import { behindCollar, profileHead } from "./profile-head.mjs";

/** Facing right, the ear at x, y. */
export function figure(s, { x = 300, y = 290, k = 0.8, pose, ...person }) {
  const { behind = "", body = "", head = "" } = POSES[pose](person);
  return g(
    { transform: at(x, y, k) },
    behind,
    g({ transform: at(...HEAD) }, behindCollar(person)),
    profileBody(s, person),
    g({ transform: at(...HEAD) }, profileHead(s, person)),
    body,
    head,
  );
}
