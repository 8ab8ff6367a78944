import {
  acceptBooking,
  confirmStart,
  decideDispute,
  declareWeather,
  endWeather,
  getBooking,
  getDisputeCase,
  openDispute,
  rejectBooking,
  reportNoShow,
  updateBookingStatus,
  withdrawInstantBooking,
} from '@tomoguide/contract/bookings/calls';
import { SubstitutionId, type UserId } from '@tomoguide/contract/primitives';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { watchEffects } from '../../../testing/booking-effects.ts';
import {
  advance,
  isInWeather,
  type Model,
  minutesUntilAllEnded,
  possibleSteps,
  STEP_NAMES,
  STEPS,
  type StepName,
} from '../../../testing/booking-model.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import {
  acceptProposal,
  declineProposal,
  openDifference,
  propose,
  withdrawProposal,
} from '../../../testing/factories/change-proposals.ts';
import {
  agreeToExtension,
  confirmFee,
  declineExtension,
  openFee,
  sendExtensionRequest,
  withdrawExtension,
} from '../../../testing/factories/extensions.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import {
  ledgerProblems,
  parseSessionId,
  pay,
  succeed,
} from '../../../testing/factories/payments.ts';
import { enterCode } from '../../../testing/factories/start-codes.ts';
import {
  acceptRequest,
  agreeToSubstitute,
  askColleagues,
  declineSubstitute,
  refuseRequest,
  withdrawSubstitution,
} from '../../../testing/factories/substitutions.ts';
import { taxProblems } from '../../../testing/tax-problems.ts';

/**
 * Property test: after any sequence of steps and waits, a booking and its money match the model of the
 * rules and the table of effects, and the guide's taxes match the ledger. Long runs use a new seed each time; a run of 10,000 sequences takes over
 * an hour.
 */
const HISTORIES = chooseForTestLength(60, 2_000);
const NOW = '2026-05-01T00:00:00Z';
/** 10:00 in Tokyo, 25, 49, 97 and 217 hours from now. */
const STARTS = [
  '2026-05-02T01:00:00Z',
  '2026-05-03T01:00:00Z',
  '2026-05-05T01:00:00Z',
  '2026-05-10T01:00:00Z',
];

const CITY = 'kyoto';

let t: TestApp;
let guide: TestGuide;
let staffId: UserId;
beforeAll(async () => {
  t = await testApp({ now: NOW, env: { RATE_LIMITS: 'off' } });
  staffId = (await aUser(t, { isStaff: true })).id;
});
afterAll(() => t.close());

/** Logs both parties in again, because sessions expire after a week. */
const withNewSessions = async (booking: TestBooking): Promise<TestBooking> => ({
  ...booking,
  traveler: { ...booking.traveler, token: await aToken(t, booking.traveler.id) },
  guide: {
    ...booking.guide,
    user: { ...booking.guide.user, token: await aToken(t, booking.guide.userId) },
  },
});

const tokens = ({ traveler, guide: { user } }: TestBooking) => ({
  traveler: traveler.token,
  guide: user.token,
});
type Side = 'traveler' | 'guide';
const setStatus = (b: TestBooking, as: Side, status: string) =>
  t.inject(updateBookingStatus, { token: tokens(b)[as], params: { id: b.id }, body: { status } });
const confirmStartAs = (b: TestBooking, as: Side) =>
  t.inject(confirmStart, { token: tokens(b)[as], params: { id: b.id }, body: { userType: as } });
const reportAbsence = (b: TestBooking, as: Side) =>
  t.inject(reportNoShow, { token: tokens(b)[as], params: { id: b.id }, body: {}, headers: aKey() });

const dispute = (b: TestBooking, as: Side) =>
  t.inject(openDispute, {
    token: tokens(b)[as],
    params: { id: b.id },
    body: { reason: 'It was not as agreed.' },
    headers: aKey(),
  });
const hoursAgo = (hours: number): string => t.clock.now().subtract({ hours }).toString();
/** Decides a dispute with a refund of `percent` of the amount paid online. */
const decide = async (b: TestBooking, outcome: 'completed' | 'cancelled', percent: number) => {
  const token = await aToken(t, staffId);
  const { body } = await t.inject(getDisputeCase, { token, params: { id: b.id } });
  const refundCents = Math.floor(((body.onlineCents ?? 0) * percent) / 100);
  await t.inject(decideDispute, {
    token,
    params: { id: b.id },
    body: { outcome, refundCents, reason: 'Both stories were read.' },
    headers: aKey(),
  });
};

