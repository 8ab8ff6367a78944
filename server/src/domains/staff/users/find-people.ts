import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { parseBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { findUserByLogin, loadUsersByIds, type UserFacts } from '../../accounts/service.ts';
import { loadSummary } from '../../bookings/service.ts';

const findByName = async (db: Executor, name: string): Promise<(UserFacts | null)[]> => {
  const bookingId = BookingId.safeParse(parseBookingNumber(name.toUpperCase()));
  if (!bookingId.success) return [await findUserByLogin(db, name)];
  const booking = await loadSummary(db, bookingId.data);
  if (!booking) return [];
  const sides = [booking.travelerId, booking.guideUserId];
  const people = await loadUsersByIds(db, sides);
  return sides.map((id) => people.get(id) ?? null);
};

const isOpenAccount = (found: UserFacts | null | undefined): found is UserFacts =>
  found ? !isClosedAddress(found.email) : false;

/**
 * Finds users by an exact name: the traveler and the guide for a booking number, otherwise one user by
 * username or email. Omits closed accounts (docs/product/staff.md, "Accounts").
 */
export const findPeopleByName = async (db: Executor, name: string): Promise<UserFacts[]> =>
  (await findByName(db, name)).filter(isOpenAccount);

/** Finds a single user by an exact name; for a booking number, its traveler. */
export const findPersonByName = async (db: Executor, name: string): Promise<UserFacts | null> => {
  const [first] = await findByName(db, name);
  return isOpenAccount(first) ? first : null;
};
