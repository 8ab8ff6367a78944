import { setTimeout as wait } from 'node:timers/promises';
import * as bookings from '@tomoguide/contract/bookings/calls';
import { payDeposit, succeedDemoSession } from '@tomoguide/contract/payments/calls';
import { submitReview } from '@tomoguide/contract/reviews/calls';
import { REVIEW_ALONE_DAYS } from '@tomoguide/contract/reviews/figures';
import { setSuspension } from '@tomoguide/contract/staff/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../database/database.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { inTransaction } from '../database/transaction.ts';
import { createGuide } from '../domains/guides/service.ts';
import { createLog } from '../log.ts';
import { type CommitGate, commitGate, type Step } from './commit-gate.ts';
import { aUser } from './factories/accounts.ts';
import { aCheckout } from './factories/bookings.ts';
import { guideDefaults } from './factories/guides.ts';
import { type KillableSite, startKillableSite } from './killable-site.ts';
import {
  deliverEverything,
  deliverPendingWork,
  moneyProblems,
  runWithClock,
} from './killed-site.ts';
import { LONG_DATABASE_TIMEOUTS } from './long-timeouts.ts';
import { type Retrying, retryingClient } from './retrying-client.ts';
import { extendWithRetries } from './retrying-extension.ts';
import type { TourGuide } from './retrying-traveler.ts';

/**
 * Every transaction in the life of a booking: from checkout to a refund, or through an extension to
 * completion.
 */
const STEPS = {
  booking: { name: 'booking', table: 'bookings', on: 'insert' },
  intent: { name: "the deposit's intent", table: 'payment_attempts', on: 'insert' },
  session: { name: "the provider's session", table: 'demo_provider_sessions', on: 'insert' },
  sessionKnown: {
    name: 'session row',
    table: 'payment_attempts',
    on: 'update of session_id',
    when: 'old.session_id is null and new.session_id is not null',
  },
  charge: { name: "the provider's charge", table: 'demo_provider_events', on: 'insert' },
  callback: {
    name: 'callback',
    table: 'payments',
    on: 'update of status',
    when: "old.status <> 'paid' and new.status = 'paid'",
  },
  delivered: {
    name: 'callback’s acknowledgement',
    table: 'demo_provider_events',
    on: 'update of delivered_at',
    when: 'new.delivered_at is not null',
  },
  outbox: {
    name: 'outbox dispatch',
    table: 'outbox',
    on: 'update of dispatched_at',
    when: "new.type = 'booking.paid'",
  },
  email: { name: 'email', table: 'local_mail', on: 'insert' },
  acceptance: {
    name: 'acceptance',
    table: 'bookings',
    on: 'update of status',
    when: "new.status = 'upcoming'",
  },
  confirmation: {
    name: 'guide’s confirmation of the start',
    table: 'bookings',
    on: 'update of guide_confirmed_start',
    when: 'new.guide_confirmed_start and not old.guide_confirmed_start',
  },
  start: {
    name: 'start',
    table: 'bookings',
    on: 'update of status',
    when: "new.status = 'ongoing'",
  },
  extension: {
    name: 'extension request',
    table: 'payments',
    on: 'insert',
    when: "new.kind = 'extension'",
  },
  fee: {
    name: 'extension fee’s callback',
    table: 'payments',
    on: 'update of status',
    when: "new.kind = 'extension' and old.status <> 'paid' and new.status = 'paid'",
  },
  agreement: {
    name: 'guide’s agreement to the extension',
    table: 'bookings',
    on: 'update of status',
    when: "old.status <> new.status and new.status = 'extend_confirmed'",
  },
  effect: {
    name: 'traveler’s confirmation of the extension',
    table: 'payments',
    on: 'update of confirmed_at',
    when: 'old.confirmed_at is null and new.confirmed_at is not null',
  },
  completion: {
    name: 'completion and its split',
    table: 'bookings',
    on: 'update of status',
    when: "new.status = 'completed'",
  },
  dispute: { name: 'opening of a dispute', table: 'disputes', on: 'insert' },
  decision: {
    name: 'staff decision and its split',
    table: 'disputes',
    on: 'update of decided_at',
    when: 'old.decided_at is null',
  },
  review: { name: 'review', table: 'reviews', on: 'insert' },
  publication: {
    name: 'publication at the deadline',
    table: 'reviews',
    on: 'update of public_at',
    when: 'old.public_at is null and new.public_at is not null',
  },
  refund: { name: 'cancellation and refund row', table: 'refunds', on: 'insert' },
  refundAsked: {
    name: 'marking of the refund as sent',
    table: 'refunds',
    on: 'update of asked_at',
    when: "old.asked_at is null and new.status = 'sent'",
  },
  refundGiven: { name: 'refund at the provider', table: 'demo_provider_refunds', on: 'insert' },
  refundKnown: {
    name: 'arrival of the refund',
    table: 'refunds',
    on: 'update of status',
    when: "new.status = 'arrived'",
  },
} satisfies Record<string, Step>;