/** Declares bad weather for the day of the booking in its city. */
const declareFor = async (b: TestBooking) => {
  const { date } = await readBooking(b);
  await t.inject(declareWeather, {
    token: await aToken(t, staffId),
    body: {
      cities: [CITY],
      firstDay: date,
      lastDay: date,
      reason: { en: 'Typhoon', zh: '台风' },
    },
    headers: aKey(),
  });
};
const endLatestWeather = async () => {
  const { rows } = await t.db.$client.query('select max(id) as id from weather_declarations');
  await t.inject(endWeather, { token: await aToken(t, staffId), params: { id: rows[0].id } });
};
/** Staff can take these steps at any time; the model limits them to one declaration for a booking. */
const LIMITED = new Set<StepName>(['staff declares bad weather', 'staff ends the bad weather']);

const readBooking = async (b: TestBooking) =>
  (await t.inject(getBooking, { token: tokens(b).traveler, params: { id: b.id } })).body;
/** Proposes a tour of `duration` hours, `later` hours later. */
const proposeHours = async (b: TestBooking, as: Side, duration: number, later = 0) => {
  const { scheduledStartTime } = await readBooking(b);
  const start = Temporal.Instant.from(scheduledStartTime).add({ hours: later });
  return propose(t, b, as, { scheduledStartTime: start.toString(), duration });
};
/** Answers the open proposal or, if there is none, the latest one, which is rejected. */
const answerLatest = async (answer: typeof acceptProposal, b: TestBooking, as: Side) => {
  const { changes } = await readBooking(b);
  const latest = changes.open ?? changes.ended[0];
  if (latest) await answer(t, b, as, latest.id);
};

/** The colleague who was asked last. */
let colleague: TestGuide | null = null;
const askColleague = async (b: TestBooking) => {
  const asked = await aGuide(t, { serviceCity: CITY });
  const { status } = await askColleagues(t, b, [asked.id]);
  if (status === 200) colleague = asked;
};
/** Answers the latest request, if there is one. */
const answerRequest = async (
  b: TestBooking,
  answer: typeof acceptRequest,
  userId: UserId | undefined,
) => {
  const { rows } = await t.db.$client.query(
    'select max(id) as id from substitutions where booking_id = $1',
    [b.id],
  );
  if (rows[0].id === null || userId === undefined) return null;
  return answer(t, { substitutionId: SubstitutionId.parse(rows[0].id) }, userId);
};
/** The colleague is the booking's guide from then on. */
const agree = async (b: TestBooking) => {
  const reply = await answerRequest(b, agreeToSubstitute, b.traveler.id);
  if (reply?.status === 200 && colleague && reply.body.guideId === colleague.id)
    b.guide = {
      ...colleague,
      user: { ...colleague.user, token: await aToken(t, colleague.userId) },
    };
};

