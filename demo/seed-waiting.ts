import { listDayHours } from '@tomoguide/contract/guides/availability';
import { getWaitingEnd } from '@tomoguide/contract/guides/waiting-end';
import type { Tx } from '../server/src/database/database.ts';
import type { Deps } from '../server/src/deps.ts';
import {
  addWaitingEntry,
  loadBookable,
  updateGuide,
} from '../server/src/domains/guides/service.ts';
import type { Demo } from './seed-people.ts';

/** How many days ahead to begin to look for a day: after those with tours. */
const AHEAD = { from: 15, to: 22 };

/** Closes a day on which kenji usually works; mei waits for it. */
export const seedWaiting = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const now = deps.clock.now();
  const guideId = demo.guides.get('kenji');
  const bookable = guideId === undefined ? null : await loadBookable(tx, guideId);
  if (!bookable) return;
  const { calendar } = bookable;
  const today = now.toZonedDateTimeISO(calendar.timeZone).toPlainDate();
  for (let days = AHEAD.from; days < AHEAD.to; days += 1) {
    const day = today.add({ days });
    if (listDayHours(calendar, day).length === 0) continue;
    const name = day.toString();
    const others = calendar.exceptions.filter((each) => each.day !== name);
    await updateGuide(tx, deps, bookable.guideId, {
      exceptions: [...others, { day: name, hours: [] }],
    });
    await addWaitingEntry(tx, {
      userId: demo.mei.id,
      guideId: bookable.guideId,
      day: name,
      joinedAt: now.subtract({ hours: 20 }),
      endsAt: getWaitingEnd(day, calendar.timeZone),
    });
    return;
  }
};
