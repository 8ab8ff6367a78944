import type { Booking } from '@tomoguide/contract/bookings/entities';

/** The name of the other side of a booking. */
export const otherName = ({ viewerIs, guide, traveler }: Booking): string =>
  viewerIs === 'guide' ? traveler.nickname : guide.name;