/** Runs each step of the model through the API; a rejected step has no effect. */
const TAKEN: Record<StepName, (booking: TestBooking) => Promise<unknown>> = {
  'traveler pays': async (b) => {
    const { body } = await pay(t, b.traveler.token, b.id);
    if (body.redirectUrl) await succeed(t, parseSessionId(body.redirectUrl));
  },
  'guide accepts': (b) => t.inject(acceptBooking, { token: tokens(b).guide, params: { id: b.id } }),
  'guide rejects': (b) =>
    t.inject(rejectBooking, {
      token: tokens(b).guide,
      params: { id: b.id },
      body: { rejectReason: 'not_available' },
      headers: aKey(),
    }),
  'guide withdraws': (b) =>
    t.inject(withdrawInstantBooking, { token: tokens(b).guide, params: { id: b.id } }),
  'traveler cancels': (b) => setStatus(b, 'traveler', 'cancelled'),
  'guide cancels': (b) => setStatus(b, 'guide', 'cancelled'),
  'staff declares bad weather': declareFor,
  'staff ends the bad weather': endLatestWeather,
  'traveler proposes an hour more': (b) => proposeHours(b, 'traveler', 4),
  'guide proposes an hour less': (b) => proposeHours(b, 'guide', 2),
  'traveler proposes a day later': (b) => proposeHours(b, 'traveler', 3, 24),
  'guide proposes a day later': (b) => proposeHours(b, 'guide', 3, 24),
  'traveler accepts the change': (b) => answerLatest(acceptProposal, b, 'traveler'),
  'guide accepts the change': (b) => answerLatest(acceptProposal, b, 'guide'),
  'traveler declines the change': (b) => answerLatest(declineProposal, b, 'traveler'),
  'guide declines the change': (b) => answerLatest(declineProposal, b, 'guide'),
  'traveler withdraws the change': (b) => answerLatest(withdrawProposal, b, 'traveler'),
  'traveler pays for the change': async (b) => {
    const session = await openDifference(t, b).catch(() => null);
    if (session) await succeed(t, session);
  },
  'guide asks a colleague to take over': askColleague,
  'the colleague accepts': (b) => answerRequest(b, acceptRequest, colleague?.userId),
  'the colleague refuses': (b) => answerRequest(b, refuseRequest, colleague?.userId),
  'guide withdraws the request to the colleague': (b) =>
    answerRequest(b, withdrawSubstitution, b.guide.userId),
  'traveler agrees to the substitute': agree,
  'traveler declines the substitute': (b) => answerRequest(b, declineSubstitute, b.traveler.id),
  'traveler confirms the start': (b) => confirmStartAs(b, 'traveler'),
  'guide confirms the start': (b) => confirmStartAs(b, 'guide'),
  'traveler enters the start code': (b) => enterCode(t, b, 'traveler'),
  'guide enters the start code': (b) => enterCode(t, b, 'guide'),
  'a code of an hour ago arrives from the traveler': (b) =>
    enterCode(t, b, 'traveler', { enteredAt: hoursAgo(1) }),
  'a code of two hours ago arrives from the guide': (b) =>
    enterCode(t, b, 'guide', { enteredAt: hoursAgo(2) }),
  'traveler reports a no-show': (b) => reportAbsence(b, 'traveler'),
  'guide reports a no-show': (b) => reportAbsence(b, 'guide'),
  'traveler asks for half an hour more': (b) => sendExtensionRequest(t, b, 0.5),
  'traveler asks for two hours more': (b) => sendExtensionRequest(t, b, 2),
  'traveler pays the fee': async (b) => {
    // Opening the fee is rejected if no fee is due.
    const session = await openFee(t, b).catch(() => null);
    if (session) await confirmFee(t, session);
  },
  'traveler withdraws the extension': (b) => withdrawExtension(t, b),
  'guide agrees to the extension': (b) => agreeToExtension(t, b, 'guide'),
  'guide declines the extension': (b) => declineExtension(t, b),
  'traveler confirms the extension': (b) => agreeToExtension(t, b, 'traveler'),
  'traveler completes': (b) => setStatus(b, 'traveler', 'completed'),
  'guide completes': (b) => setStatus(b, 'guide', 'completed'),
  'traveler opens a dispute': (b) => dispute(b, 'traveler'),
  'guide opens a dispute': (b) => dispute(b, 'guide'),
  'staff decides: completed, nothing back': (b) => decide(b, 'completed', 0),
  'staff decides: completed, a third back': (b) => decide(b, 'completed', 33),
  'staff decides: cancelled, half back': (b) => decide(b, 'cancelled', 50),
  'staff decides: cancelled, all back': (b) => decide(b, 'cancelled', 100),
};

/** Returns the booking as both parties see it, in the shape of the model. */
const actualState = async (booking: TestBooking) => {
  const readBookingAs = (side: Side) =>
    t.inject(getBooking, { token: tokens(booking)[side], params: { id: booking.id } });
  const [{ body: traveler }, { body: guided }] = [
    await readBookingAs('traveler'),
    await readBookingAs('guide'),
  ];
  return {
    status: traveler.status,
    cancelKind: traveler.cancelKind,
    start: (Date.parse(traveler.scheduledStartTime) - Date.parse(NOW)) / 60_000,
    hasProposal: traveler.changes.open !== null,
    proposalsLeft: traveler.changes.proposalsLeft,
    changesLeft: traveler.changes.changesLeft,
    isInWeather: traveler.weather !== null,
    isSubstituteProposed: traveler.substitution?.state === 'proposed',
    isHandedOver: (traveler.formerGuides ?? []).length > 0,
    end: (Date.parse(traveler.scheduledEndTime) - Date.parse(NOW)) / 60_000,
    traveler: traveler.travelerConfirmedStart,
    guide: traveler.guideConfirmedStart,
    extensions: traveler.extensionCount,
    refundedCents: traveler.refunds.reduce(
      (sum: number, refund: { amountCents: number }) => sum + refund.amountCents,
      0,
    ),
    // If nothing is retained, the guide earns nothing and no row is written.
    earnedCents: guided.earnedCents || null,
  };
};
const expectedState = (m: Model): Awaited<ReturnType<typeof actualState>> => ({
  status: m.status,
  cancelKind: m.cancelKind,
  start: m.start,
  hasProposal: m.proposal !== null,
  proposalsLeft: 6 - m.proposals,
  changesLeft: 3 - m.changes,
  isInWeather: isInWeather(m),
  isSubstituteProposed: m.substitution?.isAccepted ?? false,
  isHandedOver: m.isHandedOver,
  end: m.end,
  traveler: m.traveler,
  guide: m.guide,
  extensions: m.extensions,
  refundedCents: m.refundedCents,
  earnedCents: m.earnedCents || null,
});

