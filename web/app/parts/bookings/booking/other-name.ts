import type { Booking } from '@tomoguide/contract/bookings/entities';

/** Returns the name of the other user of a booking. */
export const getOtherName = ({ viewerIs, guide, traveler }: Booking): string =>
  viewerIs === 'guide' ? traveler.nickname : guide.name;
