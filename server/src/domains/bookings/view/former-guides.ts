import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import type { Executor } from '../../../database/database.ts';
import { loadUsersByIds, presentPerson } from '../../accounts/service.ts';
import { listFormerGuides } from '../substitutions/substitution-queries.ts';
import type { BookingRow } from '../tables.ts';

/** Returns the guides from whom substitutes took over a booking, oldest first. */
export const loadFormerGuides = async (
  db: Executor,
  row: Pick<BookingRow, 'id' | 'substitutedAt'>,
): Promise<NonNullable<BookingDetail['formerGuides']>> => {
  const ids = await listFormerGuides(db, row);
  if (ids.length === 0) return [];
  const people = await loadUsersByIds(db, ids);
  return ids.map((id) => {
    const person = people.get(id);
    if (!person) throw new Error(`booking ${row.id} lost one of its guides`);
    return presentPerson(person);
  });
};
