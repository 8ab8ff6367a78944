import {
  acceptBooking,
  confirmExtension,
  confirmStart,
  declineExtension,
  enterStartCode,
  getBooking,
  getRefundQuote,
  openDispute,
  rejectBooking,
  reportNoShow,
  requestExtension,
  updateBookingStatus,
  withdrawExtension,
} from '@tomoguide/contract/bookings/calls';
import { PROPOSE_CHANGE } from '@tomoguide/contract/bookings/change-proposal';
import { LEAVE_PHONE, SEND_MARK } from '@tomoguide/contract/bookings/day-marks';
import { ADD_EXTRA_COST } from '@tomoguide/contract/bookings/extra-costs';
import type { BookingAction } from '@tomoguide/contract/bookings/find-transition';
import { CHANGE_ADDRESS } from '@tomoguide/contract/bookings/meeting-point';
import { toRmb } from '@tomoguide/contract/bookings/price';
import { BOOKING_STATUSES, type BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { ASK_COLLEAGUES } from '@tomoguide/contract/bookings/substitution';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';
import { fetchExtensionFee, requestAndPay } from '../../../testing/factories/extensions.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { aCodeEntry } from '../../../testing/factories/start-codes.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
let stranger: string;
let staff: string;
const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 3 in Tokyo. */
const CHECKOUT = { scheduledStartTime: '2026-05-03T01:00:00Z' };
const START_DAY = '2026-05-02T15:00:00Z';
/** Two hours before the start of the tour. */
const START_NEAR = '2026-05-02T23:00:00Z';
const HOUR_AFTER_START = '2026-05-03T02:00:00Z';
const END = '2026-05-03T04:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
  stranger = (await aUser(t)).token;
  staff = (await aUser(t, { isStaff: true })).token;
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

type Who = 'traveler' | 'guide' | 'stranger' | 'staff' | 'visitor';
const WHO: Who[] = ['traveler', 'guide', 'stranger', 'staff', 'visitor'];

const getToken = (booking: TestBooking, who: Who): string | undefined =>
  ({
    traveler: booking.traveler.token,
    guide: booking.guide.user.token,
    stranger,
    staff,
    visitor: undefined,
  })[who];

type Ask = (booking: TestBooking, who: Who) => Promise<TestReply>;

const setStatus =
  (status: BookingStatus): Ask =>
  (booking, who) =>
    t.inject(updateBookingStatus, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: { status },
    });

/**
 * Converts the response to a code entry to that of other steps: in this table, an entry that is stored but
 * has no effect counts as rejected.
 */
const toStepReply = (reply: TestReply): TestReply => {
  const { outcome, booking } = reply.body;
  if (reply.status !== 200) return reply;
  if (outcome !== 'kept') return { ...reply, body: booking };
  const body = { code: 'INVALID_TRANSITION', details: { status: booking.status } };
  return { ...reply, status: 409, body };
};

/** Every action that a user can take on a booking. */
const ACTIONS = {
  accept: (booking, who) =>
    t.inject(acceptBooking, { token: getToken(booking, who), params: { id: booking.id } }),
  reject: (booking, who) =>
    t.inject(rejectBooking, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: { rejectReason: 'not_available' },
      headers: aKey(),
    }),
  'confirm start': (booking, who) =>
    t.inject(confirmStart, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: { userType: who === 'guide' ? 'guide' : 'traveler' },
    }),
  'report no-show': (booking, who) =>
    t.inject(reportNoShow, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: {},
      headers: aKey(),
    }),
  'request extension': async (booking, who) =>
    t.inject(requestExtension, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: { extensionHours: 1, extensionPrice: toRmb(await fetchExtensionFee(t, booking)) },
    }),
  'withdraw extension': (booking, who) =>
    t.inject(withdrawExtension, { token: getToken(booking, who), params: { id: booking.id } }),
  'confirm extension': (booking, who) =>
    t.inject(confirmExtension, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: { userType: who === 'guide' ? 'guide' : 'traveler' },
    }),
  'decline extension': (booking, who) =>
    t.inject(declineExtension, {
      token: getToken(booking, who),
      params: { id: booking.id },
      headers: aKey(),
    }),
  'enter start code': async (booking, who) => {
    const reply = await t.inject(enterStartCode, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: await aCodeEntry(t, booking, who === 'guide' ? 'guide' : 'traveler'),
      headers: aKey(),
    });
    return toStepReply(reply);
  },
  'open dispute': (booking, who) =>
    t.inject(openDispute, {
      token: getToken(booking, who),
      params: { id: booking.id },
      body: { reason: 'It was not as agreed.' },
      headers: aKey(),
    }),
  ...Object.fromEntries(BOOKING_STATUSES.map((status) => [`set ${status}`, setStatus(status)])),
} as Record<string, Ask>;