/**
 * How a booking ends: cancelled a day before the tour, or completed, with or without an extension, and
 * reviewed or disputed.
 */
type Life = 'cancelled' | 'completed' | 'extended' | 'reviewed' | 'disputed';
interface WaitingSteps {
  life: Life;
  steps: readonly Step[];
}
const ofLife = (life: Life, sets: readonly (readonly Step[])[]): WaitingSteps[] =>
  sets.map((steps) => ({ life, steps }));

/**
 * Steps that can wait concurrently for one kill. A worker takes its next job only after finishing the
 * previous one, so only one of its steps can wait at a time, and either the outbox or its emails.
 */
const CANCELLED = ofLife('cancelled', [
  [STEPS.booking, STEPS.intent, STEPS.session, STEPS.sessionKnown, STEPS.charge],
  [STEPS.callback, STEPS.delivered, STEPS.outbox, STEPS.acceptance, STEPS.refund],
  [STEPS.email, STEPS.refundAsked],
  [STEPS.refundGiven],
  [STEPS.refundKnown],
]);
const COMPLETED = ofLife('completed', [[STEPS.confirmation, STEPS.start, STEPS.completion]]);
const EXTENDED = ofLife('extended', [[STEPS.extension, STEPS.fee, STEPS.agreement, STEPS.effect]]);
const DISPUTED = ofLife('disputed', [[STEPS.dispute, STEPS.decision]]);
const REVIEWED = ofLife('reviewed', [[STEPS.review, STEPS.publication]]);
const SETS = [...CANCELLED, ...COMPLETED, ...EXTENDED, ...REVIEWED, ...DISPUTED];
/** The steps in which money comes in, including a fee, and goes out. */
const SOME = [...CANCELLED.slice(0, 3), ...EXTENDED];

type End = 'keep' | 'lose' | 'crash';

/**
 * After a kill between two steps, the earlier one is committed and the later one is not, so killing at an
 * unacknowledged commit of each step covers every such point. A long run kills at every step; it also rolls
 * each transaction back, and kills the database during each transaction.
 */
const ENDS: Record<End, { what: string; sets: readonly WaitingSteps[] }> = {
  keep: { what: 'server, after the commit of', sets: chooseForTestLength(SOME, SETS) },
  lose: { what: 'server, before the commit of', sets: chooseForTestLength([], SETS) },
  crash: {
    what: 'database, before the commit of',
    sets: chooseForTestLength(CANCELLED.slice(1, 2), SETS),
  },
};
const KILLS = Object.entries(ENDS).flatMap(([end, { what, sets }]) =>
  sets.map(({ life, steps }) => ({
    end: end as End,
    life,
    steps,
    name: `${what} ${steps.map((step) => step.name).join(', ')}`,
  })),
);
const KILLED = new Set(KILLS.map(({ life }) => life));
const STORIES = KILLED.size + KILLS.reduce((sum, { steps }) => sum + steps.length, 0);
/** Number of travelers who have booked the suspended guide. */
const SUSPENDED = 2;

