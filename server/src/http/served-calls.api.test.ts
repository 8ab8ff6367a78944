import { listSessions } from '@tomoguide/contract/accounts/calls';
import type { Call } from '@tomoguide/contract/call';
import { waitForCity } from '@tomoguide/contract/guides/calls';
import { setSuspension } from '@tomoguide/contract/staff/calls';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inTransaction } from '../database/transaction.ts';
import { patternCases, substitutions } from '../domains/bookings/tables.ts';
import { files } from '../domains/files/tables.ts';
import { guideQualifications, importedCalendars } from '../domains/guides/tables.ts';
import { insertNotices } from '../domains/notifications/inbox/queries.ts';
import { pushDevices } from '../domains/notifications/tables.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { contractCalls, getCallName } from '../testing/contract-calls.ts';
import { ALLOWED_WHILE_SUSPENDED, getAudience, WRITERS } from '../testing/endpoint-audiences.ts';
import { aPasskey, aUser } from '../testing/factories/accounts.ts';
import { anApplicant } from '../testing/factories/applications.ts';
import { aBooking, aKey } from '../testing/factories/bookings.ts';
import { aConversation } from '../testing/factories/conversations.ts';
import { aGuide } from '../testing/factories/guides.ts';
import { pay } from '../testing/factories/payments.ts';
import { aReview } from '../testing/factories/reviews.ts';
import { aTourRequest } from '../testing/factories/tour-requests.ts';
import { aPayoutAccount } from '../testing/factories/withdrawals.ts';
import { type JsonSchema, wellFormed } from '../testing/well-formed.ts';
import { toJsonSchema } from './reply-schema.ts';

const calls = await contractCalls();

/** Query parameters for endpoints that require some. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  'GET /api/v2/bookings/:id/change-starts': { date: '2026-05-10' },
  'GET /api/v2/places': { name: 'Nara Park' },
  'GET /api/v2/download-link': { path: '/api/v2/me/export/content' },
  'GET /api/v2/staff/announcements/audience': { kind: 'everyone' },
  'GET /api/v2/staff/weather/bookings': {
    cities: 'kyoto',
    firstDay: '2026-05-03',
    lastDay: '2026-05-04',
  },
  'GET /api/v2/staff/chargebacks': { state: 'open' },
  'GET /api/v2/staff/exports': { list: 'refunds' },
  'GET /api/v2/staff/person': { name: 'somebody' },
  'GET /api/v2/staff/users': { name: 'somebody' },
  'GET /api/v2/reviews/bookings': { bookingId: '1' },
  'DELETE /api/guides/me/photos': { name: '0123456789abcdef' },
};

/** Endpoints that return an error to these callers, because the callers have no data yet. */
const NOTHING_YET: Readonly<Record<string, unknown>> = {
  'GET /api/v2/me/export/content': [404, 'NOT_FOUND'],
};

/** Endpoints with data about two other users that staff can read in order to decide a case. */
const STAFF_READS: ReadonlySet<string> = new Set([
  'GET /api/v2/bookings/:id/quote',
  'GET /api/v2/bookings/:id/payment-proof',
]);

/** The statuses that the traveler and the guide of a booking get before it is accepted. */
const READERS: Readonly<Record<string, [traveler: number, guide: number]>> = {
  'GET /api/conversations/:conversationId': [200, 200],
  'GET /api/conversations/:conversationId/messages': [200, 200],
  // Nobody has opened a fact card.
  'GET /api/conversations/:conversationId/messages/:messageId/fact-card': [404, 404],
  'GET /api/conversations/total-unread-count/:userId': [200, 404],
  'GET /api/travelers/:id/saved-guide-ids': [200, 404],
  'GET /api/travelers/:id/saved-guides': [200, 404],
  'GET /api/v2/bookings-new/guide/:userId': [404, 200],
  'GET /api/v2/bookings-new/traveler/:userId': [200, 404],
  'GET /api/v2/bookings/:id': [200, 200],
  'GET /api/v2/bookings/:id/calendar': [200, 200],
  // Only an accepted booking can be changed.
  'GET /api/v2/bookings/:id/change-starts': [409, 409],
  'GET /api/v2/bookings/:id/emergency-claim': [200, 404],
  // The tour is not running, so there is nothing to extend.
  'GET /api/v2/bookings/:id/extension-offer': [409, 409],
  // The booking is not for another person.
  'GET /api/v2/bookings/:id/lead-traveler': [404, 404],
  'GET /api/v2/bookings/:id/payment-proof': [200, 200],
  'GET /api/v2/bookings/:id/quote': [200, 200],
  'GET /api/v2/bookings/:id/refund-quote': [200, 200],
  // The booking is not accepted yet.
  'GET /api/v2/bookings/:id/start-code': [409, 409],
  'GET /api/v2/bookings/:id/travelers-link': [404, 404],
  'GET /api/v2/bookings/:id/trip-sheet': [200, 200],
  // The request lacks the `link` parameter.
  'GET /api/v2/files/:id/content': [403, 404],
  'GET /api/v2/files/:id/link': [200, 404],
  'GET /api/v2/payments/:paymentId': [200, 404],
  'GET /api/v2/reviews/bookings/:id/eligibility': [200, 200],
  'GET /api/v2/reviews/travelers/:userId': [200, 404],
  'GET /api/v2/system-messages/:id': [200, 404],
  // The guide's notification has not been sent yet.
  'GET /api/v2/system-messages/entity/:type/:id': [200, 404],
  'GET /api/v2/bookings/:id/colleagues': [422, 409],
  'GET /api/v2/tour-requests/:id': [200, 200],
  'GET /api/v2/tour-requests/:id/lead-traveler': [404, 404],
};