const expectOk = async (reply: Promise<TestReply> | undefined): Promise<void> => {
  const { status, raw } = (await reply) ?? {};
  if (status !== 200) throw new Error(`not brought there: ${raw}`);
};

const byUsers = (...steps: [Who, action: string][]) => ({ steps });

/** The result of an action: the status, the cancel kind, and the actions then available to the caller. */
type Outcome = readonly [
  status: BookingStatus,
  cancelKind: string | null,
  can: (BookingAction | typeof CHANGE_ADDRESS | typeof PROPOSE_CHANGE)[],
];
type Cells = Record<string, Partial<Record<Who, Outcome>>>;

interface State {
  status: BookingStatus;
  /** The time of the action. Deadlines before it have been applied. */
  at: string;
  /** The steps from `upcoming` to this status, taken near the start. */
  steps?: [Who, action: string][];
  /** Which user can take which action; all other combinations are rejected. */
  allowed: Cells;
  /** Actions whose repetition by the same user returns the same result. */
  sameAgain?: Cells;
}

const cancel = (): Cells => ({
  'set cancelled': {
    traveler: ['cancelled', 'traveler', []],
    guide: ['cancelled', 'guide', []],
  },
});
/** Returns the same cells for both endpoints that confirm the start. */
const confirmCells = (cell: Partial<Record<Who, Outcome>>): Cells => ({
  'confirm start': cell,
  'set start_confirmed': cell,
});
const completeCells = (...who: Who[]): Cells => ({
  'set completed': Object.fromEntries(
    who.map((one) => [one, ['completed', null, ['open_dispute']]]),
  ),
});

const disputes = (): Cells => ({
  'open dispute': { traveler: ['disputed', null, []], guide: ['disputed', null, []] },
});

/** Actions with rules and tests of their own. */
const BESIDE_THE_TABLE: ReadonlySet<string> = new Set([
  SEND_MARK,
  LEAVE_PHONE,
  ADD_EXTRA_COST,
  ASK_COLLEAGUES,
]);

const WAITING: Outcome = ['awaiting_start', null, ['cancel', 'enter_start_code', CHANGE_ADDRESS]];
const GUIDE_WAITS: Outcome = [
  'start_confirmed',
  null,
  ['cancel', 'enter_start_code', CHANGE_ADDRESS],
];
const RUNS: Outcome = ['ongoing', null, ['open_dispute']];
const RUNS_FOR_TRAVELER: Outcome = [
  'ongoing',
  null,
  ['request_extension', 'complete', 'open_dispute'],
];
const RUNS_AT_END: Outcome = ['ongoing', null, ['complete', 'open_dispute']];

/** Returns the cells for entering the other party's code, which confirms the start for both. */
const codes = (): Cells => ({
  'enter start code': { traveler: RUNS_FOR_TRAVELER, guide: RUNS },
});

/** Only used to reach a status: the fee is paid at the provider, not through an endpoint. */
const EXTEND_AND_PAY = 'ask for an hour more and pay';

const ASKED: Outcome = [
  'extend_requested',
  null,
  ['pay_extension', 'withdraw_extension', 'complete', 'open_dispute'],
];
const AGREED: Outcome = ['extend_confirmed', null, ['open_dispute']];
const STARTED: [Who, string][] = [
  ['guide', 'confirm start'],
  ['traveler', 'confirm start'],
];

