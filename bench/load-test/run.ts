import 'temporal-polyfill/global';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMe } from '@tomoguide/contract/accounts/calls';
import { createBooking, listGuideBookings } from '@tomoguide/contract/bookings/calls';
import { uploadFile } from '@tomoguide/contract/files/calls';
import { getAvailability, searchGuides } from '@tomoguide/contract/guides/calls';
import { createDatabase } from '../../server/src/database/create-database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { startCluster } from '../../server/src/embedded-postgres/cluster.ts';
import { aCheckout, aKey } from '../../server/src/testing/factories/bookings.ts';
import { aPicture } from '../../server/src/testing/sample-files.ts';
import { serve } from '../support/process.ts';
import { printFigure } from '../support/report.ts';
import { type ClientRequest, type Result, runClients, sendSimultaneously } from './clients.ts';
import { getBookingSheetPath, getItinerarySheetPath, seedLoadTest } from './seed.ts';

/**
 * `npm run load-test [-- --seconds 60] [--busy 20]`: runs the site while other processes use the CPU. A
 * thousand buyers request the same slot, then fifty clients request pages and trip sheets, call the API and
 * upload files. Exits with 1 if a response was neither correct nor a 503 with Retry-After, or took longer
 * than five seconds.
 */
const getNumber = (name: string, otherwise: number): number => {
  const given = process.argv.indexOf(`--${name}`);
  return given < 0 ? otherwise : Number(process.argv[given + 1]);
};
const seconds = getNumber('seconds', 60);
const busy = getNumber('busy', 20);
const BUYERS = 1_000;
/** Minimum number of buyers that must receive SLOT_TAKEN. */
const MIN_SLOT_TAKEN_REPLIES = 900;
const LIMIT_MS = 5_000;
/**
 * Milliseconds allowed for the way of the response back to this process, in addition to the process's own
 * delay.
 */
const MARGIN_MS = 250;

/** A program that uses all the CPU time it can get until the load test exits for any reason. */
const BUSY = `for (let n = 0; ; n += 1) if (n % 1e7 === 0) process.kill(${process.pid}, 0);`;

/**
 * Starts the busy processes in a session of their own, because schedulers first divide CPU time among
 * sessions or services.
 */
const keepBusy = (count: number): (() => void) => {
  if (count === 0) return () => {};
  const script = `for n in $(seq ${count}); do "$0" -e "$1" & done; wait`;
  const args = ['-c', script, process.execPath, BUSY];
  const { pid } = spawn('/bin/sh', args, { stdio: 'ignore', detached: true });
  let ended = false;
  const end = () => {
    if (!ended && pid) process.kill(-pid, 'SIGKILL');
    ended = true;
  };
  process.on('exit', end);
  return end;
};

const pick = <Value>(list: readonly Value[], n: number): Value => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
};

const getOutcome = ({ status, code }: Result): string => `${status} ${code}`.trim();
const formatOutcomeCounts = (answers: readonly Result[]): string =>
  [...Map.groupBy(answers, getOutcome)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([outcome, all]) => `${outcome}: ${all.length}`)
    .join(', ');

const formatSlowestTime = (answers: readonly { ms: number }[]): string =>
  `${(Math.max(0, ...answers.map(({ ms }) => ms)) / 1000).toFixed(1)} s`;

/** Returns whether a response is a success, SLOT_TAKEN, or a 503 with Retry-After. */
const isExpected = ({ status, code, retryAfter }: Result): boolean =>
  (status >= 200 && status < 400) ||
  code === 'SLOT_TAKEN' ||
  (status === 503 && retryAfter !== null);
const isLate = ({ ms, lateMs }: Result): boolean => ms > LIMIT_MS + MARGIN_MS + lateMs;