interface Pair {
  guide: TourGuide;
  token: string;
}

let site: KillableSite;
let db: Db;
let staff: string;
/** A traveler and a guide for each kill, and for the bookings without a kill. */
const pairs: Pair[] = [];

const nextPair = (): Pair => {
  const pair = pairs.pop();
  if (!pair) throw new Error('too few people for the kills');
  return pair;
};

beforeAll(async () => {
  site = await startKillableSite();
  db = openDatabase(site.databaseUrl, {
    max: 2,
    log: createLog('silent'),
    ...LONG_DATABASE_TIMEOUTS,
  });
  const clock = { now: () => Temporal.Now.instant() };
  // Working hours around the clock and into the next day, so that a tour can be extended at any time.
  const weeklyHours = guideDefaults.weeklyHours.flatMap(({ weekday }) => [
    { weekday, startMinute: 0, endMinute: 1440 },
    { weekday, startMinute: 1440, endMinute: 2160 },
  ]);
  await runWithClock(site, clock, async ({ db, deps }) => {
    const now = clock.now();
    staff = (await aUser({ deps }, { username: 'staff', isStaff: true })).token;
    for (let n = 0; n < STORIES + SUSPENDED; n += 1) {
      const user = await aUser({ deps }, { username: `guide${n}`, identityVerifiedAt: now });
      const traveler = await aUser({ deps }, { username: `traveler${n}` });
      const own = { approvedAt: now, createdAt: now, userId: user.id, weeklyHours };
      const profile = { ...guideDefaults, ...own };
      const id = await inTransaction(db, (tx) => createGuide(tx, deps, profile));
      pairs.push({ guide: { id, token: user.token }, token: traveler.token });
    }
  });
});
afterAll(async () => {
  await db?.$client.end();
  await site?.stop();
});

/**
 * Returns a start one to two days ahead, at 01:00 or 05:00 UTC: if cancelled, half is refunded and the rest
 * is split.
 */
const aStart = (): string => {
  const soonest = Temporal.Now.zonedDateTimeISO('UTC').add({ hours: 25 });
  const next = [1, 5, 25]
    .map((hours) => soonest.startOfDay().add({ hours }))
    .find((each) => Temporal.ZonedDateTime.compare(each, soonest) > 0);
  return (next ?? soonest).toInstant().toString();
};
const start = aStart();

/** Waits briefly for the site to confirm the payment by itself, then makes its redeliveries due. */
const isConfirmed = async (ask: Retrying, token: string, id: number): Promise<void> => {
  const fetchStatus = async () =>
    (await ask(bookings.getBooking, { token, params: { id } })).body.status;
  for (let looks = 0; looks < 20; looks += 1) {
    if ((await fetchStatus()) === 'confirmed') return;
    await wait(100);
  }
  await deliverPendingWork(site);
  expect(await fetchStatus()).toBe('confirmed');
};

/**
 * Checks out and pays as the traveler, and accepts as the guide. Retries every request until it gets a
 * response.
 */
const bookAndAccept = async (
  ask: Retrying,
  { guide, token }: Pair,
  scheduledStartTime = start,
): Promise<number> => {
  const made = await ask(bookings.createBooking, {
    token,
    body: aCheckout(guide.id, { scheduledStartTime }),
  });
  expect(made).toMatchObject({ status: 201 });
  const id = Number(made.body.id);
  const params = { bookingId: id };
  const request = await ask(payDeposit, { token, params, body: { method: 'card' } });
  expect(request).toMatchObject({ status: 200 });
  const sessionId = new URL(request.body.redirectUrl, 'http://x').searchParams.get('session') ?? '';
  expect(await ask(succeedDemoSession, { params: { sessionId } })).toMatchObject({ status: 200 });
  await isConfirmed(ask, token, id);
  const accepted = await ask(bookings.acceptBooking, { token: guide.token, params: { id } });
  // Accepting has no idempotency key, so after a timeout the first attempt may already have taken effect.
  if (accepted.status !== 200) expect(accepted.body.details).toMatchObject({ status: 'upcoming' });
  return id;
};

