import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { usersByIds } from '../../accounts/service.ts';
import { guideSummaries } from '../../guides/service.ts';
import { depositsOf, refundsOf } from '../../payments/service.ts';
import type { BookingRow } from '../tables.ts';

/** The people of bookings. */
export interface BookingPeople {
  guides: Awaited<ReturnType<typeof guideSummaries>>;
  people: Awaited<ReturnType<typeof usersByIds>>;
}

/** The guides and travelers of these bookings. */
export const peopleOf = async (
  db: Executor,
  rows: readonly Pick<BookingRow, 'guideId' | 'travelerId'>[],
): Promise<BookingPeople> => {
  const [guides, people] = await Promise.all([
    guideSummaries(
      db,
      rows.map(({ guideId }) => guideId),
    ),
    usersByIds(
      db,
      rows.map(({ travelerId }) => travelerId),
    ),
  ]);
  return { guides, people };
};

/** What the rows of other nouns add to bookings, fetched for all of them at once. */
export interface Related extends BookingPeople {
  deposits: ReadonlyMap<BookingId, { walletCents: number }>;
  refunds: Awaited<ReturnType<typeof refundsOf>>;
}

/** All that their presenter needs of other nouns. */
export const relatedTo = async (db: Executor, rows: readonly BookingRow[]): Promise<Related> => {
  const ids = rows.map(({ id }) => id);
  const [bookingPeople, deposits, refunds] = await Promise.all([
    peopleOf(db, rows),
    depositsOf(db, ids),
    refundsOf(db, ids),
  ]);
  return { ...bookingPeople, deposits, refunds };
};
