import * as calls from '@tomoguide/contract/bookings/calls';
import { waitForGuide } from '@tomoguide/contract/guides/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import {
  acceptProposal,
  aPlan,
  aProposal,
  propose,
} from '../../../testing/factories/change-proposals.ts';
import { sendExtensionRequest } from '../../../testing/factories/extensions.ts';
import { aGuide, aWorkPermission, type TestGuide } from '../../../testing/factories/guides.ts';
import {
  acceptRequest,
  agreeToSubstitute,
  anAskedBooking,
  aProposedSubstitute,
  askColleagues,
} from '../../../testing/factories/substitutions.ts';
import { aTourRequest } from '../../../testing/factories/tour-requests.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { guides } from '../../guides/tables.ts';
import { sweepFreedDays } from '../../guides/waiting/notify-waiting.ts';

/**
 * Every way to a tour keeps to the limits of the guide's permission to work (docs/product/guides.md, "Limited
 * hours"). Days are those of May 2026, in Tokyo.
 */
let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
beforeEach(() => t.clock.set(NOW));
afterAll(() => t.close());

/** A tour that begins at 9:00. */
const tour = (day: number, duration: number) => ({
  scheduledStartTime: `2026-05-${String(day).padStart(2, '0')}T00:00:00Z`,
  duration,
});
const book = (guide: TestGuide, day: number, duration: number) =>
  aBooking(t, { guide, status: 'upcoming', checkout: tour(day, duration) });
/** A guide with limited hours, of which 24 are agreed from May 11 to 13. */
const aBusyStudent = async (guide?: TestGuide): Promise<TestGuide> => {
  const student = guide ?? (await aGuide(t));
  await aWorkPermission(t, student);
  for (const day of [11, 12, 13]) await book(student, day, 8);
  return student;
};
const getAnswer = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code ?? null,
];
const listColleagues = async (booking: TestBooking): Promise<number[]> => {
  const reply = await t.inject(calls.listColleagues, {
    token: await aToken(t, booking.guide.userId),
    params: { id: booking.id },
  });
  return reply.body.data.map(({ id }: { id: number }) => id);
};

test('a change to another day counts, and only the guide learns the reason', async () => {
  const guide = await aBusyStudent();
  const booking = await book(guide, 25, 6);
  expect(getAnswer(await propose(t, booking, 'guide', tour(14, 6)))).toEqual([
    409,
    'WORK_HOURS_EXCEEDED',
  ]);
  expect(getAnswer(await propose(t, booking, 'traveler', tour(14, 6)))).toEqual([
    409,
    'SLOT_NOT_AVAILABLE',
  ]);
  // A week after the first, its hours no longer count.
  expect(getAnswer(await propose(t, booking, 'guide', tour(18, 6)))).toEqual([200, null]);
});

test('a longer tour counts, without its own old length', async () => {
  const guide = await aBusyStudent();
  const booking = await book(guide, 14, 3);
  expect(getAnswer(await propose(t, booking, 'traveler', tour(14, 4.5)))).toEqual([
    409,
    'SLOT_NOT_AVAILABLE',
  ]);
  expect(getAnswer(await propose(t, booking, 'guide', tour(14, 4.5)))).toEqual([
    409,
    'WORK_HOURS_EXCEEDED',
  ]);
  expect(getAnswer(await propose(t, booking, 'guide', tour(14, 4)))).toEqual([200, null]);
});

test('a change to a day after the permission is refused, also if it ends after the proposal', async () => {
  const booking = await book(await aGuide(t), 10, 3);
  await aWorkPermission(t, booking.guide, { permits: 'full', until: '2026-05-20' });
  expect(getAnswer(await propose(t, booking, 'guide', tour(21, 3)))).toEqual([
    409,
    'WORK_PERMISSION_ENDS',
  ]);
  expect(getAnswer(await propose(t, booking, 'traveler', tour(21, 3)))).toEqual([
    409,
    'SLOT_NOT_AVAILABLE',
  ]);
  const other = await book(await aGuide(t), 10, 3);
  const later = await aProposal(t, other, 'traveler', tour(21, 3));
  await aWorkPermission(t, other.guide, { permits: 'full', until: '2026-05-20' });
  expect(getAnswer(await acceptProposal(t, other, 'guide', later))).toEqual([
    409,
    'WORK_PERMISSION_ENDS',
  ]);
});