/** Moves the tour so that it starts now, because the clock of the site cannot be moved. */
const moveStartToNow = (id: number): Promise<unknown> =>
  queryRawRows(db, {
    text: `
      update bookings set scheduled_start = now() + interval '1 hour',
        scheduled_end = now() + interval '4 hours',
        busy = tstzrange(now() + interval '1 hour', now() + interval '5 hours'),
        status = 'awaiting_start', remind_at = null, deadline_at = now() + interval '28 hours'
      where id = $1 returning id`,
    values: [id],
  });

const bookAndStart = async (ask: Retrying, pair: Pair): Promise<number> => {
  const id = await bookAndAccept(ask, pair);
  await moveStartToNow(id);
  for (const [token, userType] of [
    [pair.guide.token, 'guide'],
    [pair.token, 'traveler'],
  ] as const) {
    const input = { token, params: { id }, body: { userType } };
    expect(await ask(bookings.confirmStart, input)).toMatchObject({ status: 200 });
  }
  return id;
};

const complete = async (ask: Retrying, { token }: Pair, id: number): Promise<void> => {
  const input = { token, params: { id }, body: { status: 'completed' } };
  expect(await ask(bookings.updateBookingStatus, input)).toMatchObject({ status: 200 });
};

/** Backdates the tour and its review by REVIEW_ALONE_DAYS, and waits until the site publishes the review. */
const waitUntilPublished = async (id: number): Promise<void> => {
  const queryRows = (text: string) =>
    queryRawRows<{ out: boolean; waits: boolean }>(db, { text, values: [id] }).catch(() => []);
  const days = `interval '${REVIEW_ALONE_DAYS} days'`;
  for (let looks = 0; looks < 600; looks += 1) {
    const [review] = await queryRows(
      'select public_at is not null as out, publish_at > now() as waits from reviews where booking_id = $1',
    );
    if (review?.out) return;
    if (review?.waits)
      await queryRows(`
        with tour as (update bookings set ended_at = ended_at - ${days} where id = $1 returning id)
        update reviews set submitted_at = submitted_at - ${days}, publish_at = publish_at - ${days}
        where booking_id in (select id from tour) returning id`);
    await wait(100);
  }
  throw new Error(`the review of booking ${id} was not published`);
};

const LIVES: Record<Life, (ask: Retrying, pair: Pair) => Promise<number>> = {
  cancelled: async (ask, pair) => {
    const id = await bookAndAccept(ask, pair);
    const input = { token: pair.token, params: { id }, body: { status: 'cancelled' } };
    expect(await ask(bookings.updateBookingStatus, input)).toMatchObject({ status: 200 });
    return id;
  },
  completed: async (ask, pair) => {
    const id = await bookAndStart(ask, pair);
    await complete(ask, pair, id);
    return id;
  },
  extended: async (ask, pair) => {
    const id = await bookAndStart(ask, pair);
    await extendWithRetries(ask, { traveler: pair.token, guide: pair.guide.token }, id);
    await complete(ask, pair, id);
    return id;
  },
  reviewed: async (ask, pair) => {
    const id = await bookAndStart(ask, pair);
    await complete(ask, pair, id);
    const [people] = await queryRawRows<{ traveler: number; guide: number }>(db, {
      text: 'select traveler_id as traveler, guide_user_id as guide from bookings where id = $1',
      values: [id],
    });
    const body = {
      bookingId: id,
      type: 'traveler_to_guide',
      fromUserId: people?.traveler,
      toUserId: people?.guide,
      rating: 4,
      content: 'A good day.',
    };
    expect(await ask(submitReview, { token: pair.token, body })).toMatchObject({ status: 201 });
    await waitUntilPublished(id);
    return id;
  },
  disputed: async (ask, pair) => {
    const id = await bookAndStart(ask, pair);
    const input = { token: pair.token, params: { id }, body: { reason: 'It ended early.' } };
    expect(await ask(bookings.openDispute, input)).toMatchObject({ status: 200 });
    const decision = { outcome: 'completed', refundCents: 5_000, reason: 'Both were heard.' };
    const request = { token: staff, params: { id }, body: decision };
    expect(await ask(bookings.decideDispute, request)).toMatchObject({ status: 200 });
    return id;
  },
};

