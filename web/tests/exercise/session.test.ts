/** An exercise while it is played: what an aircraft was told, when all is solved, and where its data block hangs. */
import { expect, test } from "vitest";
import { blockSides } from "../../src/features/exercise/block-sides";
import { FIRST_CALL, trafficOf } from "../../src/features/exercise/model/generator";
import { conflictsAhead } from "../../src/features/exercise/model/prediction";
import { solve } from "../../src/features/exercise/model/solver";
import { resultLine } from "../../src/features/exercise/result";
import { asTold, give, newSession, pass, type Session } from "../../src/features/exercise/session";

function flyTo(session: Session, time: number): void {
  while (session.state.time < time) {
    pass(session);
  }
}

test("a strip has an instruction at once, the aircraft once its crew has read back", () => {
  const session = newSession(trafficOf(42, 1));
  const before = asTold(session, 0).clearedHeading;
  give(session, { aircraft: 0, kind: "heading", value: 45 });
  expect([before, asTold(session, 0).clearedHeading]).toEqual([10, 45]);
  expect(session.state.aircraft[0]?.clearedHeading).toBe(10);
  flyTo(session, 6);
  expect(session.state.aircraft[0]?.clearedHeading).toBe(45);
});

test(
  "all is solved as soon as nothing is left to say, also where an aircraft is still on its way to its point",
  { timeout: 60_000 },
  () => {
    const traffic = trafficOf(42, 3);
    const session = newSession(traffic);
    for (const { at, ...order } of solve(traffic, FIRST_CALL) ?? []) {
      flyTo(session, at);
      expect(session.isSettled).toBe(false);
      give(session, order);
    }
    expect([session.isSettled, session.delivered]).toEqual([true, false]);
  },
);

test.each([1, 2, 3] as const)("what was foreseen in exercise %i is what a new look ahead finds", (number) => {
  const traffic = trafficOf(7, number);
  const session = newSession(traffic);
  while (session.state.time < traffic.length) {
    if (session.state.time === 300) {
      give(session, { aircraft: 0, kind: "level", value: 370 });
    }
    pass(session);
    const { state, instructions, foreseen } = session;
    expect(foreseen, `second ${state.time}`).toEqual(conflictsAhead(state, instructions, traffic.length));
  }
});

test("where it is flown again, no conflict is foreseen that was solved", () => {
  const traffic = trafficOf(42, 1);
  expect(newSession(traffic).foreseen).toHaveLength(1);
  expect(newSession(traffic, solve(traffic, FIRST_CALL) ?? []).foreseen).toEqual([]);
});

test("the blocks of two that converge do not hang on the same side", () => {
  for (let seed = 0; seed < 10_000; seed += 500) {
    const [first, second] = blockSides(trafficOf(seed, 1));
    expect(first, `seed ${seed}`).not.toEqual(second);
  }
});

test("a result of three exercises fits into an enquiry", () => {
  const results = ([1, 2, 3] as const).map((number) => ({
    number,
    traffic: trafficOf(7, number),
    given: Array.from({ length: 20 }, () => ({ at: 0, aircraft: 0, kind: "heading" as const, value: 90 })),
  }));
  const words = (key: string, values: Record<string, string | number> = {}) =>
    `${key === "exercise.resultTraffic" ? "Tráfico" : "Ejercicio : NM, ft, instrucciones: "}${Object.values(values).join(" ")}`;
  expect(resultLine(7, results, "es", words).length).toBeLessThanOrEqual(200);
});
