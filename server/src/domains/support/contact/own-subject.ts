import { BookingId, type UserId, WithdrawalId } from '@tomoguide/contract/primitives';
import type { SupportAbout } from '@tomoguide/contract/support/topics';
import type { Executor } from '../../../database/database.ts';
import { fail } from '../../../failure.ts';
import { loadSummary } from '../../bookings/service.ts';
import { withdrawalById } from '../../payments/service.ts';

const listSubjectUserIds = async (
  db: Executor,
  { kind, id }: SupportAbout,
): Promise<readonly UserId[]> => {
  if (kind === 'booking') {
    const booking = await loadSummary(db, BookingId.parse(id));
    return booking ? [booking.travelerId, booking.guideUserId] : [];
  }
  const withdrawal = await withdrawalById(db, WithdrawalId.parse(id));
  return withdrawal ? [withdrawal.userId] : [];
};

/** Throws NOT_FOUND if the message's subject does not belong to the user, as if it did not exist. */
export const requireOwnSubject = async (
  db: Executor,
  userId: UserId,
  about: SupportAbout,
): Promise<void> => {
  if (!(await listSubjectUserIds(db, about)).includes(userId)) fail('NOT_FOUND');
};