const minutesTo = (instant: string) => (Date.parse(instant) - Date.parse(NOW)) / 60_000;
const getModel = (startTime: string, instant: boolean): Model => ({
  instant,
  now: 0,
  status: 'pending',
  cancelKind: null,
  start: minutesTo(startTime),
  end: minutesTo(startTime) + 180,
  bookedMinutes: 180,
  totalCents: 69_000,
  depositCents: 20_700,
  paidAt: null,
  accepted: false,
  traveler: false,
  guide: false,
  asked: null,
  extensions: 0,
  unpaid: 0,
  feesCents: 0,
  refundedCents: 0,
  earnedCents: null,
  settleAt: null,
  endedAt: null,
  disputedAt: null,
  proposal: null,
  proposals: 0,
  changes: 0,
  changedAt: null,
  movedAt: null,
  weather: null,
  substitution: null,
  asks: 0,
  isHandedOver: false,
  floor: 0,
  cap: 100,
  freeUntil: null,
});

/**
 * Returns the guides of the booking and of its substitution who have two tours at the same time, counting those
 * that they have agreed to take over.
 */
const listDoubleTours = async ({ id }: TestBooking) => {
  const { rows } = await t.db.$client.query(
    `with taken as (
       select guide_id, busy, id from bookings
         where status not in ('completed', 'cancelled', 'disputed')
       union all
       select substitute_id, hold, -booking_id from substitutions where state = 'proposed')
     select one.guide_id from taken one join taken other
       on one.guide_id = other.guide_id and one.id < other.id and one.busy && other.busy
     where $1 in (abs(one.id), abs(other.id))`,
    [id],
  );
  return rows;
};

/** Returns the share of the refund, in percent, that a start gives at this time by the policy alone. */
const getShare = (start: number, now: number): number => {
  const hours = (start - now) / 60;
  if (hours > 168) return 100;
  if (hours >= 72) return 70;
  return hours >= 24 ? 50 : 0;
};

/** The first start, and what it gave when the traveler proposed another, and proposed the one that applies. */
interface FirstPlan {
  start: number;
  proposed: number | null;
  moved: number | null;
}

/**
 * Returns the most that a cancellation can refund, in fen: once travelers have moved their tour, what the first
 * start gave when they proposed it. Null if the guide or the weather had a part in it.
 */
const getLimit = (m: Model, first: FirstPlan): number | null => {
  const isOwn = m.cancelKind === 'traveler' && m.accepted && m.floor === 0 && m.freeUntil === null;
  if (!isOwn || m.weather !== null || first.moved === null) return null;
  return Math.ceil(((m.depositCents + m.feesCents) * first.moved) / 100);
};

/** Returns the waits after which a rule applies, shortest first. */
const possibleWaits = (m: Model): number[] =>
  [
    m.now + 5,
    m.now + 15,
    m.now + 30,
    m.now + 61,
    m.now + 720,
    m.start - 600,
    m.start - 360,
    m.start - 120,
    m.start,
    m.start + 60,
    m.end,
    m.now + 1_440,
    m.end + 1_440,
    m.end + 2_880,
  ]
    .filter((moment) => moment > m.now)
    .map((moment) => moment - m.now);

const ENDINGS =
  /cancels|rejects|withdraws|declines the substitute|no-show|completes|dispute|decides/;

