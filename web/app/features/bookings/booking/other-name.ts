import type { Booking } from '@tomoguide/contract/bookings/entities';

/** Whom the reader meets. */
export const otherName = ({ viewerIs, guide, traveler }: Booking): string =>
  viewerIs === 'guide' ? traveler.nickname : guide.name;