/** The table of statuses as users experience it, written by hand as an independent source. */
const STATES: Record<string, State> = {
  pending: { status: 'pending', at: NOW, allowed: cancel() },
  confirmed: {
    status: 'confirmed',
    at: NOW,
    allowed: {
      ...cancel(),
      accept: { guide: ['upcoming', null, ['cancel', CHANGE_ADDRESS, PROPOSE_CHANGE]] },
      reject: { guide: ['cancelled', 'rejected', []] },
    },
  },
  upcoming: { status: 'upcoming', at: NOW, allowed: cancel() },
  'upcoming on the start day': {
    status: 'upcoming',
    at: START_DAY,
    allowed: {
      ...cancel(),
      ...confirmCells({ traveler: ['awaiting_start', null, ['cancel', CHANGE_ADDRESS]] }),
    },
  },
  awaiting_start: {
    status: 'awaiting_start',
    at: START_NEAR,
    allowed: {
      ...cancel(),
      ...confirmCells({ traveler: WAITING, guide: GUIDE_WAITS }),
      ...codes(),
    },
  },
  'awaiting_start, confirmed by the traveler': {
    status: 'awaiting_start',
    at: START_NEAR,
    ...byUsers(['traveler', 'confirm start']),
    allowed: { ...cancel(), ...confirmCells({ guide: RUNS }), ...codes() },
    sameAgain: confirmCells({ traveler: WAITING }),
  },
  'the same an hour after the start': {
    status: 'awaiting_start',
    at: HOUR_AFTER_START,
    ...byUsers(['traveler', 'confirm start']),
    allowed: {
      ...cancel(),
      ...confirmCells({ guide: RUNS }),
      ...codes(),
      ...disputes(),
      'report no-show': { traveler: ['cancelled', 'no_show_guide', []] },
    },
    sameAgain: confirmCells({
      traveler: [
        'awaiting_start',
        null,
        ['cancel', 'enter_start_code', 'report_no_show', 'open_dispute'],
      ],
    }),
  },
  start_confirmed: {
    status: 'start_confirmed',
    at: START_NEAR,
    ...byUsers(['guide', 'confirm start']),
    allowed: { ...cancel(), ...confirmCells({ traveler: RUNS_FOR_TRAVELER }), ...codes() },
    sameAgain: confirmCells({ guide: GUIDE_WAITS }),
  },
  'start_confirmed an hour after the start': {
    status: 'start_confirmed',
    at: HOUR_AFTER_START,
    ...byUsers(['guide', 'confirm start']),
    allowed: {
      ...cancel(),
      ...confirmCells({ traveler: RUNS_FOR_TRAVELER }),
      ...codes(),
      ...disputes(),
      'report no-show': { guide: ['cancelled', 'no_show_traveler', []] },
    },
    sameAgain: confirmCells({
      guide: [
        'start_confirmed',
        null,
        ['cancel', 'enter_start_code', 'report_no_show', 'open_dispute'],
      ],
    }),
  },
  ongoing: {
    status: 'ongoing',
    at: START_NEAR,
    steps: STARTED,
    allowed: {
      ...completeCells('traveler'),
      ...disputes(),
      'request extension': {
        traveler: ASKED,
      },
    },
    sameAgain: confirmCells({ traveler: RUNS_FOR_TRAVELER, guide: RUNS }),
  },
  'ongoing at the scheduled end': {
    status: 'ongoing',
    at: END,
    ...byUsers(['traveler', 'confirm start'], ['guide', 'confirm start']),
    allowed: { ...completeCells('traveler', 'guide'), ...disputes() },
    sameAgain: confirmCells({ traveler: RUNS_AT_END, guide: RUNS_AT_END }),
  },
  'extend_requested, unpaid': {
    status: 'extend_requested',
    at: START_NEAR,
    steps: [...STARTED, ['traveler', 'request extension']],
    allowed: {
      ...completeCells('traveler'),
      ...disputes(),
      'withdraw extension': { traveler: RUNS_FOR_TRAVELER },
    },
    sameAgain: { 'request extension': { traveler: ASKED } },
  },
  'extend_requested, paid': {
    status: 'extend_requested',
    at: START_NEAR,
    steps: [...STARTED, ['traveler', EXTEND_AND_PAY]],
    allowed: {
      ...completeCells('traveler'),
      ...disputes(),
      'confirm extension': { guide: AGREED },
      'decline extension': { guide: RUNS },
    },
    sameAgain: {
      'request extension': { traveler: ['extend_requested', null, ['complete', 'open_dispute']] },
    },
  },
  extend_confirmed: {
    status: 'extend_confirmed',
    at: START_NEAR,
    steps: [...STARTED, ['traveler', EXTEND_AND_PAY], ['guide', 'confirm extension']],
    allowed: {
      ...completeCells('traveler'),
      ...disputes(),
      'confirm extension': { traveler: RUNS_FOR_TRAVELER },
    },
    sameAgain: { 'confirm extension': { guide: AGREED } },
  },
  completed: {
    status: 'completed',
    at: START_NEAR,
    ...byUsers(
      ['guide', 'confirm start'],
      ['traveler', 'confirm start'],
      ['traveler', 'set completed'],
    ),
    allowed: disputes(),
    sameAgain: completeCells('traveler'),
  },
  disputed: {
    status: 'disputed',
    at: START_NEAR,
    steps: [...STARTED, ['traveler', 'open dispute']],
    allowed: {},
    sameAgain: { 'open dispute': { traveler: ['disputed', null, []] } },
  },
  cancelled: {
    status: 'cancelled',
    at: START_NEAR,
    ...byUsers(['traveler', 'set cancelled']),
    allowed: {},
    sameAgain: { 'set cancelled': { traveler: ['cancelled', 'traveler', []] } },
  },
  'cancelled as a no-show': {
    status: 'cancelled',
    at: HOUR_AFTER_START,
    ...byUsers(['guide', 'confirm start'], ['guide', 'report no-show']),
    // Contested by the party that was reported.
    allowed: { 'open dispute': { traveler: ['disputed', 'no_show_traveler', []] } },
    sameAgain: { 'report no-show': { guide: ['cancelled', 'no_show_traveler', []] } },
  },
};