/**
 * Chooses a step from random numbers: usually a wait or a step that continues the tour, rarely a step that
 * ends it, and sometimes any step, allowed or not.
 */
const chooseStep = (m: Model, kind: number, pick: number): StepName | number => {
  const from = <Value>(list: readonly Value[]): Value | undefined => list[pick % list.length];
  const steps = possibleSteps(m);
  const onwards = steps.filter((name) => !ENDINGS.test(name));
  if (kind < 10 && onwards.length > 0) return from(onwards) ?? 1;
  if (kind < 16) return from(pick % 3 === 0 ? possibleWaits(m) : possibleWaits(m).slice(0, 6)) ?? 1;
  return from(kind < 18 && steps.length > 0 ? steps : STEP_NAMES) ?? 1;
};

/**
 * The fixed steps at the start of a sequence, before the random steps; a function returns the time to wait
 * for.
 */
type Beginning = (StepName | ((m: Model) => number))[];
const PAID: Beginning = ['traveler pays'];
const SUBSTITUTE: Beginning = ['guide asks a colleague to take over', 'the colleague accepts'];
const PROPOSED: Beginning = [...PAID, 'guide accepts', ...SUBSTITUTE];
const NEAR: Beginning = [...PAID, 'guide accepts', (m) => m.start - 120];
const lateTime = (m: Model) => m.start + 60;
const RUNS: Beginning = [...NEAR, 'traveler confirms the start', 'guide confirms the start'];
const ASKED: Beginning = [...RUNS, 'traveler asks for two hours more', 'traveler pays the fee'];
const GUIDE_REPORTS: Beginning = [
  ...NEAR,
  'guide confirms the start',
  lateTime,
  'guide reports a no-show',
];
const TRAVELER_REPORTS: Beginning = [
  ...NEAR,
  'traveler confirms the start',
  lateTime,
  'traveler reports a no-show',
];
const BEGINNINGS: Beginning[] = [
  [],
  PAID,
  [...PAID, 'guide accepts'],
  [
    ...PAID,
    'guide accepts',
    'traveler proposes an hour more',
    'guide accepts the change',
    'traveler pays for the change',
  ],
  [...PAID, 'guide accepts', 'guide proposes an hour less', 'traveler accepts the change'],
  [...PAID, 'guide accepts', 'guide proposes a day later', 'traveler declines the change'],
  [...PAID, 'guide accepts', 'traveler proposes a day later', 'guide declines the change'],
  [...PAID, 'guide accepts', 'traveler proposes a day later', 'traveler withdraws the change'],
  [...PAID, 'staff declares bad weather', 'traveler cancels'],
  [...PAID, 'guide accepts', 'staff declares bad weather', 'staff ends the bad weather'],
  [
    ...PAID,
    'guide accepts',
    'staff declares bad weather',
    'guide proposes a day later',
    'traveler accepts the change',
  ],
  [
    'staff declares bad weather',
    ...PAID,
    'guide accepts',
    'traveler proposes a day later',
    'guide accepts the change',
  ],
  [...PAID, 'guide accepts', 'guide asks a colleague to take over', 'the colleague refuses'],
  [
    ...PAID,
    'guide accepts',
    'guide asks a colleague to take over',
    'guide withdraws the request to the colleague',
  ],
  PROPOSED,
  [...PROPOSED, 'traveler agrees to the substitute'],
  [...PROPOSED, 'traveler agrees to the substitute', 'guide cancels'],
  [
    ...PAID,
    'guide accepts',
    'guide proposes a day later',
    'traveler declines the change',
    ...SUBSTITUTE,
    'traveler agrees to the substitute',
  ],
  [...PROPOSED, 'staff declares bad weather', 'traveler declines the substitute'],
  [...PROPOSED, 'traveler agrees to the substitute', 'traveler proposes a day later'],
  NEAR,
  [...PAID, 'guide rejects'],
  [...PAID, 'guide withdraws'],
  [...PAID, 'guide cancels'],
  [...NEAR, 'traveler confirms the start', lateTime],
  TRAVELER_REPORTS,
  [...NEAR, 'guide confirms the start', lateTime],
  GUIDE_REPORTS,
  [...GUIDE_REPORTS, 'a code of an hour ago arrives from the traveler'],
  [...TRAVELER_REPORTS, 'a code of two hours ago arrives from the guide'],
  RUNS,
  [...RUNS, 'guide opens a dispute', 'staff decides: completed, nothing back'],
  [...RUNS, 'traveler opens a dispute'],
  [...RUNS, 'traveler opens a dispute', 'staff decides: cancelled, half back'],
  [...RUNS, (m) => m.end, 'guide completes'],
  [...NEAR, 'guide enters the start code', 'traveler completes'],
  [...RUNS, 'traveler asks for half an hour more', 'traveler withdraws the extension'],
  ASKED,
  [...ASKED, 'guide declines the extension'],
  [...ASKED, 'guide agrees to the extension', 'traveler confirms the extension'],
];

