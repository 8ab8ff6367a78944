import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';
import { type BookingFacts, PARTIES } from './booking-facts.ts';
import { particularsStored } from './particulars.ts';
import type { BookingStatus } from './statuses.ts';

/** Another meeting point, proposed by one side (docs/product/bookings.md, "Meeting point"). */
export const AddressProposal = z.object({
  /** Numbered within the booking from 1; accepting requires the number. */
  number: z.int().check(z.positive()),
  by: z.enum(PARTIES),
  meetingAddress: particularsStored.meetingAddress,
  meetingPostalCode: particularsStored.meetingPostalCode,
  addressConfirmed: particularsStored.addressConfirmed,
  at: Instant,
});
export type AddressProposal = z.infer<typeof AddressProposal>;

/** The action and history entry for another address, which is not in the table of statuses. */
export const CHANGE_ADDRESS = 'change_address';

const OPEN_STATUSES: readonly BookingStatus[] = [
  'confirmed',
  'upcoming',
  'awaiting_start',
  'start_confirmed',
];

/** Returns whether the two sides can still agree on another address: from the payment until the start. */
export const canChangeAddress = (
  { status, start }: Pick<BookingFacts, 'status' | 'start'>,
  now: Temporal.Instant,
): boolean => OPEN_STATUSES.includes(status) && Temporal.Instant.compare(now, start) < 0;
