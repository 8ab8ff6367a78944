import 'temporal-polyfill/global';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { buildApp } from '../server/src/app.ts';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { createDatabase } from '../server/src/database/create-database.ts';
import { openDatabase } from '../server/src/database/database.ts';
import { migrate } from '../server/src/database/migrate.ts';
import { startCluster } from '../server/src/embedded-postgres/cluster.ts';
import { BossJobs } from '../server/src/jobs/jobs.ts';
import { createLog } from '../server/src/log.ts';
import { describeBooking, measureBookings, openSessions } from './claims/bookings.ts';
import { measureConversation } from './claims/conversation.ts';
import { measureEarnings } from './claims/earnings.ts';
import { measureFacts } from './claims/facts.ts';
import { measureGuides } from './claims/guides.ts';
import { measureLanding } from './claims/landing.ts';
import { measureLives, TRAVELERS_OF_LIVES } from './claims/lives.ts';
import { measureMemory } from './claims/memory.ts';
import { measureMessages } from './claims/messages.ts';
import { measureMixture } from './claims/mixture.ts';
import { measurePages } from './claims/pages.ts';
import { measureSockets } from './claims/sockets.ts';
import { measureStaff } from './claims/staff.ts';
import { loadTool } from './support/load.ts';
import { loadMarket } from './support/market.ts';

/** `npm run bench [-- --large] [-- --only guides|bookings|earnings|staff|lives|pages|mixture|memory|landing|sockets|messages|conversation|facts] [--statements]` */
const large = process.argv.includes('--large');
const only = process.argv[process.argv.indexOf('--only') + 1];
const isSelected = (name: string): boolean => !process.argv.includes('--only') || only === name;
const size = large
  ? { guides: 100_000, travelers: 50_000, bookings: 1_000_000 }
  : { guides: 5_000, travelers: 7_000, bookings: 20_000 };

const dir = await mkdtemp(join(tmpdir(), 'tomoguide-bench-'));
// The folder must be accessible to the account as which PostgreSQL runs if this process runs as root;
// otherwise its files would be created elsewhere and left behind.
await chmod(dir, 0o711);
const cluster = await startCluster({ dir: join(dir, 'postgres'), durable: true });
const url = await createDatabase(cluster.url, 'bench');
try {
  await migrate(url);
  const log = createLog('error');
  const db = openDatabase(url, { max: 4, log, statementTimeoutMs: 3_600_000 });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    DATA_DIR: dir,
  });
  const jobs = new BossJobs({ url, log, work: false });
  const { app, deps } = await buildApp({ config, db, clock: systemClock, log, jobs });
  await app.ready();
  await jobs.start();
  const started = performance.now();
  await loadMarket(deps, size);
  await db.execute(sql`vacuum analyze`);
  console.log(
    `Loaded ${size.guides.toLocaleString('en')} guides and ${size.bookings.toLocaleString('en')} bookings in ${((performance.now() - started) / 1000).toFixed(0)} s.`,
  );
  if (isSelected('facts')) measureFacts();
  if (isSelected('bookings')) await describeBooking(app, deps, size);
  const hasPeople = ['bookings', 'mixture', 'sockets', 'messages', 'conversation'].some(isSelected);
  const people = { ...size, travelers: size.travelers - TRAVELERS_OF_LIVES };
  const tokens = hasPeople ? await openSessions(deps, people) : [];
  if (isSelected('earnings')) await measureEarnings(app, deps);
  if (isSelected('staff')) await measureStaff(app, deps);
  await app.close();
  await jobs.stop();
  await db.$client.end();

  process.env.DATA_DIR = dir;
  console.log(`Load comes from ${loadTool}; that of bookings from autocannon.`);
  if (isSelected('guides')) await measureGuides(url, size.guides);
  if (isSelected('bookings')) await measureBookings(url, tokens, size);
  if (isSelected('sockets')) await measureSockets(url, tokens, size.guides + 1);
  if (isSelected('messages')) await measureMessages(url, tokens, size);
  const [first] = tokens;
  if (isSelected('conversation') && first) await measureConversation(url, first, size);
  if (isSelected('lives')) await measureLives(url, dir, size);
  if (isSelected('pages')) await measurePages(url, size.guides);
  if (isSelected('mixture')) await measureMixture(url, tokens, size.guides);
  if (isSelected('memory')) {
    await measureMemory(await createDatabase(cluster.url, 'demo'), large ? 150 : 15);
  }
  if (isSelected('landing')) await measureLanding(url);
} finally {
  await cluster.stop();
  await rm(dir, { recursive: true, force: true });
}
