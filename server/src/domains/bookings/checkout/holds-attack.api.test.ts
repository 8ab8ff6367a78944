import { randomUUID } from 'node:crypto';
import { signup } from '@tomoguide/contract/accounts/calls';
import { createBooking } from '@tomoguide/contract/bookings/calls';
import { HOLD_LIMITS } from '@tomoguide/contract/bookings/figures';
import { getAvailability } from '@tomoguide/contract/guides/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aCheckout } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

/** With three holds each, 33 users could fill half a year of a guide's calendar if there were no limits. */
const PEOPLE = chooseForTestLength(8, 33);
const HOLDS = 3;
/** Each address can create twelve holds per hour, and each hold lasts 15 minutes. */
const ROUNDS = chooseForTestLength(2, 5);

let t: TestApp;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'signup=1000,money=100000,read=100000', TRUST_PROXY: 'true' };
  t = await testApp({ now: '2026-05-01T00:00:00Z', env });
});
afterAll(() => t.close());

const signUp = async (): Promise<string> => {
  const username = `locker${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const password = 'lantern by the river';
  const { body } = await t.inject(signup, {
    body: {
      username,
      email: `${username}@example.com`,
      fullName: 'No Body',
      password,
      confirmPassword: password,
    },
  });
  return body.token;
};

const getFreeDays = async (id: number): Promise<number> => {
  const { body } = await t.inject(getAvailability, {
    params: { id },
    query: { from: '2026-05-02', to: '2026-10-27', duration: 2 },
  });
  return body.data.length;
};

test.each([
  ['one address', () => '10.0.0.1', HOLD_LIMITS.guideFromAddress],
  ['a separate address each', (n: number) => `10.${n >> 8}.${n & 255}.1`, HOLD_LIMITS.guide],
])(
  'accounts created only to hold slots cannot block a calendar from %s',
  async (_, addressOf, most) => {
    // Working hours for a single tour, so that one hold fills a day.
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startMinute: 600,
      endMinute: 720,
    }));
    const guide = await aGuide(t, { weeklyHours: hours });
    const before = await getFreeDays(guide.id);
    let person = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const tokens = await Promise.all(Array.from({ length: PEOPLE }, signUp));
      const checkouts = tokens.flatMap((token) =>
        Array.from({ length: HOLDS }, () => {
          person += 1;
          const day = Temporal.PlainDate.from('2026-05-05').add({ days: person % 170 });
          return {
            method: 'POST',
            path: createBooking.path,
            headers: {
              authorization: `Bearer ${token}`,
              'idempotency-key': randomUUID(),
              'x-forwarded-for': addressOf(person),
            },
            body: aCheckout(guide.id, {
              scheduledStartTime: `${day}T01:00:00Z`,
              duration: 2,
            }),
          };
        }),
      );
      const replies = await sendSimultaneously(t.app, checkouts);
      expect(replies.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(most);
      expect(replies.every(({ status }) => [201, 409, 429].includes(status))).toBe(true);
      expect(before - (await getFreeDays(guide.id))).toBeLessThanOrEqual(most);
      t.clock.advance({ minutes: 15 });
      await t.runDueJobs();
    }
  },
);
