import * as calls from '@tomoguide/contract/bookings/calls';
import { type GuideId, SubstitutionId } from '@tomoguide/contract/primitives';
import type { TestApp, TestReply } from '../app.ts';
import { aToken } from './accounts.ts';
import { aBooking, type TestBooking } from './bookings.ts';
import { aGuide } from './guides.ts';

type TestGuide = Awaited<ReturnType<typeof aGuide>>;

/** Asks these colleagues to take over, as the booking's guide. */
export const askColleagues = async (
  t: TestApp,
  { id, guide }: TestBooking,
  guideIds: readonly GuideId[],
): Promise<TestReply> =>
  t.inject(calls.askColleagues, {
    token: await aToken(t, guide.userId),
    params: { id },
    body: { guideIds: [...guideIds] },
  });

/** A booking whose guide asked colleagues. */
export interface AskedBooking extends TestBooking {
  substitutionId: SubstitutionId;
  colleagues: TestGuide[];
}

/** Creates an accepted booking whose guide has asked `count` colleagues. */
export const anAskedBooking = async (t: TestApp, count = 1): Promise<AskedBooking> => {
  const booking = await aBooking(t, { status: 'upcoming' });
  const colleagues: TestGuide[] = [];
  for (let each = 0; each < count; each += 1) colleagues.push(await aGuide(t));
  const reply = await askColleagues(
    t,
    booking,
    colleagues.map(({ id }) => id),
  );
  if (reply.status !== 200) throw new Error(`not asked: ${reply.raw}`);
  return {
    ...booking,
    colleagues,
    substitutionId: SubstitutionId.parse(reply.body.substitution.id),
  };
};

type Answer =
  | typeof calls.acceptSubstituteRequest
  | typeof calls.refuseSubstituteRequest
  | typeof calls.withdrawSubstitution
  | typeof calls.agreeToSubstitute
  | typeof calls.declineSubstitute;

const answerAs =
  (call: Answer) =>
  async (
    t: TestApp,
    { substitutionId }: Pick<AskedBooking, 'substitutionId'>,
    userId: TestGuide['userId'],
  ): Promise<TestReply> =>
    t.inject(call, { token: await aToken(t, userId), params: { id: substitutionId } });

export const acceptRequest = answerAs(calls.acceptSubstituteRequest);
export const refuseRequest = answerAs(calls.refuseSubstituteRequest);
export const withdrawSubstitution = answerAs(calls.withdrawSubstitution);
export const agreeToSubstitute = answerAs(calls.agreeToSubstitute);
export const declineSubstitute = answerAs(calls.declineSubstitute);

/** Creates a booking whose first asked colleague has accepted. */
export const aProposedSubstitute = async (
  t: TestApp,
  count = 1,
): Promise<AskedBooking & { substitute: TestGuide }> => {
  const booking = await anAskedBooking(t, count);
  const [substitute] = booking.colleagues;
  if (!substitute) throw new Error('no colleague was asked');
  const reply = await acceptRequest(t, booking, substitute.userId);
  if (reply.status !== 200) throw new Error(`not accepted: ${reply.raw}`);
  return { ...booking, substitute };
};