const runLife = (life: Life): Promise<number> =>
  LIVES[life](retryingClient(site.address, 0), nextPair());

/** Queries for what a booking leaves behind, which must not depend on where a kill happened. */
const STATE_QUERIES: Readonly<Record<string, string>> = {
  booking: 'select status, cancel_kind, deposit_cents, total_cents from bookings where id = $1',
  history: 'select event, to_status from booking_history where booking_id = $1 order by id',
  attempts: `
    select a.status, a.charged_cents from payment_attempts a join payments p on p.id = a.payment_id
    where p.booking_id = $1 order by a.id`,
  provider: `
    select s.status, s.amount_cents, e.delivered_at is not null as told, r.amount_cents as refunded
    from payments p join payment_attempts a on a.payment_id = p.id
      join demo_provider_sessions s on s.key = a.key
      left join demo_provider_events e on e.session_id = s.id
      left join demo_provider_refunds r on r.session_id = s.id
    where p.booking_id = $1 order by a.id`,
  disputes: 'select outcome, refund_cents from disputes where booking_id = $1',
  audit:
    "select action, after from staff_actions where subject_kind = 'booking' and subject_id = $1",
  reviews: `
    select r.rating, r.content, r.public_at is not null as public, r.publish_at, g.rating_counts
    from reviews r join guides g on g.id = r.guide_id where r.booking_id = $1`,
  refunds: 'select amount_cents, destination, status from refunds where booking_id = $1',
  ledger: `
    select t.kind, a.kind as account, e.amount_cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id
    where t.booking_id = $1 order by t.kind, a.kind, e.amount_cents`,
  events: `
    select type, dispatched_at is not null as done from outbox
    where payload->>'bookingId' = $1::text order by id`,
  // Counts each email once, by its unique name, whether it is scheduled or already sent.
  emails: `
    select o.type, count(distinct l.name)::int as emails
    from outbox o join (
      select message_id as name from local_mail
      union select data->>'messageId' from pgboss.job where state not in ('failed', 'cancelled')
    ) l on l.name like 'event-' || o.id || '-%'
    where o.payload->>'bookingId' = $1::text group by o.id, o.type order by o.id`,
};

const getResult = async (id: number): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(STATE_QUERIES))
    found[name] = await queryRawRows(db, { text, values: [id] });
  return found;
};

const emails = expect.arrayContaining([{ type: 'booking.paid', emails: expect.any(Number) }]);
const COMPLETE = [{ status: 'completed', cancel_kind: null }];
/** What each kind of booking leaves behind without a kill. */
const EXPECTED: Record<Life, object> = {
  cancelled: {
    booking: [{ status: 'cancelled', cancel_kind: 'traveler' }],
    refunds: [{ amount_cents: 10_350, destination: 'card', status: 'arrived' }],
    emails,
  },
  completed: {
    booking: COMPLETE,
    refunds: [],
    ledger: expect.arrayContaining([expect.objectContaining({ kind: 'earned' })]),
    emails,
  },
  extended: { booking: COMPLETE, refunds: [], emails },
  reviewed: {
    reviews: [{ rating: 4, public: true, publish_at: null, rating_counts: [0, 0, 0, 1, 0] }],
    events: expect.arrayContaining([{ type: 'review.published', done: true }]),
  },
  disputed: {
    booking: COMPLETE,
    refunds: [{ amount_cents: 5_000, destination: 'card', status: 'arrived' }],
    disputes: [{ outcome: 'completed', refund_cents: 5_000 }],
    audit: [{ action: 'decide_dispute' }],
  },
};

