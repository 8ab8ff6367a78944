import * as z from 'zod/mini';
import { Instant } from '../primitives.ts';
import { type BookingFacts, PARTIES } from './booking-facts.ts';
import { particularsStored } from './particulars.ts';
import type { BookingStatus } from './statuses.ts';

/** A new meeting point proposed by one party (docs/product/bookings.md, "Meeting point"). */
export const AddressProposal = z.object({
  /** Proposals are numbered from 1 within the booking; accepting one requires its number. */
  number: z.int().check(z.positive()),
  by: z.enum(PARTIES),
  meetingAddress: particularsStored.meetingAddress,
  meetingPostalCode: particularsStored.meetingPostalCode,
  addressConfirmed: particularsStored.addressConfirmed,
  at: Instant,
});
export type AddressProposal = z.infer<typeof AddressProposal>;

/**
 * The name of the action and history entry for changing the address, which is not an event of the table of
 * statuses.
 */
export const CHANGE_ADDRESS = 'change_address';

const OPEN_STATUSES: readonly BookingStatus[] = [
  'confirmed',
  'upcoming',
  'awaiting_start',
  'start_confirmed',
];

/** Returns whether the parties can still agree on another address: from the payment until the start. */
export const canChangeAddress = (
  { status, start }: Pick<BookingFacts, 'status' | 'start'>,
  now: Temporal.Instant,
): boolean => OPEN_STATUSES.includes(status) && Temporal.Instant.compare(now, start) < 0;
