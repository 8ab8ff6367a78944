import type { Call } from '@tomoguide/contract/call';
import { getHttpStatus, isErrorCode } from '@tomoguide/contract/errors';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { contractCalls, getCallName } from '../testing/contract-calls.ts';
import { aToken } from '../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../testing/factories/bookings.ts';
import { parseSessionId, pay } from '../testing/factories/payments.ts';
import { listMalformedQueries, MALFORMED_IDS } from '../testing/malformed-address.ts';
import { asJson, malformedValues } from '../testing/malformed-values.ts';
import { type JsonSchema, type Known, wellFormed } from '../testing/well-formed.ts';
import { toJsonSchema } from './reply-schema.ts';

const LONG = chooseForTestLength(false, true);
const SEED = 20_260_501;
/** A well-formed token with an invalid signature. */
const FORGED = 'eyJhbGciOiJub25lIn0.eyJqdGkiOiIxIn0.x';
const calls = await contractCalls();

let t: TestApp;
let booking: TestBooking;
let known: Known;
/** Tokens by kind of caller; a visitor has no token. */
let tokens: Record<string, string | undefined>;

/** A digest of every table before the first request, because no malformed request may change the data. */
let atFirst: unknown;

const logIn = async (): Promise<void> => {
  tokens = {
    visitor: undefined,
    traveler: await aToken(t, booking.traveler.id),
    guide: await aToken(t, booking.guide.userId),
    forger: FORGED,
  };
};

beforeAll(async () => {
  t = await testApp();
  booking = await aBooking(t, { status: 'pending' });
  const payment = await pay(t, booking.traveler.token, booking.id);
  const people = [booking.traveler.id, booking.guide.userId];
  known = {
    id: [booking.id, booking.guide.id, ...people].map(String),
    bookingId: [String(booking.id)],
    guideId: [booking.guide.id, String(booking.guide.id)],
    userId: people.map(String),
    paymentId: [String(payment.body.paymentId)],
    sessionId: [parseSessionId(payment.body.redirectUrl)],
    username: [booking.traveler.username],
    email: [booking.traveler.email],
    services: [['101'], '101', [101]],
  };
  await logIn();
  atFirst = await digestTables();
});
afterAll(() => t.close());

const input = (schema: Call['body']): JsonSchema | undefined =>
  schema && (toJsonSchema(schema, 'input') as JsonSchema);

interface WellFormedInput {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
}

const getInputs = (call: Call): fc.Arbitrary<WellFormedInput> => {
  const part = (schema: JsonSchema | undefined) =>
    schema ? wellFormed(schema, known) : fc.constant({});
  return fc.record({
    params: part(input(call.params)),
    query: part(input(call.query)),
    body: part(input(call.body)),
  }) as fc.Arbitrary<WellFormedInput>;
};

const getPath = (call: Call, params: Record<string, string>): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

const encoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([k, v]) => [k, encodeURIComponent(v)]));

const queryText = (query: Record<string, string | string[]>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`))
    .join('&');

interface SentRequest {
  path: string;
  body?: string | undefined;
  type?: string;
}

const send = async (
  call: Call,
  who: string,
  { path, body, type = 'application/json' }: SentRequest,
) => {
  const token = tokens[who];
  const reply = await t.app.inject({
    method: call.method,
    url: path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': type }),
      ...aKey(),
    },
    ...(body === undefined ? {} : { payload: body }),
  } as InjectOptions);
  return reply;
};
type Answer = Awaited<ReturnType<typeof send>>;

/** Checks that an error response has a known code with the code's status, a message, and no other fields. */
const checkErrorReply = (reply: Answer, what: string): void => {
  const body = reply.json();
  expect(isErrorCode(body.code), `${what}: ${reply.body}`).toBe(true);
  expect(reply.statusCode, `${what}: ${reply.body}`).toBe(getHttpStatus(body.code));
  expect(typeof body.message, what).toBe('string');
  expect(Object.keys(body).filter((key) => !['code', 'message', 'details'].includes(key))).toEqual(
    [],
  );
};

const expectRefused = (reply: Answer, allowed: readonly number[], what: string): void => {
  expect(allowed, `${what}: ${reply.statusCode} ${reply.body}`).toContain(reply.statusCode);
  checkErrorReply(reply, what);
};

/** Returns the row count and a digest of every table. */
const digestTables = async (): Promise<unknown> => {
  const { rows: tables } = await t.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as n, md5(string_agg(x::text, '|' order by x::text)) as rows from "${name}" x`,
  );
  return (await t.db.execute(sql.raw(`${each.join(' union all ')} order by name`))).rows;
};

const getSamples = (call: Call, runs: number): WellFormedInput[] =>
  fc.sample(getInputs(call), { seed: SEED, numRuns: runs });

/** Returns the kinds of callers that pass the endpoint's authentication and reach its parser. */
const getCallers = (call: Call): string[] =>
  call.auth === 'required' || call.auth === 'staff'
    ? ['traveler', 'guide']
    : ['visitor', 'traveler', 'guide'];
