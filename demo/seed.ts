import type { GuideId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import type { Tx } from '../server/src/database/database.ts';
import { inLongTransaction } from '../server/src/database/transaction.ts';
import type { Deps } from '../server/src/deps.ts';
import { DEMO_PASSWORD } from '../server/src/domains/accounts/login/demo-accounts.ts';
import { hashPassword } from '../server/src/domains/accounts/passwords/password-hash.ts';
import { syncCatalog } from '../server/src/domains/catalog/service.ts';
import { addSavedGuide, refreshPriceRanges } from '../server/src/domains/guides/service.ts';
import { outbox } from '../server/src/events/tables.ts';
import { seedApplications } from './applications/seed-applications.ts';
import { withClockAt } from './bookings/at.ts';
import { seedBookings } from './bookings/seed-bookings.ts';
import { DEMO_CITIES } from './content/cities.ts';
import { getUsername, SKETCHES } from './content/guides.ts';
import { noUses } from './content/make-reviews.ts';
import { isEmpty } from './is-empty.ts';
import { seedMessages } from './messages/seed-messages.ts';
import { seedMoney } from './money/seed-money.ts';
import { getPortrait, seedGuide, writeReviews, writeShoppingAnswers } from './seed-guides.ts';
import { type Demo, seedPeople } from './seed-people.ts';
import { seedPermissions } from './seed-permissions.ts';
import { seedQualifications } from './seed-qualifications.ts';
import { seedWaiting } from './seed-waiting.ts';
import { seedWeather } from './seed-weather.ts';
import { getPortraitName, storePortraits } from './store-portraits.ts';
import { seedSupport } from './support/seed-support.ts';

/** An arbitrary lock number that all processes share, so that only one of them seeds. */
export const DEMO_LOCK = 7_203_115;
const MEI = {
  seed: 'mei',
  sitter: { sex: 'female', age: 31, landmark: DEMO_CITIES.kobe.landmark },
} as const;
/** More guides than one page of saved guides shows, which is six. */
const SAVED = [
  'kenji',
  'harukamori',
  'gaoruolan',
  'hiromimatsuo',
  'yukikoonodera',
  'sakurahinata',
  'zhengkaiwen',
  'kotoneyoshino',
  'limengjie',
];

const saveGuides = async (tx: Tx, demo: Demo, now: Temporal.Instant): Promise<void> => {
  for (const [index, username] of SAVED.entries()) {
    const guideId = demo.guides.get(username);
    if (guideId)
      await addSavedGuide(tx, demo.mei.id, guideId, now.subtract({ hours: 9 * index + 5 }));
  }
};

/** Called with the current step and its progress. */
type ReportProgress = (step: string, done: number, of: number) => void;

const write = async (
  tx: Tx,
  deps: Deps,
  passwordHash: string,
  report: ReportProgress,
): Promise<boolean> => {
  // Another process may be seeding. Its result is equally valid.
  await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
  if (!(await isEmpty(tx))) return false;
  const now = deps.clock.now();
  const people = await seedPeople(tx, now, {
    passwordHash,
    // The password is public, so it must not open a staff account that others can reach.
    staffPasswordHash: deps.config.local ? passwordHash : null,
    meiPortrait: getPortraitName(MEI.seed, MEI.sitter),
  });
  const guides = new Map<string, GuideId>();
  const reviews: Parameters<typeof writeReviews>[2][number][] = [];
  const uses = noUses();
  for (const [done, each] of SKETCHES.entries()) {
    report('Writing the demo’s guides', done, SKETCHES.length);
    const given = { now, passwordHash, travelers: people.travelers, uses };
    const guide = await seedGuide(tx, deps, each, given);
    guides.set(getUsername(each.sketch), guide.id);
    reviews.push(...guide.reviews);
  }
  await writeReviews(tx, deps, reviews);
  await writeShoppingAnswers(
    tx,
    deps,
    reviews.filter(({ guideId }) => guideId === guides.get('kenji')),
  );
  const demo = { ...people, guides };
  await saveGuides(tx, demo, now);
  const rest = [
    () => seedQualifications(tx, deps, demo),
    () => seedBookings(tx, withClockAt(deps, now), demo),
    () => seedWaiting(tx, deps, demo),
    () => seedWeather(tx, withClockAt(deps, now.subtract({ hours: 1 })), demo),
    () => refreshPriceRanges(tx),
    () => seedMoney(tx, deps, demo, now),
    () => seedMessages(tx, withClockAt(deps, now), demo),
    () => seedSupport(tx, withClockAt(deps, now), demo),
    () => seedApplications(tx, deps, people.staff, { now, passwordHash }),
    // Last, because some of the tours above are outside what a guide's permission covers.
    () => seedPermissions(tx, deps, demo),
  ];
  for (const [done, part] of rest.entries()) {
    report('Writing the rest of the demo', done, rest.length);
    await part();
  }
  // Past events of the demo are marked as dispatched, so that they send no emails and change no counts.
  await tx.update(outbox).set({ dispatchedAt: now });
  return true;
};

/**
 * Seeds the demo into an empty database, completely or not at all. Every run produces the same data, except
 * that dates are relative to the current time. Does nothing if there are accounts other than staff
 * accounts. Returns whether it seeded anything.
 */
export const seedDemo = async (deps: Deps, report: ReportProgress = () => {}): Promise<boolean> => {
  if (!(await inLongTransaction(deps.db, isEmpty))) return false;
  // Committed separately, because a process that starts during seeding writes the same rows and would
  // otherwise have to wait.
  await inLongTransaction(deps.db, syncCatalog);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  // In the meantime, other threads draw the portraits. The commit waits for them.
  let isWritten = false;
  const pictures = storePortraits(
    deps.files,
    [MEI, ...SKETCHES.map(getPortrait)],
    (done, of) => isWritten && report('Drawing the demo’s portraits', done, of),
  );
  const [wrote] = await Promise.all([
    inLongTransaction(deps.db, async (tx) => {
      const written = await write(tx, deps, passwordHash, report);
      isWritten = true;
      await pictures;
      return written;
    }),
    pictures,
  ]);
  return wrote;
};
