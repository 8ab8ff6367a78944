import { isClosedAddress } from '@tomoguide/contract/accounts/closing';
import { bookingIdOf } from '@tomoguide/contract/bookings/booking-number';
import { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { type UserFacts, userNamed, usersByIds } from '../../accounts/service.ts';
import { summaryOf } from '../../bookings/service.ts';

const named = async ({ db, clock }: Deps, name: string): Promise<UserFacts | null> => {
  const bookingId = BookingId.safeParse(bookingIdOf(name.toUpperCase()));
  if (!bookingId.success) return userNamed(db, name);
  const booking = await summaryOf(db, bookingId.data, clock.now());
  if (!booking) return null;
  return (await usersByIds(db, [booking.travelerId])).get(booking.travelerId) ?? null;
};

/**
 * Somebody whom staff names exactly: by booking number its traveler, else by username or e-mail.
 * Whoever closed their account is nobody (docs/product/staff.md, "Accounts").
 */
export const personNamed = async (deps: Deps, name: string): Promise<UserFacts | null> => {
  const found = await named(deps, name);
  return found && !isClosedAddress(found.email) ? found : null;
};
