import 'temporal-polyfill/global';
import { setTimeout as wait } from 'node:timers/promises';
import { printFigure } from '../support/report.ts';
import { simulateUsers } from './people.ts';
import { getProblems } from './problems.ts';
import { settle } from './seed.ts';
import { startSoakedSite } from './site.ts';

/**
 * `npm run soak [-- --minutes 60]`: runs two processes behind nginx with users, guides, conversations and
 * timers, and replaces each process twice. Exits with 1 if a response was a 5xx, or if an acknowledged
 * change was lost.
 */
const given = process.argv.indexOf('--minutes');
const minutes = given < 0 ? 60 : Number(process.argv[given + 1]);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');
const LOOK_EVERY_MS = Math.min(15_000, minutes * 2_000);
/** Which process is replaced after one, two, three and four fifths of the time. */
const REPLACEMENTS = [0, 1, 0, 1] as const;

const formatMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
const parseMetric = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

const { site, seeded } = await startSoakedSite((place) => settle(place, minutes));
let failed = true;
try {
  const crowd = simulateUsers(site.url, seeded);
  const began = performance.now();
  const atFirst = await site.processorSeconds();
  const elapsed = (): number => (performance.now() - began) / 60_000;
  const refused: string[] = [];
  const byStatus = new Map<number, number>();
  let worst = { sockets: 0, outbox: 0, lag: 0 };
  const look = async (): Promise<void> => {
    for (const { what, status } of await site.answers()) {
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status >= 500) refused.push(`${elapsed().toFixed(2)} min: ${what}: ${status}`);
    }
    const texts = await Promise.all(
      site.metrics.map((url) =>
        fetch(url).then(
          (reply) => reply.text(),
          () => '',
        ),
      ),
    );
    const sizes = texts.map((text) => parseMetric(text, 'process_resident_memory_bytes'));
    const of = (name: string): number =>
      Math.max(0, ...texts.map((text) => parseMetric(text, name)).filter(Number.isFinite));
    worst = {
      sockets: Math.max(worst.sockets, of('tomoguide_sockets')),
      outbox: Math.max(worst.outbox, of('tomoguide_outbox_oldest_seconds')),
      lag: Math.max(worst.lag, of('nodejs_eventloop_lag_p99_seconds')),
    };
    const memory = sizes.map((size) => (Number.isFinite(size) ? formatMegabytes(size) : 'away'));
    const count = [...byStatus.values()].reduce((sum, n) => sum + n, 0);
    console.log(
      `${elapsed().toFixed(1).padStart(5)} min  ${count.toLocaleString('en').padStart(9)} answers  ${memory.map((each) => each.padStart(7)).join(' ')}  ${refused.length} of them 5xx`,
    );
  };
  const replacements = [...REPLACEMENTS.entries()];
  let replacing: Promise<void> = Promise.resolve();
  while (elapsed() < minutes) {
    await wait(LOOK_EVERY_MS);
    const [next] = replacements;
    if (next && elapsed() > ((next[0] + 1) / (REPLACEMENTS.length + 1)) * minutes) {
      replacements.shift();
      replacing = replacing.then(() => site.replace(next[1]));
    }
    await look();
  }
  await crowd.rest();
  await replacing;
  await look();
  const atLast = await site.processorSeconds();
  const { outcomes } = crowd;
  const lost = await getProblems(site, seeded, crowd);
  for (const follower of crowd.followers) follower.leave();
  const total = [...byStatus].sort(([one], [other]) => one - other);
  printFigure('answers by status', total.map(([status, n]) => `${status}: ${n}`).join(', '));
  printFigure('bookings made, paid', `${outcomes.bookings.size}, ${outcomes.paid.size}`);
  printFigure('tours started, extended and completed', String(outcomes.completed.size));
  printFigure('messages', String(outcomes.messages.size));
  printFigure('pages and searches of visitors', String(outcomes.pagesRead));
  printFigure('sockets of one process, at most', String(worst.sockets));
  printFigure('oldest event without its reactions', `${worst.outbox.toFixed(1)} s`);
  printFigure('event loop lag, p99, worst', `${(worst.lag * 1000).toFixed(0)} ms`);
  const answers = total.reduce((sum, [, n]) => sum + n, 0);
  for (const [name, part] of [
    ['servers', 'servers'],
    ['PostgreSQL', 'database'],
  ] as const)
    printFigure(
      `CPU time of the ${name}, per reply`,
      `${(((atLast[part] - atFirst[part]) / answers) * 1000).toFixed(1)} ms`,
    );
  printFigure('slowest end of a process', `${(site.slowestEnd() / 1000).toFixed(1)} s`, '6 s');
  const problems = [...refused, ...lost];
  for (const problem of problems.slice(0, 50)) console.error(`✗ ${problem}`);
  console.log(
    problems.length === 0 ? 'No 5xx, and nothing is lost.' : `${problems.length} problems.`,
  );
  failed = problems.length > 0;
} finally {
  await site.stop();
}
process.exit(failed ? 1 : 0);
