// Rounds of load on several servers in turn, and what a request costs each of them.
import { load } from "./load.mjs";
import { median } from "./median.mjs";
import { processorClock } from "./processes.mjs";

export const ROUNDS = Number(process.env.ROUNDS ?? 5);
export const SECONDS = Number(process.env.SECONDS ?? 3);
/** What a slow server was still asked for when its burst ended must not be done at the expense of the next. */
const SETTLE = 1000;
/** Nor what Torre does for enquiries some seconds later: their words join the search index then, and that is counted. */
const INDEXED = 5000;

/** Connections that come before an answer is in the cache stay on the slower path: seconds for those, uncounted. */
const WARM_UP = 0.2;

/** One burst on one server. */
export async function burst(peer, row, headers) {
  if (!row.enquiry) load(peer.address(row), headers, WARM_UP, row);
  const used = processorClock(peer.pid);
  const result = load(peer.address(row), headers, SECONDS, row);
  await new Promise((resolve) => setTimeout(resolve, row.enquiry ? INDEXED : SETTLE));
  return { ...result, cost: (used() / result.requests) * 1e6 };
}

/** The middle of several bursts, and all that went wrong in them. */
export const summary = (results) => ({
  rate: median(results.map(({ rate }) => rate)),
  p99: median(results.map(({ p99 }) => p99)),
  cost: median(results.map(({ cost }) => cost)),
  errors: results.reduce((sum, { errors }) => sum + errors, 0),
});

/** Those before `turn` come last: noise that lasts for a while hits all alike. */
export const inTurn = (all, turn) => [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];

/** Every peer in turn, several times, each time another first. */
export async function measure(peers, row) {
  const rounds = new Map();
  for (const peer of peers) rounds.set(peer, { headers: await row.headers(peer), results: [] });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [peer, { headers, results }] of inTurn([...rounds], round)) {
      results.push(await burst(peer, row, headers));
    }
  }
  return [...rounds].map(([peer, { results }]) => ({ peer, ...summary(results) }));
}
