import { getBusyEnd } from '@tomoguide/contract/bookings/busy-range';
import type { SlotEffect } from '@tomoguide/contract/bookings/effects';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { refreshDays } from '../../guides/service.ts';
import type { Range, StepChanges } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import type { TakenStep } from './taken-step.ts';

type Tour = Pick<BookingRow, 'scheduledStart' | 'scheduledEnd'>;

/** Returns the time for which the tour occupies the guide if it is extended by `minutes`. */
export const getExtendedRange = (
  { scheduledStart, scheduledEnd }: Tour,
  minutes: number,
): Range => ({
  start: scheduledStart,
  end: getBusyEnd(scheduledEnd.add({ minutes })),
});

const NO_EXTENSION = {
  extension: 'none',
  extensionMinutes: null,
  extensionPriceCents: null,
  extensionSince: null,
} as const;

const endUnpaidExtension = (row: BookingRow): StepChanges =>
  row.extension === 'unpaid' ? { ...NO_EXTENSION, busy: getExtendedRange(row, 0) } : {};

/**
 * Returns the time columns of the booking after an effect. A command that extends the range sets these
 * columns itself. A dispute ends an unpaid extension.
 */
export const getSlotChanges = (
  effect: SlotEffect | undefined,
  row: BookingRow,
  opensDispute: boolean,
): StepChanges => {
  if (opensDispute) return endUnpaidExtension(row);
  if (effect === 'shorten') {
    const unpaid = row.extension === 'unpaid' ? 1 : 0;
    return {
      ...NO_EXTENSION,
      extensionsUnpaid: row.extensionsUnpaid + unpaid,
      busy: getExtendedRange(row, 0),
    };
  }
  if (effect !== 'extend') return {};
  const minutes = row.extensionMinutes ?? 0;
  return {
    ...NO_EXTENSION,
    extensionCount: row.extensionCount + 1,
    travelerConfirmedExtension: true,
    scheduledEnd: row.scheduledEnd.add({ minutes }),
    busy: getExtendedRange(row, minutes),
  };
};

/**
 * Updates the guide's days after an effect that moved or freed time. The caller must hold the guide's lock. A
 * command that takes time has read what the days follow from, and updates them itself (`refreshHeldDays`).
 */
export const refreshSlot = async (
  tx: Tx,
  deps: Deps,
  effect: SlotEffect | undefined,
  { before, after }: TakenStep,
): Promise<void> => {
  if (effect === 'shorten' || effect === 'free' || effect === 'move')
    await refreshDays(tx, deps, before.guideId, before.busy);
  if (effect === 'hand_over') {
    await refreshDays(tx, deps, before.guideId, before.busy);
    await refreshDays(tx, deps, after.guideId, after.busy);
  }
  if (effect === 'move') await refreshDays(tx, deps, before.guideId, after.busy);
};