/** Brings a booking into this status through user steps and deadlines. */
const advanceTo = async ({ status, at, steps = [] }: State): Promise<TestBooking> => {
  t.clock.set(NOW);
  const made = status === 'pending' || status === 'confirmed' ? status : 'upcoming';
  const booking = await aBooking(t, { status: made, checkout: CHECKOUT });
  if (at === NOW) return booking;
  for (const instant of [START_NEAR, at].toSorted()) {
    if (instant <= at) t.clock.set(instant);
    if (instant === START_NEAR && at >= START_NEAR) await sweepBookings(t.deps);
  }
  for (const [who, action] of steps)
    await expectOk(
      action === EXTEND_AND_PAY ? requestAndPay(t, booking) : ACTIONS[action]?.(booking, who),
    );
  return booking;
};

const fetchBooking = async (booking: TestBooking) =>
  (await t.inject(getBooking, { token: booking.traveler.token, params: { id: booking.id } })).body;

const getCells = (cells: Cells = {}) =>
  Object.entries(cells).flatMap(([action, cell]) =>
    Object.entries(cell).map(([who, outcome]) => ({ who: who as Who, action, outcome })),
  );

const expectOutcome = (reply: TestReply | undefined, outcome: Outcome, what: string) => {
  expect(reply?.status, `${what}: ${reply?.raw}`).toBe(200);
  const { status, cancelKind, can } = reply?.body ?? {};
  const ofTable = can?.filter((action: string) => !BESIDE_THE_TABLE.has(action));
  expect([status, cancelKind, ofTable], what).toEqual(outcome);
};

test('covers every status', () => {
  expect(new Set(Object.values(STATES).map(({ status }) => status))).toEqual(
    new Set(BOOKING_STATUSES),
  );
});

describe.each(Object.entries(STATES))('%s', (_name, state) => {
  const { status, allowed, sameAgain } = state;

  test('rejects every action that is not in the table, and changes nothing', async () => {
    const booking = await advanceTo(state);
    const before = await fetchBooking(booking);
    expect(before.status).toBe(status);
    for (const [action, ask] of Object.entries(ACTIONS)) {
      for (const who of WHO) {
        if (allowed[action]?.[who]) continue;
        const reply = await ask(booking, who);
        const again = sameAgain?.[action]?.[who];
        if (again) {
          expectOutcome(reply, again, `${who} again: ${action}`);
          continue;
        }
        const expected = {
          traveler: [409, 'INVALID_TRANSITION', { status }],
          guide: [409, 'INVALID_TRANSITION', { status }],
          stranger: [404, 'NOT_FOUND', undefined],
          staff: [404, 'NOT_FOUND', undefined],
          visitor: [401, 'AUTH_REQUIRED', undefined],
        }[who];
        expect([reply.status, reply.body.code, reply.body.details], `${who}: ${action}`).toEqual(
          expected,
        );
      }
    }
    for (const who of WHO) {
      const params = { id: booking.id };
      const quote = await t.inject(getRefundQuote, { token: getToken(booking, who), params });
      const cancels = allowed['set cancelled'] ? 200 : 409;
      const others = { stranger: 404, staff: 404, visitor: 401 };
      const expected = { traveler: cancels, guide: cancels, ...others }[who];
      expect(quote.status, `${who}: quote of the refund`).toBe(expected);
    }
    expect(await fetchBooking(booking)).toEqual(before);
  });

  for (const { who, action, outcome } of getCells(allowed)) {
    test(`${who}: ${action} → ${outcome[0]}, recorded in the history`, async () => {
      const booking = await advanceTo(state);
      const reply = await ACTIONS[action]?.(booking, who);
      expectOutcome(reply, outcome, action);
      expect(reply?.body.history.at(-1)).toMatchObject({ by: who, from: status, to: outcome[0] });
    });
  }
});