const dir = await mkdtemp(join(tmpdir(), 'tomoguide-load-test-'));
// The folder must be accessible to the account as which PostgreSQL runs if this process runs as root.
await chmod(dir, 0o711);
const cluster = await startCluster({ dir: join(dir, 'postgres'), durable: true });
let failed = true;
try {
  const databaseUrl = await createDatabase(cluster.url, 'load_test');
  await migrate(databaseUrl);
  const env = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SESSION_SECRET: 'a secret that the load test and its site share',
    DATA_DIR: dir,
    RATE_LIMITS: 'off',
    DEMO: 'false',
    LOG_LEVEL: 'error',
  };
  const seeded = await seedLoadTest({ databaseUrl, env }, BUYERS);
  const site = await serve('../server/src/main.ts', env, [
    '--expose-gc',
    '--max-semi-space-size=4',
  ]);
  const ownSheets = seeded.tours.map(({ id, traveler }) => ({
    path: getBookingSheetPath(id),
    headers: { authorization: `Bearer ${traveler.token}` },
  }));
  const pages = ['/login', '/search', '/help', '/signup', '/', '/search?city=kyoto'];
  const calls = [getMe.path, searchGuides.path, getAvailability.path, listGuideBookings.path];
  const pictures = await Promise.all(Array.from({ length: 20 }, (_, n) => aPicture('jpeg', n)));
  const call = (n: number): ClientRequest => {
    const { id, user } = pick(seeded.guides, n);
    const path = pick(calls, n).replace(':id', String(id)).replace(':userId', String(user.id));
    return { path: `${path}`, headers: { authorization: `Bearer ${user.token}` } };
  };
  const kinds = {
    pages: {
      clients: 16,
      next: (n: number): ClientRequest => {
        const page = pick([...pages, `/guides/${pick(seeded.guides, n).id}`], n);
        return { path: `${page}${page.includes('?') ? '&' : '?'}n=${n}` };
      },
    },
    calls: { clients: 16, next: call },
    'sheets of bookings': { clients: 5, next: (n: number): ClientRequest => pick(ownSheets, n) },
    'sheets of itineraries': {
      clients: 5,
      next: (n: number): ClientRequest => ({
        path: getItinerarySheetPath(pick(seeded.itineraries, n)),
        headers: { 'accept-language': pick(['en', 'zh-CN'], n) },
      }),
    },
    uploads: {
      clients: 8,
      next: (n: number): ClientRequest => ({
        method: 'POST',
        path: uploadFile.path,
        headers: {
          authorization: `Bearer ${pick(seeded.buyers, n)}`,
          'content-type': 'application/octet-stream',
        },
        body: pick(pictures, n),
      }),
    },
  };
  // Warms the site up while the CPU is still idle.
  await runClients(site.url, { ...kinds }, 5);
  const stopBusy = keepBusy(busy);

  const problems: string[] = [];
  const scheduledStartTime = Temporal.Now.instant()
    .round({ smallestUnit: 'hour', roundingMode: 'ceil' })
    .toZonedDateTimeISO('Asia/Tokyo')
    .add({ days: 7 })
    .with({ hour: 10 })
    .toInstant()
    .toString();
  const body = Buffer.from(JSON.stringify(aCheckout(seeded.contested, { scheduledStartTime })));
  const bought = await sendSimultaneously(
    site.url,
    'buyers',
    seeded.buyers.map((token) => ({
      method: 'POST',
      path: createBooking.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...aKey() },
      body,
    })),
  );
  const outcomes = Map.groupBy(bought, getOutcome);
  printFigure(`${BUYERS} buyers of one slot`, formatOutcomeCounts(bought));
  printFigure('slowest answer to a buyer', formatSlowestTime(bought), '5.0 s');
  printFigure('late answers to buyers', String(bought.filter(isLate).length), '0');
  const taken = outcomes.get('409 SLOT_TAKEN')?.length ?? 0;
  if (outcomes.get('201')?.length !== 1)
    problems.push('the number of buyers who got the slot is not one');
  if (taken < MIN_SLOT_TAKEN_REPLIES)
    problems.push(`only ${taken} of ${BUYERS} buyers were told that the slot is taken`);

  const answers = await runClients(site.url, kinds, seconds);
  for (const [kind, all] of Map.groupBy(answers, (answer) => answer.kind)) {
    printFigure(`${kind}: answers`, formatOutcomeCounts(all));
    printFigure(`${kind}: slowest`, formatSlowestTime(all), '5.0 s');
    printFigure(`${kind}: late`, String(all.filter(isLate).length), '0');
  }
  for (const answer of [...answers, ...bought]) {
    const { path, status, ms, lateMs } = answer;
    const what = `${path}: ${status} after ${(ms / 1000).toFixed(1)} s, of which the load test itself was late for ${(lateMs / 1000).toFixed(1)} s`;
    if (!isExpected(answer) || isLate(answer)) problems.push(what);
  }
  stopBusy();
  await site.stop();
  for (const problem of problems.slice(0, 20)) console.error(`✗ ${problem}`);
  console.log(
    problems.length === 0
      ? 'Every response was right or 503, and in time.'
      : `${problems.length} problems.`,
  );
  failed = problems.length > 0;
} finally {
  await cluster.stop();
  await rm(dir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
