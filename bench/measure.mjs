// Rounds of load on several servers in turn, and what a request costs each of them.
import { load } from "./load.mjs";
import { median } from "./median.mjs";
import { processorTime } from "./processes.mjs";

export const ROUNDS = Number(process.env.ROUNDS ?? 5);
export const SECONDS = Number(process.env.SECONDS ?? 3);
/** What a slow server was still asked for when its burst ended must not be done at the expense of the next. */
const SETTLE = 1000;
/** Nor what Torre does for enquiries some seconds later: their words join the search index then, and that is counted. */
const INDEXED = 5000;

/** Every peer in turn, several times, each time another first: noise that lasts for a while hits them alike. */
export async function measure(peers, row) {
  const rounds = new Map();
  for (const peer of peers) rounds.set(peer, { headers: await row.headers(peer), results: [] });
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = [...rounds];
    const turn = round % all.length;
    for (const [peer, { headers, results }] of [...all.slice(turn), ...all.slice(0, turn)]) {
      const before = processorTime(peer.pid);
      const result = load(peer.address(row), headers, SECONDS, row);
      await new Promise((resolve) => setTimeout(resolve, row.enquiry ? INDEXED : SETTLE));
      const cost = ((processorTime(peer.pid) - before) / result.requests) * 1e6;
      results.push({ ...result, cost });
    }
  }
  return [...rounds].map(([peer, { results }]) => ({
    peer,
    rate: median(results.map(({ rate }) => rate)),
    p99: median(results.map(({ p99 }) => p99)),
    cost: median(results.map(({ cost }) => cost)),
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
  }));
}
