import type { Reactions } from '../../../events/dispatcher.ts';
import { loadGuideSummaries } from '../../guides/service.ts';
import { getFreeDayPath } from '../emails/free-day-path.ts';
import { writeNotices } from './write-notices.ts';

/** Notices that a day is free that users wait for (docs/product/waiting-list.md). They expire with the entry. */
export const waitingNotices: Reactions = {
  'guide.day_freed': async (tx, { payload: { guideId, day, waiting } }, deps) => {
    const guide = (await loadGuideSummaries(tx, [guideId])).get(guideId);
    if (!guide) return;
    await writeNotices(
      tx,
      deps,
      waiting.map((entry) => ({
        to: entry.userId,
        kind: entry.city === null ? 'dayFreed' : 'cityFreed',
        params: {
          place: 'freeDay',
          other: guide.name,
          day,
          city: guide.serviceCity,
          path: getFreeDayPath(guideId, day, entry),
        },
        expiresAt: Temporal.Instant.from(entry.endsAt),
      })),
    );
  },
};