const history = fc.record({
  startTime: fc.constantFrom(...STARTS),
  choices: fc.array(fc.tuple(fc.nat(19), fc.nat(999)), { minLength: 0, maxLength: 24 }),
  end: fc.nat(999),
  offersInstant: fc.boolean(),
});
const steps = new Map<string, number>();

const named = BEGINNINGS.map((beginning) => ({
  beginning,
  name: beginning.map((next) => (typeof next === 'string' ? next : 'a wait')).join(', '),
}));

test.each(named)(
  'matches the model after every step: $name',
  { timeout: 3_600_000 },
  async ({ beginning }) => {
    await fc.assert(
      fc.asyncProperty(history, async ({ startTime, offersInstant, choices, end }) => {
        t.clock.set(NOW);
        await t.db.$client.query(
          'update weather_declarations set ended_at = now(), kept_until = null',
        );
        guide = await aGuide(t, { instantBooking: offersInstant, serviceCity: CITY });
        const instant = offersInstant && startTime !== STARTS[0];
        let booking = await aBooking(t, {
          guide,
          traveler: await aUser(t, { identityVerifiedAt: t.clock.now() }),
          checkout: { scheduledStartTime: startTime, instant },
        });
        const model = getModel(startTime, instant);
        const first: FirstPlan = { start: model.start, proposed: null, moved: null };
        colleague = null;
        const readEffects = watchEffects(t, booking.id);
        const log: (StepName | number)[] = [];
        const applyChoice = async (choice: StepName | number): Promise<void> => {
          log.push(choice);
          const before = { status: model.status, refundedCents: model.refundedCents };
          if (typeof choice === 'number') {
            advance(model, choice);
            t.clock.advance({ minutes: choice });
            await t.runDueJobs();
            booking = await withNewSessions(booking);
          } else {
            const taken = STEPS[choice](model);
            if (taken) steps.set(choice, (steps.get(choice) ?? 0) + 1);
            if (taken || !LIMITED.has(choice)) await TAKEN[choice](booking);
          }
          expect(await actualState(booking), log.join(', ')).toEqual(expectedState(model));
          const { expected, actual } = await readEffects();
          expect(actual, log.join(', ')).toEqual(expected);
          expect(await listDoubleTours(booking), log.join(', ')).toEqual([]);
          if (choice === 'traveler proposes a day later' && model.movedAt === null)
            first.proposed = getShare(first.start, model.now);
          if (model.movedAt !== null) first.moved ??= first.proposed;
          if (before.status !== 'cancelled' && model.status === 'cancelled')
            expect(model.refundedCents - before.refundedCents, log.join(', ')).toBeLessThanOrEqual(
              getLimit(model, first) ?? Number.POSITIVE_INFINITY,
            );
        };
        for (const next of beginning)
          await applyChoice(typeof next === 'string' ? next : next(model) - model.now);
        for (const [kind, pick] of choices) await applyChoice(chooseStep(model, kind, pick));
        const last = possibleSteps(model)[end % Math.max(possibleSteps(model).length, 1)];
        if (last) await applyChoice(last);
        const rest = minutesUntilAllEnded(model);
        advance(model, rest);
        t.clock.advance({ minutes: rest });
        await t.runDueJobs();
        expect(await actualState(await withNewSessions(booking)), log.join(', ')).toEqual(
          expectedState(model),
        );
        expect(await ledgerProblems(t)).toEqual([]);
        expect(await taxProblems(t, booking.guide, [2026])).toEqual([]);
      }),
      {
        numRuns: Math.ceil(HISTORIES / BEGINNINGS.length),
        seed: chooseForTestLength(20_261_122, Date.now()),
      },
    );
  },
);

test('covers every step at least once', () => {
  expect(STEP_NAMES.filter((name) => !steps.has(name))).toEqual([]);
});