const OUTSIDERS = ['traveler', 'guide', 'suspendedGuide', 'applicant', 'staff'] as const;
type Outsider = (typeof OUTSIDERS)[number];

let t: TestApp;
/** Tokens of users who have no relation to the requested data. */
let outsiders: Readonly<Record<Outsider, string>>;
/** Tokens of the traveler and the guide of the booking in `foreign`, and of those of the tour request. */
let parties: Readonly<Record<'booking' | 'request', { traveler: string; guide: string }>>;
/** IDs of other users' data, by the start of the path that uses them. */
let foreign: Record<string, number>;

beforeAll(async () => {
  t = await testApp();
  const booking = await aBooking(t, { status: 'pending' });
  const payment = await pay(t, booking.traveler.token, booking.id);
  const [guide, suspended] = [await aGuide(t), await aGuide(t)];
  outsiders = {
    traveler: (await aUser(t, { username: 'somebody' })).token,
    guide: guide.user.token,
    suspendedGuide: suspended.user.token,
    applicant: (await anApplicant(t)).token,
    staff: (await aUser(t, { isStaff: true })).token,
  };
  await t.inject(setSuspension, {
    token: outsiders.staff,
    params: { id: suspended.userId },
    body: { of: 'guide', suspended: true, reason: 'For a test.' },
  });
  const sent = await aTourRequest(t);
  parties = {
    booking: { traveler: booking.traveler.token, guide: booking.guide.user.token },
    request: {
      traveler: sent.conversation.traveler.token,
      guide: sent.conversation.guide.user.token,
    },
  };
  const [file] = await t.db
    .insert(files)
    .values({
      ownerId: booking.traveler.id,
      state: 'kept',
      key: 'private/theirs',
      type: 'image/webp',
      sizeBytes: 1,
      sha256: 'theirs',
      createdAt: t.clock.now(),
    })
    .returning({ id: files.id });
  const conversation = await aConversation(t, booking);
  const notice = {
    userId: booking.traveler.id,
    kind: 'accepted',
    params: { place: 'traveler' },
    type: 'approval',
    createdAt: t.clock.now(),
    relatedType: 'booking',
    relatedId: booking.id,
  } as const;
  const notices = await inTransaction(t.db, (tx) =>
    insertNotices(tx, [notice], { kinds: [], createdAt: t.clock.now() }),
  );
  const [imported] = await t.db
    .insert(importedCalendars)
    .values({
      guideId: booking.guide.id,
      name: 'Theirs',
      address: 'https://calendar.example/theirs.ics',
      addedAt: t.clock.now(),
      nextReadAt: t.clock.now().add({ hours: 24 }),
    })
    .returning({ id: importedCalendars.id });
  const [qualification] = await t.db
    .insert(guideQualifications)
    .values({ guideId: booking.guide.id, title: { en: 'JLPT N1', zh: null }, state: 'unchecked' })
    .returning({ id: guideQualifications.id });
  const [claim] = await t.db
    .insert(patternCases)
    .values({
      kind: 'pair',
      state: 'announced',
      guideId: booking.guide.id,
      guideUserId: booking.guide.userId,
      travelerId: booking.traveler.id,
      openedAt: t.clock.now(),
      waitingSince: t.clock.now(),
      amountCents: 1,
      announcedAt: t.clock.now(),
      objectBy: t.clock.now().add({ hours: 24 }),
    })
    .returning({ id: patternCases.id });
  const waiting = await t.inject(waitForCity, {
    token: booking.traveler.token,
    body: { city: 'tokyo', day: '2026-05-10', travelers: 2, language: null },
  });
  const [substitution] = await t.db
    .insert(substitutions)
    .values({
      bookingId: booking.id,
      state: 'withdrawn',
      firstGuideId: booking.guide.id,
      firstGuideUserId: booking.guide.userId,
      askedAt: t.clock.now(),
      answerBy: t.clock.now().add({ hours: 12 }),
      endedAt: t.clock.now(),
    })
    .returning({ id: substitutions.id });
  const [device] = await t.db
    .insert(pushDevices)
    .values({
      userId: booking.traveler.id,
      sessionId: await getSession(t, booking.traveler.token),
      endpoint: 'https://push.example/theirs',
      p256dh: 'x',
      auth: 'x',
      publicKey: 'x',
      createdAt: t.clock.now(),
    })
    .returning({ id: pushDevices.id });
  foreign = {
    '/api/v2/substitutions/:': substitution?.id ?? 0,
    '/api/v2/substitute-requests/:': substitution?.id ?? 0,
    '/api/conversations/total-unread-count/:': booking.traveler.id,
    '/api/conversations/:': conversation.id,
    '/api/v2/system-messages/entity/:': booking.id,
    '/api/v2/system-messages/:': notices[0]?.id ?? 0,
    '/api/v2/push-devices/:': device?.id ?? 0,
    '/api/guides/me/imported-calendars/:': imported?.id ?? 0,
    '/api/guides/me/qualifications/:': qualification?.id ?? 0,
    '/api/me/commission-claims/:': claim?.id ?? 0,
    '/api/me/payout-accounts/:': await aPayoutAccount(t, booking.traveler.token),
    '/api/v2/files/:': file?.id ?? 0,
    '/api/v2/me/passkeys/:': await aPasskey(t, booking.traveler.token),
    '/api/v2/me/sessions/:': await getSession(t, booking.traveler.token),
    '/api/v2/reviews/bookings/:': booking.id,
    '/api/v2/reviews/travelers/:': booking.traveler.id,
    '/api/v2/reviews/:': (await aReview(t, booking.guide)) ?? 0,
    '/api/v2/bookings/:': booking.id,
    '/api/bookings/:': booking.id,
    '/api/v2/tour-requests/:': sent.id,
    '/api/v2/waiting-list/:': waiting.body.id,
    '/api/v2/payments/:': payment.body.paymentId,
    '/api/travelers/:': booking.traveler.id,
    '/api/v2/bookings-new/traveler/:': booking.traveler.id,
    '/api/v2/bookings-new/guide/:': booking.guide.userId,
  };
});
afterAll(() => t.close());