test('a group can change at the agreed time, although that exceeds a limit stated later', async () => {
  const booking = await book(await aGuide(t), 10, 3);
  await aWorkPermission(t, booking.guide, { until: '2026-05-05' });
  const plan = { ...tour(10, 3), travelers: 3 };
  expect(getAnswer(await propose(t, booking, 'traveler', plan))).toEqual([200, null]);
});

test('colleagues whose hours or permission do not suffice are not asked', async () => {
  const booking = await book(await aGuide(t), 14, 6);
  const [busy, expired, closed, free] = await Promise.all([
    aBusyStudent(),
    aGuide(t),
    aGuide(t),
    aGuide(t),
  ]);
  await aWorkPermission(t, expired, { permits: 'full', until: '2026-05-13' });
  await aWorkPermission(t, closed, { permits: 'none', until: null });
  await aWorkPermission(t, free, { until: '2026-05-14' });
  const listed = await listColleagues(booking);
  expect([busy, expired, closed, free].map(({ id }) => listed.includes(id))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  for (const colleague of [busy, expired, closed])
    expect((await askColleagues(t, booking, [colleague.id])).status).toBe(409);
});

test('a colleague who had to state their permission is not asked, even before the timer unlists them', async () => {
  const booking = await book(await aGuide(t), 14, 3);
  const permissionDueAt = t.clock.now().add({ hours: 1 });
  const colleague = await aGuide(t);
  await t.db.update(guides).set({ permissionDueAt }).where(eq(guides.id, colleague.id));
  expect(await listColleagues(booking)).toContain(colleague.id);
  t.clock.set(permissionDueAt.toString());
  expect(await listColleagues(booking)).not.toContain(colleague.id);
});

test('a colleague cannot take over what their permission no longer covers, and learns why', async () => {
  const asked = await anAskedBooking(t, 2);
  const [expired, busy] = asked.colleagues as [TestGuide, TestGuide];
  await aWorkPermission(t, expired, { permits: 'full', until: '2026-05-09' });
  await aWorkPermission(t, busy);
  for (const day of [11, 12, 13]) await book(busy, day, 8);
  await book(busy, 14, 2);
  const answers = [];
  for (const { userId } of [expired, busy])
    answers.push(getAnswer(await acceptRequest(t, asked, userId)));
  expect(answers).toEqual([
    [409, 'WORK_PERMISSION_ENDS'],
    [409, 'WORK_HOURS_EXCEEDED'],
  ]);
});

test('a traveler cannot agree to a colleague whose permission has ended since', async () => {
  const proposed = await aProposedSubstitute(t);
  await aWorkPermission(t, proposed.substitute, { permits: 'full', until: '2026-05-09' });
  expect(getAnswer(await agreeToSubstitute(t, proposed, proposed.traveler.id))).toEqual([
    409,
    'GUIDE_NOT_BOOKABLE',
  ]);
});

test('a running tour is not extended beyond the limit', async () => {
  const guide = await aGuide(t);
  await aWorkPermission(t, guide);
  for (const day of [4, 5, 6]) await book(guide, day, 8);
  const running = await aBooking(t, { guide, status: 'ongoing', checkout: tour(7, 3) });
  t.clock.set('2026-05-07T01:00:00Z');
  const offer = await t.inject(calls.getExtensionOffer, {
    token: await aToken(t, running.traveler.id),
    params: { id: running.id },
  });
  const possible = offer.body.options.map(
    ({ hours, possible: isPossible }: { hours: number; possible: boolean }) => [hours, isPossible],
  );
  expect(possible).toEqual([
    [0.25, true],
    [0.5, true],
    [1, true],
    [2, false],
  ]);
  expect(await sendExtensionRequest(t, running, 2)).toMatchObject({
    status: 409,
    body: { code: 'EXTENSION_NOT_POSSIBLE', details: { reason: 'day_end' } },
  });
  expect((await sendExtensionRequest(t, running)).status).toBe(200);
});

test.each([
  ['has no permission any more', { permits: 'none', until: null }],
  ['has one that ended before the tour', { permits: 'full', until: '2026-05-06' }],
] as const)('a running tour is not extended if the guide %s', async (_, changes) => {
  const running = await aBooking(t, { status: 'ongoing', checkout: tour(7, 3) });
  await aWorkPermission(t, running.guide, changes);
  t.clock.set('2026-05-07T01:00:00Z');
  expect(getAnswer(await sendExtensionRequest(t, running, 0.25))).toEqual([
    409,
    'EXTENSION_NOT_POSSIBLE',
  ]);
});

test('an instant booking keeps to the limits, without telling the traveler of them', async () => {
  const guide = await aBusyStudent(await aGuide(t, { instantBooking: true }));
  const { token } = await aUser(t, { identityVerifiedAt: t.clock.now() });
  const instantly = (day: number, duration: number) =>
    checkOut(t, token, guide.id, { ...tour(day, duration), instant: true });
  expect(getAnswer(await instantly(14, 4.5))).toEqual([409, 'SLOT_NOT_AVAILABLE']);
  expect(getAnswer(await instantly(14, 4))).toEqual([201, null]);
  await aWorkPermission(t, guide, { state: 'pending', permits: 'full', until: '2026-05-19' });
  expect(getAnswer(await instantly(20, 2))).toEqual([409, 'SLOT_NOT_AVAILABLE']);
});

test('users who wait are only told of freed days that the limits leave free', async () => {
  const guide = await aBusyStudent();
  // 28 hours: every day around them is closed.
  await book(guide, 14, 2);
  const last = await book(guide, 15, 2);
  const waiting = await aUser(t);
  const wait = (day: string) =>
    t.inject(waitForGuide, { token: waiting.token, body: { guideId: guide.id, day } });
  expect((await wait('2026-05-16')).status).toBeLessThan(300);
  const rounds = async () => {
    await sweepFreedDays(t.deps);
    const { rows } = await t.db.$client.query(
      "select payload->>'day' as day from outbox where type = 'guide.day_freed' and payload->>'guideId' = $1",
      [String(guide.id)],
    );
    return rows.map(({ day }: { day: string }) => day);
  };
  expect(await rounds()).toEqual([]);
  await t.inject(calls.updateBookingStatus, {
    token: last.traveler.token,
    params: { id: last.id },
    body: { status: 'cancelled' },
  });
  expect(await rounds()).toEqual(['2026-05-16']);
});

test.each([1, 2])(
  'the last hours go to one of an accepted request and a change at once (%i)',
  async () => {
    const guide = await aBusyStudent();
    // 26 hours: there are two left, and each of the two takes them.
    const booking = await book(guide, 14, 2);
    const request = await aTourRequest(t, { guide, body: tour(15, 2) });
    const send = (token: string, path: string, body: object) => ({
      method: 'POST',
      path,
      body,
      headers: { authorization: `Bearer ${token}`, ...aKey() },
    });
    const replies = await sendSimultaneously(t.app, [
      send(
        booking.traveler.token,
        `/api/v2/bookings/${booking.id}/change-proposals`,
        aPlan(tour(14, 4)),
      ),
      send(guide.user.token, `/api/v2/tour-requests/${request.id}/accept`, {
        quoteHash: request.hash,
      }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  },
);
