import type { Booking } from '@tomoguide/contract/bookings/entities';

/** A booking and its pending extension. */
export type RequestedExtension = Pick<Booking, 'id' | 'extensionAsked' | 'deadlineAt'>;

/**
 * Returns the name of an action on the pending extension, which includes the extension's end and deadline,
 * so that the same action on a later, similar extension is a new attempt (docs/product/pages.md, "Repeating
 * a call").
 */
export const getExtensionAttemptName = (
  step: 'confirm' | 'decline' | 'pay',
  { id, extensionAsked, deadlineAt }: RequestedExtension,
): string => `${step}-extension:${id}:${extensionAsked?.scheduledEndTime}:${deadlineAt}`;