const undisturbed: Partial<Record<Life, Record<string, unknown>>> = {};
beforeAll(async () => {
  for (const life of KILLED) {
    const id = await runLife(life);
    await deliverEverything(site);
    undisturbed[life] = await getResult(id);
    expect(undisturbed[life]).toMatchObject(EXPECTED[life]);
  }
  expect(await moneyProblems(db)).toEqual([]);
});

const kill = (end: End, gate: CommitGate): Promise<void> =>
  end === 'crash' ? site.killDatabase() : site.killServer(() => gate[end]());

test.each(KILLS)('recovers from kill -9 of the $name', async ({ life, steps, end }) => {
  const gate = await commitGate(site.databaseUrl, steps);
  const stories = Promise.all(steps.map(() => runLife(life)));
  // Errors are ignored here, because the promise is awaited below if all steps are reached.
  stories.catch(() => {});
  try {
    await gate.reached();
    await kill(end, gate);
  } finally {
    await gate.close();
  }
  const ids = await stories;
  await deliverEverything(site);
  for (const id of ids)
    for (const [name, rows] of Object.entries(await getResult(id)))
      expect.soft(rows, `${name} of booking ${id}`).toEqual(undisturbed[life]?.[name]);
  expect(await moneyProblems(db)).toEqual([]);
});

const ENDED_BY_SUSPENSION: Step = {
  name: 'cancellation by a suspension',
  table: 'bookings',
  on: 'update of status',
  when: "new.status = 'cancelled' and new.cancel_kind = 'suspended'",
};
const JOB = 'bookings.end-suspended';

/** Releases the jobs of a dead process, as the queue does by itself after a quarter of an hour. */
const releaseDeadJobs = async (): Promise<void> => {
  const boss = new PgBoss({
    connectionString: site.databaseUrl,
    max: 1,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', () => {});
  await boss.start();
  const deadJobs = () =>
    queryRawRows(db, {
      text: `update pgboss.job set started_on = now() - interval '1 day'
        where name = $1 and state = 'active' returning id`,
      values: [JOB],
    });
  expect(await deadJobs()).toHaveLength(1);
  await vi.waitUntil(
    async () => {
      await boss.supervise(JOB);
      return (await deadJobs()).length === 0;
    },
    { timeout: 60_000, interval: 200 },
  );
  await boss.stop({ graceful: false });
};

test('applies the remaining effects of a suspension once after kill -9', async () => {
  const ask = retryingClient(site.address, 0);
  const { guide, token } = nextPair();
  const dayAfter = Temporal.Instant.from(start).add({ hours: 24 }).toString();
  const ids = [
    await bookAndAccept(ask, { guide, token }),
    await bookAndAccept(ask, { guide, token: nextPair().token }, dayAfter),
  ];
  const [person] = await queryRawRows<{ id: number }>(db, {
    text: 'select guide_user_id as id from bookings where id = $1',
    values: [ids[0]],
  });
  const gate = await commitGate(site.databaseUrl, [ENDED_BY_SUSPENSION]);
  try {
    const suspended = await ask(setSuspension, {
      token: staff,
      params: { id: Number(person?.id) },
      body: { of: 'guide', suspended: true, reason: 'Said so.' },
    });
    expect(suspended).toMatchObject({ status: 200 });
    await gate.reached();
    await site.killServer(() => gate.keep());
  } finally {
    await gate.close();
  }
  const states = async () =>
    (await Promise.all(ids.map(getResult))).map(({ booking, refunds }) => [booking, refunds]);
  const live = [[expect.objectContaining({ status: 'upcoming' })], []];
  expect((await states())[1]).toEqual(live);
  await releaseDeadJobs();
  await deliverEverything(site);
  const booking = [expect.objectContaining({ status: 'cancelled', cancel_kind: 'suspended' })];
  const refunds = [{ amount_cents: 20_700, destination: 'card', status: 'arrived' }];
  expect(await states()).toEqual([
    [booking, refunds],
    [booking, refunds],
  ]);
  expect(await moneyProblems(db)).toEqual([]);
});
