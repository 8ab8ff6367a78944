import type { Booking } from '@tomoguide/contract/bookings/entities';

/** A booking, and the extension that it waits for. */
export type Asked = Pick<Booking, 'id' | 'extensionAsked' | 'deadlineAt'>;

/**
 * Names what is attempted with the extension that a booking waits for, by its end and its deadline: the
 * same step of a later one, which looks alike, is another attempt (docs/product/pages.md, "Repeating a
 * call").
 */
export const attemptName = (
  step: 'confirm' | 'decline' | 'pay',
  { id, extensionAsked, deadlineAt }: Asked,
): string => `${step}-extension:${id}:${extensionAsked?.scheduledEndTime}:${deadlineAt}`;
