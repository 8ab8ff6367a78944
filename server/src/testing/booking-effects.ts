import { type Effects, getEffects } from '@tomoguide/contract/bookings/effects';
import { TRANSITIONS } from '@tomoguide/contract/bookings/transitions';
import type { BookingId } from '@tomoguide/contract/primitives';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  findBookingById,
  listHistory,
  listOverlappingBookings,
} from '../domains/bookings/queries.ts';
import { getBalance } from '../domains/payments/ledger/account-queries.ts';
import { getOwnedAccount } from '../domains/payments/ledger/accounts.ts';
import { outbox } from '../events/tables.ts';
import type { TestApp } from './app.ts';

const STEPS = new Set<string>(TRANSITIONS.map(({ event }) => event));
const RECORDED = new Set<string>(TRANSITIONS.flatMap((row) => [...getEffects(row).records]));

interface Shown {
  /** The events that the steps since the last check recorded. */
  events: string[];
  holdsTime: boolean;
  holdsMoney: boolean;
}

/**
 * Returns a function that compares the effects that the table of effects defines for a booking's history
 * with the outbox, the guide's calendar and the ledger.
 */
export const watchEffects = (t: TestApp, id: BookingId) => {
  let seen = { history: 0, outbox: 0 };
  let [money, slot]: [Effects['money'], Effects['slot']] = [undefined, undefined];
  return async (): Promise<{ expected: Shown; actual: Shown }> => {
    const [row, history, recorded, heldCents] = await Promise.all([
      findBookingById(t.db, id),
      listHistory(t.db, id),
      t.db
        .select({ id: outbox.id, type: outbox.type })
        .from(outbox)
        .where(
          and(
            gt(outbox.id, seen.outbox),
            inArray(outbox.type, [...RECORDED]),
            eq(sql`${outbox.payload} ->> 'bookingId'`, String(id)),
          ),
        )
        .orderBy(asc(outbox.id)),
      getBalance(t.db, getOwnedAccount('held', id)),
    ]);
    if (!row) throw new Error(`no booking ${id}`);
    const events: string[] = [];
    for (const step of history) {
      const transition = TRANSITIONS.find(
        ({ event, to, cancelKind = null }) =>
          event === step.event && to === step.to && cancelKind === step.cancelKind,
      );
      if (step.id <= seen.history || !STEPS.has(step.event)) continue;
      if (!transition) throw new Error(`no row of the table for ${step.event}`);
      const effects = getEffects(transition);
      events.push(...effects.records);
      money = effects.money ?? money;
      slot = effects.slot ?? slot;
    }
    seen = {
      history: history.at(-1)?.id ?? seen.history,
      outbox: recorded.at(-1)?.id ?? seen.outbox,
    };
    const isSplit =
      money === 'split' ||
      money === 'pay_out' ||
      (money === 'split_later' && row.settleAt === null);
    const around = await listOverlappingBookings(t.db, [row.guideId], row.busy);
    return {
      expected: {
        events,
        holdsTime: slot !== 'free',
        holdsMoney: row.paidAt !== null && !isSplit,
      },
      actual: {
        events: recorded.map(({ type }) => type),
        holdsTime: around.some((live) => live.id === id),
        holdsMoney: heldCents > 0,
      },
    };
  };
};