const getSession = async (app: TestApp, token: string): Promise<number> =>
  (await app.inject(listSessions, { token })).body.data[0].id;

/**
 * Returns every route that Fastify serves, such as `POST /api/x/:id`, parsed from Fastify's printed route
 * tree.
 */
const servedRoutes = (app: FastifyInstance): string[] => {
  const stack: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^([\s│]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!found) return [];
      const [, indent = '', part = '', methods] = found;
      stack.length = indent.length / 4;
      const path = `${stack.join('')}${part}`;
      stack.push(part);
      return methods ? methods.split(', ').map((method) => `${method} ${path}`) : [];
    });
};

/**
 * Removes the names of parameters, because the route tree has only one name per position, whichever routes
 * use it.
 */
const withoutParamNames = (name: string): string => name.replace(/:[\w:|]+/g, ':');

/** Routes outside the contract, which OpenAPI does not describe. */
const UNLISTED = /^\w+ (\/api\/(health|ready|openapi\.json|docs(\/.*)?|\*)|\/(?!api\/).*|\*)$/;

describe('the served routes', () => {
  const openApi = async (): Promise<string[]> => {
    const { paths } = (await t.app.inject({ url: '/api/openapi.json' })).json();
    return Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
  };

  test('are exactly the endpoints of the contract', () => {
    const served = servedRoutes(t.app).filter((each) => !/^(HEAD|OPTIONS) /.test(each));
    expect(
      served
        .filter((each) => !UNLISTED.test(each))
        .map(withoutParamNames)
        .toSorted(),
    ).toEqual(calls.map(getCallName).map(withoutParamNames).toSorted());
  });

  test('match /api/openapi.json', async () => {
    expect((await openApi()).toSorted()).toEqual(calls.map(getCallName).toSorted());
  });
});

