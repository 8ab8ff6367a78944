import { getBooking } from '@tomoguide/contract/bookings/calls';
import { blockPerson, openConversation } from '@tomoguide/contract/messaging/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { setSuspension } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { checkOut } from '../../../testing/factories/bookings.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  agreeToSubstitute,
  aProposedSubstitute,
  askColleagues,
} from '../../../testing/factories/substitutions.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

type Proposed = Awaited<ReturnType<typeof aProposedSubstitute>>;

const fetchAs = async (userId: UserId, { id }: Proposed) =>
  (await t.inject(getBooking, { token: await aToken(t, userId), params: { id } })).body;
const fetchNoticeTitles = async (userId: UserId): Promise<string[]> => {
  await t.drain();
  const reply = await t.inject(listSystemMessages, { token: await aToken(t, userId) });
  return reply.body.data.map(({ title }: { title: string }) => title);
};

const suspend = async ({ substitute }: Proposed, of: 'account' | 'guide') => {
  const reply = await t.inject(setSuspension, {
    token: (await aUser(t, { isStaff: true })).token,
    params: { id: substitute.userId },
    body: { of, suspended: true, reason: 'A report' },
  });
  expect(reply.status, reply.raw).toBe(200);
  await t.runDueJobs();
};
const block = async ({ substitute, traveler }: Proposed, by: 'traveler' | 'substitute') => {
  const { body } = await t.inject(openConversation, {
    token: traveler.token,
    body: { guideId: substitute.id },
  });
  const reply = await t.inject(blockPerson, {
    token: by === 'traveler' ? traveler.token : await aToken(t, substitute.userId),
    params: { conversationId: body.conversation.id },
  });
  expect(reply.status, reply.raw).toBe(200);
};

test.each([
  ['their account is suspended', (of: Proposed) => suspend(of, 'account')],
  ['they are suspended as a guide', (of: Proposed) => suspend(of, 'guide')],
  ['the traveler blocks them', (of: Proposed) => block(of, 'traveler')],
  ['they block the traveler', (of: Proposed) => block(of, 'substitute')],
])('a proposal ends at once when %s, and the booking stays with its guide', async (_, end) => {
  const booking = await aProposedSubstitute(t);
  await end(booking);
  const theirs = await fetchAs(booking.traveler.id, booking);
  expect([theirs.status, theirs.guideId, theirs.substitution.state]).toEqual([
    'upcoming',
    booking.guide.id,
    'dropped',
  ]);
  expect(theirs.can).toContain('cancel');
  // Neither names who ended it.
  expect(theirs.history.at(-1)).toMatchObject({ event: 'drop_substitute', by: 'staff' });
  expect(await fetchNoticeTitles(booking.traveler.id)).toContain('The colleague can’t take over');
  expect(await fetchNoticeTitles(booking.guide.userId)).toContain('No colleague can take over');
  for (const { username } of [booking.traveler, booking.guide.user])
    expect(await emailsTo(t, `${username}@example.com`)).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('can’t take over') }),
    );
  const agreed = await agreeToSubstitute(t, booking, booking.traveler.id);
  expect([agreed.status, agreed.body.code]).toEqual([409, 'SUBSTITUTION_NOT_OPEN']);
});

test('the guide can ask again, and a blocked colleague is free again', async () => {
  const booking = await aProposedSubstitute(t);
  await block(booking, 'traveler');
  const other = await aUser(t);
  expect((await checkOut(t, other.token, booking.substitute.id)).status).toBe(201);
  const asked = await askColleagues(t, booking, [(await aGuide(t)).id]);
  expect([asked.status, asked.body.substitution.state]).toEqual([200, 'asked']);
});

test('a suspension of another colleague changes nothing', async () => {
  const booking = await aProposedSubstitute(t, 2);
  const [, other] = booking.colleagues;
  if (!other) throw new Error('no other colleague');
  await suspend({ ...booking, substitute: other }, 'account');
  expect((await fetchAs(booking.traveler.id, booking)).substitution.state).toBe('proposed');
});
