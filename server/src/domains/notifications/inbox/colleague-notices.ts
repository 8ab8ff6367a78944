import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Reactions } from '../../../events/dispatcher.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { loadSummary } from '../../bookings/service.ts';
import { GUIDE_ONLY_KINDS } from './answered-notices.ts';
import { expireNoticesAbout } from './change-notices.ts';
import type { NoticeKind } from './kinds.ts';
import { writeNotices } from './write-notices.ts';

interface News {
  bookingId: BookingId;
  to: readonly UserId[];
  kind: NoticeKind;
  /** Whom the notice names. */
  other: UserId;
  /** When the notice expires; absent if it does not. */
  deadline?: string;
}

/** Notifies guides who are no side of the booking, or no longer, on their dashboards. */
const notify = async (
  tx: Tx,
  deps: Deps,
  { bookingId, to, kind, other, deadline }: News,
): Promise<void> => {
  const [booking, people] = await Promise.all([
    loadSummary(tx, bookingId),
    loadUsersByIds(tx, [other]),
  ]);
  const named = people.get(other);
  if (!booking || !named) return;
  await writeNotices(
    tx,
    deps,
    to.map((userId) => ({
      to: userId,
      kind,
      params: {
        place: 'guide',
        number: booking.bookingNumber,
        other: named.nickname,
        start: booking.start.toString(),
        timeZone: booking.timeZone,
        ...(deadline ? { deadline } : {}),
      },
      about: { type: 'booking', id: bookingId },
      ...(deadline ? { expiresAt: Temporal.Instant.from(deadline) } : {}),
    })),
  );
};

/** Notices to guides who are asked to take over, and to the guide who asked (docs/product/bookings.md, "Substitute guide"). */
export const colleagueNotices: Reactions = {
  'substitution.asked': async (tx, { payload }, deps) => {
    const { bookingId, colleagues: to, guideUserId: other, answerBy: deadline } = payload;
    await notify(tx, deps, { bookingId, to, kind: 'colleagueAsked', other, deadline });
  },
  'booking.substitute_proposed': async (tx, { payload }, deps) => {
    await expireNoticesAbout(tx, deps, payload.substituteUserId, {
      kinds: ['colleagueAsked'],
      about: { type: 'booking', id: payload.bookingId },
    });
  },
  'substitution.ended': async (tx, { payload }, deps) => {
    const { bookingId, guideUserId, travelerId, colleagues, substituteUserId, state } = payload;
    for (const userId of colleagues)
      await expireNoticesAbout(tx, deps, userId, {
        kinds: ['colleagueAsked'],
        about: { type: 'booking', id: bookingId },
      });
    if (state === 'unanswered')
      await notify(tx, deps, {
        bookingId,
        to: [guideUserId],
        kind: 'colleaguesUnanswered',
        other: travelerId,
      });
    else if (state !== 'agreed' && substituteUserId !== null)
      await notify(tx, deps, {
        bookingId,
        to: [substituteUserId],
        kind: 'substituteReleased',
        other: guideUserId,
      });
  },
  'booking.substituted': async (tx, { payload }, deps) => {
    const { bookingId, firstGuideUserId, travelerId: other } = payload;
    await expireNoticesAbout(tx, deps, firstGuideUserId, {
      kinds: GUIDE_ONLY_KINDS,
      about: { type: 'booking', id: bookingId },
    });
    await notify(tx, deps, { bookingId, to: [firstGuideUserId], kind: 'handedOver', other });
  },
};
