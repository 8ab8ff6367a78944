import { listSessions } from '@tomoguide/contract/accounts/calls';
import type { Call } from '@tomoguide/contract/call';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { inTransaction } from '../database/transaction.ts';
import { files } from '../domains/files/tables.ts';
import { importedCalendars } from '../domains/guides/tables.ts';
import { insertNotices } from '../domains/notifications/inbox/queries.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { contractCalls, nameOf } from '../testing/contract-calls.ts';
import { aUser } from '../testing/factories/accounts.ts';
import { aBooking, aKey } from '../testing/factories/bookings.ts';
import { aConversation } from '../testing/factories/conversations.ts';
import { pay } from '../testing/factories/payments.ts';
import { aReview } from '../testing/factories/reviews.ts';
import { aTourRequest } from '../testing/factories/tour-requests.ts';
import { aPayoutAccount } from '../testing/factories/withdrawals.ts';
import { type JsonSchema, wellFormed } from '../testing/well-formed.ts';
import { jsonSchemaOf } from './reply-schema.ts';

const calls = await contractCalls();

let t: TestApp;
let stranger: string;
/** Of other people, by the start of the path that names them. */
let foreign: Record<string, number>;

beforeAll(async () => {
  t = await testApp();
  const booking = await aBooking(t, { status: 'pending' });
  const asked = await pay(t, booking.traveler.token, booking.id);
  stranger = (await aUser(t)).token;
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
  const talk = await aConversation(t, booking);
  const notices = await inTransaction(t.db, (tx) =>
    insertNotices(tx, [
      {
        userId: booking.traveler.id,
        kind: 'accepted',
        params: { place: 'traveler' },
        type: 'approval',
        createdAt: t.clock.now(),
        relatedType: 'booking',
        relatedId: booking.id,
      },
    ]),
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
  foreign = {
    '/api/conversations/total-unread-count/:': booking.traveler.id,
    '/api/conversations/:': talk.id,
    '/api/v2/system-messages/entity/:': booking.id,
    '/api/v2/system-messages/:': notices[0]?.id ?? 0,
    '/api/guides/me/imported-calendars/:': imported?.id ?? 0,
    '/api/me/payout-accounts/:': await aPayoutAccount(t, booking.traveler.token),
    '/api/v2/files/:': file?.id ?? 0,
    '/api/v2/me/sessions/:': await sessionOf(t, booking.traveler.token),
    '/api/v2/reviews/bookings/:': booking.id,
    '/api/v2/reviews/travelers/:': booking.traveler.id,
    '/api/v2/reviews/:': (await aReview(t, booking.guide)) ?? 0,
    '/api/v2/bookings/:': booking.id,
    '/api/bookings/:': booking.id,
    '/api/v2/tour-requests/:': (await aTourRequest(t)).id,
    '/api/v2/payments/:': asked.body.paymentId,
    '/api/travelers/:': booking.traveler.id,
    '/api/v2/bookings-new/traveler/:': booking.traveler.id,
    '/api/v2/bookings-new/guide/:': booking.guide.userId,
  };
});
afterAll(() => t.close());

const sessionOf = async (app: TestApp, token: string): Promise<number> =>
  (await app.inject(listSessions, { token })).body.data[0].id;

/** `POST /api/x/:id` of everything that Fastify serves, read from its printed route tree. */
const servedBy = (app: FastifyInstance): string[] => {
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

/** In that tree a parameter has one name per position, whatever each route calls it. */
const nameless = (name: string): string => name.replace(/:[\w:|]+/g, ':');

/** Not of the contract: the machinery's own, which OpenAPI does not describe. */
const UNLISTED = /^\w+ (\/api\/(health|ready|openapi\.json|docs(\/.*)?|\*)|\/(?!api\/).*|\*)$/;

describe('what is served', () => {
  const openApi = async (): Promise<string[]> => {
    const { paths } = (await t.app.inject({ url: '/api/openapi.json' })).json();
    return Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
  };

  test('is every call of the contract, and nothing else', () => {
    const served = servedBy(t.app).filter((each) => !/^(HEAD|OPTIONS) /.test(each));
    expect(
      served
        .filter((each) => !UNLISTED.test(each))
        .map(nameless)
        .toSorted(),
    ).toEqual(calls.map(nameOf).map(nameless).toSorted());
  });

  test('is in /api/openapi.json, call for call', async () => {
    expect((await openApi()).toSorted()).toEqual(calls.map(nameOf).toSorted());
  });
});

const foreignIdFor = (call: Call): number | undefined =>
  Object.entries(foreign).find(([start]) => call.path.startsWith(start))?.[1];

const NEVER = 2_000_000_000;
const personal = calls.filter((call) => call.auth === 'required' && call.path.includes(':'));

test.each(personal.map((call) => [nameOf(call), call] as const))(
  '%s of somebody else answers byte for byte as of one that never was',
  async (name, call) => {
    const theirs = foreignIdFor(call);
    if (theirs === undefined) throw new Error(`say above whose things ${name} is about`);
    const body = call.body
      ? fc.sample(
          wellFormed(jsonSchemaOf(call.body, 'input') as JsonSchema).filter(
            // An instant of the right form may lie in no year that is accepted.
            (drawn) => z.safeParse(call.body as z.core.$ZodType, drawn).success,
          ),
          { seed: 7, numRuns: 1 },
        )[0]
      : undefined;
    const ask = (id: number) =>
      t.app.inject({
        method: call.method,
        // What comes second in a path is public: the guide that is saved.
        url: call.path.replace(/:\w+/, String(id)).replace(/:\w+/, '1'),
        headers: { authorization: `Bearer ${stranger}`, ...aKey() },
        ...(body === undefined ? {} : { payload: body as object }),
      });
    const [one, other] = [await ask(theirs), await ask(NEVER)];
    expect([one.statusCode, one.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(one.body).toBe(other.body);
    const named = (reply: typeof one) => Object.keys(reply.headers).toSorted();
    expect(named(one)).toEqual(named(other));
  },
);