/**
 * Returns the statuses with which malformed requests can be rejected. An upload can contain any bytes, so
 * no upload is malformed; one with an unsupported type breaks a rule instead (422).
 */
const getRefusals = (call: Call): number[] => [400, 404, 413, 415, ...(call.upload ? [422] : [])];

/**
 * Returns the callers for a round. In short runs, rotates through them, so that a sample includes all
 * kinds; in long runs, uses all callers.
 */
const callersForRound = (who: readonly string[], n: number): readonly string[] =>
  LONG ? who : [who[n % who.length] ?? 'visitor'];

const named = calls.map((call) => [getCallName(call), call] as const);

describe.each(named)('malformed requests: %s', (_, call) => {
  const hasBody = call.body !== undefined;
  /** Derives one malformed request of each kind from a well-formed request. */
  const malformedRequests = ({
    params,
    query,
    body,
  }: WellFormedInput): (SentRequest & { what: string })[] => {
    const path = getPath(call, encoded(params));
    const rest = queryText(query);
    const whole = rest ? `${path}?${rest}` : path;
    const text = asJson(body);
    const bodies = hasBody
      ? [
          ...malformedValues(input(call.body) ?? {}, body).map(({ what, value }) => ({
            what,
            body: asJson(value),
          })),
          ...['', 'null', '{', `${text}}`, 'undefined', '\u0000', '[null]', '"{}"'].map((raw) => ({
            what: raw,
            body: raw,
          })),
          { what: 'a huge body', body: JSON.stringify({ text: 'x'.repeat(70_000) }) },
          ...['text/plain', 'application/jsonx', 'application/x-www-form-urlencoded', 'a'].map(
            (type) => ({ what: type, body: text, type }),
          ),
        ]
      : call.method === 'GET'
        ? []
        : ['null', '[]', '7', '{"isStaff":true}', '{'].map((raw) => ({ what: raw, body: raw }));
    const sane = hasBody ? { body: text } : {};
    return [
      ...bodies.map((each) => ({ ...each, path: whole })),
      ...listMalformedQueries(input(call.query)).map((bad) => ({
        what: `?${bad.slice(0, 60)}`,
        path: `${path}?${bad}`,
        ...sane,
      })),
      ...Object.keys(params).flatMap((name) =>
        MALFORMED_IDS.map((bad) => ({
          what: `${name} ${bad.slice(0, 60)}`,
          path: getPath(call, { ...encoded(params), [name]: bad }),
          ...sane,
        })),
      ),
    ];
  };

  test('rejects malformed requests and changes nothing', async () => {
    for (const sample of getSamples(call, LONG ? 5 : 1)) {
      for (const [n, { what, ...request }] of malformedRequests(sample).entries()) {
        for (const who of callersForRound(getCallers(call), n)) {
          const reply = await send(call, who, request);
          expectRefused(reply, getRefusals(call), `${who}, ${what}`);
        }
      }
    }
    expect(await digestTables()).toEqual(atFirst);
  });

  test('rejects malformed requests from unauthorized callers, and changes nothing', async () => {
    const [sample] = getSamples(call, 1);
    if (!sample) throw new Error('no sample');
    const who = call.auth === 'required' ? ['visitor', 'forger'] : ['forger'];
    for (const [n, { what, ...request }] of malformedRequests(sample).entries()) {
      if (!LONG && n % 7) continue;
      for (const stranger of who) {
        const reply = await send(call, stranger, request);
        const allowed = call.auth === 'none' ? [400, 404, 413, 415] : [401, 400, 404, 413, 415];
        expectRefused(reply, allowed, `${stranger}, ${what}`);
      }
    }
    expect(await digestTables()).toEqual(atFirst);
  });
});

/** These tests run last, because well-formed requests may change data. */
describe.each(named)('well-formed requests: %s', (_, call) => {
  const hasBody = call.body !== undefined;
  /** Creates new tokens each time, because one of the endpoints logs out. */
  beforeEach(logIn);

  test('returns no server error for well-formed but meaningless requests', async () => {
    for (const [n, { params, query, body }] of getSamples(call, LONG ? 150 : 12).entries()) {
      const path = `${getPath(call, encoded(params))}?${queryText(query)}`;
      const sent = { path, ...(hasBody ? { body: asJson(body) } : {}) };
      for (const who of callersForRound(['visitor', 'traveler', 'guide', 'forger'], n)) {
        const reply = await send(call, who, sent);
        const what = `${who}, ${path} ${sent.body ?? ''}: ${reply.statusCode} ${reply.body}`;
        expect(reply.statusCode, what).toBeLessThan(500);
        if (reply.statusCode >= 400) checkErrorReply(reply, what);
        else expect(Object.keys(call.replies), what).toContain(String(reply.statusCode));
      }
    }
  });
});
