import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { payBookingDeposit } from '../../../testing/factories/bookings.ts';
import {
  accept,
  aTourRequest,
  type TestRequest,
} from '../../../testing/factories/tour-requests.ts';

const NOW = '2026-05-01T00:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
beforeEach(() => t.clock.set(NOW));
afterAll(() => t.close());

/** Returns the traveler's notice of the acceptance, even if it has expired. */
const acceptanceNotice = async ({ conversation }: TestRequest): Promise<SystemMessage> => {
  await t.drain();
  const query = { includeExpired: 'true' };
  const { body } = await t.inject(listSystemMessages, {
    token: conversation.traveler.token,
    query,
  });
  return body.data.find(({ relatedEntityType }: SystemMessage) => {
    return relatedEntityType === 'tour_request';
  });
};

type End = (sent: TestRequest, id: BookingId) => unknown;
const ends: [string, End][] = [
  ['it is paid', ({ conversation }, id) => payBookingDeposit(t, { ...conversation, id })],
  [
    'its booking is cancelled',
    ({ conversation }, id) =>
      t.inject(updateBookingStatus, {
        token: conversation.traveler.token,
        params: { id },
        body: { status: 'cancelled' },
      }),
  ],
  ['the time to pay expires', () => t.clock.advance({ hours: 24 })],
];

test.each(ends)('an accepted request asks for payment until %s', async (_, end) => {
  const sent = await aTourRequest(t);
  const { body } = await accept(t, sent);
  expect(await acceptanceNotice(sent)).toMatchObject({
    actionable: true,
    actionLabel: 'Continue Payment',
  });
  await end(sent, body.booking.id);
  const expired = await acceptanceNotice(sent);
  expect(expired).toMatchObject({ actionable: false, actionLabel: 'See the request' });
  expect(Date.parse(expired.expiresAt ?? '')).toBeLessThanOrEqual(t.clock.now().epochMilliseconds);
});