const foreignIdFor = (call: Call): number | undefined =>
  Object.entries(foreign).find(([start]) => call.path.startsWith(start))?.[1];

const NEVER = 2_000_000_000;

const getSample = (schema: Call['body']): unknown =>
  schema &&
  fc.sample(
    wellFormed(toJsonSchema(schema, 'input') as JsonSchema).filter(
      // Filters out well-formed instants in a year that the schema does not accept.
      (value) => z.safeParse(schema as z.core.$ZodType, value).success,
    ),
    { seed: 7, numRuns: 1 },
  )[0];

/** Returns a function that sends the same well-formed request with any token and ID. */
const senderFor = (call: Call) => {
  const body = getSample(call.body);
  const query = new URLSearchParams(QUERIES[getCallName(call)]).toString();
  return (token: string | null, id: number = NEVER) =>
    t.app.inject({
      method: call.method,
      // The second parameter of a path is the guide to save, which is public.
      url: `${call.path.replace(':type', 'booking').replace(/:\w+/, String(id)).replace(/:\w+/, '1')}${query && '?'}${query}`,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...aKey() },
      ...(body === undefined ? {} : { payload: body as object }),
    });
};

const required = calls.filter(({ auth }) => auth === 'required');
const withNames = (some: readonly Call[]) => some.map((call) => [getCallName(call), call] as const);
const outcome = (reply: { statusCode: number; json: () => { code?: string } }) =>
  reply.statusCode < 400 ? reply.statusCode : [reply.statusCode, reply.json().code];

/** Returns a digest of all stored data except request counters. */
const digestOfTables = async (): Promise<string> => {
  const { rows } = await t.db.$client.query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const digests = rows.map(
    ({ name }) =>
      `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from "${name}" t)`,
  );
  const all = await t.db.$client.query(
    `select ${digests.map((one, index) => `${one} as "${rows[index].name}"`).join(', ')}`,
  );
  return all.rows[0];
};

test('returns 401 to a visitor for every endpoint that requires a login, and changes nothing', async () => {
  const before = await digestOfTables();
  for (const call of calls.filter(({ auth }) => auth === 'required' || auth === 'staff'))
    expect([getCallName(call), outcome(await senderFor(call)(null))]).toEqual([
      getCallName(call),
      [401, 'AUTH_REQUIRED'],
    ]);
  expect(await digestOfTables()).toEqual(before);
});

test('returns 404 for staff endpoints to all users except staff', async () => {
  const before = await digestOfTables();
  for (const call of calls.filter(({ auth }) => auth === 'staff'))
    for (const who of OUTSIDERS.filter((each) => each !== 'staff')) {
      const reply = await senderFor(call)(outsiders[who]);
      const nowhere = await t.app.inject({
        url: '/api/v2/staff/nowhere',
        headers: { authorization: `Bearer ${outsiders[who]}` },
      });
      expect([getCallName(call), who, reply.statusCode, reply.body]).toEqual([
        getCallName(call),
        who,
        404,
        nowhere.body,
      ]);
    }
  expect(await digestOfTables()).toEqual(before);
});

test('staff can read every list, and get 404 for an unknown ID', async () => {
  for (const call of calls.filter(({ auth }) => auth === 'staff')) {
    const reply = await senderFor(call)(outsiders.staff);
    if (call.path.includes('/:'))
      expect([getCallName(call), outcome(reply)]).toEqual([getCallName(call), [404, 'NOT_FOUND']]);
    else if (call.method === 'GET')
      expect([getCallName(call), outcome(reply)]).toEqual([getCallName(call), 200]);
  }
});

/**
 * Returns the expected response to users who request their own data; null if the feature's own tests cover
 * it.
 */
const getExpected = (call: Call, who: Outsider): unknown => {
  const isGuide = who === 'guide' || who === 'suspendedGuide';
  const forGuides = getAudience(call) === 'guides';
  if (forGuides && !isGuide) return [403, 'NOT_A_GUIDE'];
  if (call.method === 'GET') return NOTHING_YET[getCallName(call)] ?? 200;
  const isStopped =
    forGuides && who === 'suspendedGuide' && !ALLOWED_WHILE_SUSPENDED.has(getCallName(call));
  return isStopped ? [403, 'GUIDE_SUSPENDED'] : null;
};

test('users can read their own data, and only guides can read guide data', async () => {
  const before = await digestOfTables();
  const others: unknown[] = [];
  for (const call of required.filter((each) => getAudience(each) !== 'parties'))
    for (const who of OUTSIDERS) {
      const expected = getExpected(call, who);
      if (expected === null) continue;
      const found = outcome(await senderFor(call)(outsiders[who]));
      if (String(found) !== String(expected))
        others.push([getCallName(call), who, found, expected]);
    }
  expect(others).toEqual([]);
  expect(await digestOfTables()).toEqual(before);
});

const personal = required.filter((call) => getAudience(call) === 'parties');
const ownedIdFor = (call: Call): number => {
  const id = foreignIdFor(call);
  if (id === undefined) throw new Error(`say above whose things ${getCallName(call)} is about`);
  return id;
};

test.each(withNames(personal))(
  '%s returns byte-identical responses for another user’s ID and an unknown ID',
  async (_, call) => {
    const ask = senderFor(call);
    const never = await ask(outsiders.traveler);
    for (const who of OUTSIDERS) {
      const one = await ask(outsiders[who], ownedIdFor(call));
      const canRead = who === 'staff' && STAFF_READS.has(getCallName(call));
      const isStopped = who === 'suspendedGuide' && call.path.startsWith('/api/guides/me/');
      const other = isStopped ? await ask(outsiders[who]) : never;
      const rejected = [other.statusCode, other.json().code];
      expect(rejected).toEqual(isStopped ? [403, 'GUIDE_SUSPENDED'] : [404, 'NOT_FOUND']);
      expect([who, outcome(one)]).toEqual([who, canRead ? 200 : rejected]);
      if (canRead) continue;
      expect(one.body).toBe(other.body);
      const names = (reply: typeof one) => Object.keys(reply.headers).toSorted();
      expect(names(one)).toEqual(names(other));
    }
  },
);

const getParties = (call: Call) =>
  parties[call.path.startsWith('/api/v2/tour-requests/') ? 'request' : 'booking'];

test('the traveler and the guide can read their shared data, but not each other’s private data', async () => {
  const replies: Record<string, unknown> = {};
  for (const call of personal.filter(({ method }) => method === 'GET')) {
    const { traveler, guide } = getParties(call);
    const ask = senderFor(call);
    replies[getCallName(call)] = [
      (await ask(traveler, ownedIdFor(call))).statusCode,
      (await ask(guide, ownedIdFor(call))).statusCode,
    ];
  }
  expect(replies).toEqual(READERS);
});

test('rejects actions that only the other party can take, and changes nothing', async () => {
  const before = await digestOfTables();
  for (const call of personal.filter(({ method }) => method !== 'GET')) {
    const writer = WRITERS[getCallName(call)];
    if (!writer) throw new Error(`add ${getCallName(call)} to WRITERS in endpoint-audiences.ts`);
    if (writer === 'both') continue;
    const other = getParties(call)[writer === 'guide' ? 'traveler' : 'guide'];
    const { statusCode } = await senderFor(call)(other, ownedIdFor(call));
    expect([getCallName(call), statusCode >= 400 && statusCode < 500]).toEqual([
      getCallName(call),
      true,
    ]);
  }
  expect(await digestOfTables()).toEqual(before);
});

/** Returns the greatest number of connections that were in use at once while `act` ran. */
const countConnections = async (act: () => Promise<unknown>): Promise<number> => {
  const pool = t.db.$client;
  let [inUse, most] = [0, 0];
  const take = () => {
    inUse += 1;
    most = Math.max(most, inUse);
  };
  const giveBack = () => {
    inUse -= 1;
  };
  pool.on('acquire', take).on('release', giveBack);
  try {
    await act();
  } finally {
    pool.off('acquire', take).off('release', giveBack);
  }
  return most;
};

/** The tokens of everyone who may read, by who may call the endpoint. */
const getReaders = (call: Call): (string | null)[] => {
  if (call.auth === 'staff') return [outsiders.staff];
  if (call.auth !== 'required') return [null, outsiders.traveler];
  return getAudience(call) === 'parties'
    ? Object.values(getParties(call))
    : [outsiders.traveler, outsiders.guide];
};

test('a read takes no more than one connection at a time', async () => {
  const greedy: unknown[] = [];
  for (const call of calls.filter(({ method }) => method === 'GET'))
    for (const reader of getReaders(call)) {
      const ask = senderFor(call);
      const count = await countConnections(() => ask(reader, foreignIdFor(call)));
      if (count > 1) greedy.push([getCallName(call), count]);
    }
  expect(greedy).toEqual([]);
});
