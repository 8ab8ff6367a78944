import { DEFAULT_GUIDE_TIME_ZONE } from '@tomoguide/contract/catalog/cities';
import type { Tx } from '../server/src/database/database.ts';
import type { Deps } from '../server/src/deps.ts';
import { putPermission } from '../server/src/domains/guides/service.ts';
import type { Demo } from './seed-people.ts';

/** How many days ago guides sent their statements. */
const SENT_DAYS = 200;

/** A student with limited hours, a guide whose permission ends in 20 days, and one whose statement waits. */
const STUDENT = 'gaoruolan';
const EXPIRING = 'harukamori';
const WAITING = 'sakurahinata';

/** Seeds what guides stated about their permission to work, most of them as citizens. */
export const seedPermissions = async (tx: Tx, deps: Deps, demo: Demo): Promise<void> => {
  const now = deps.clock.now();
  const today = now.toZonedDateTimeISO(DEFAULT_GUIDE_TIME_ZONE).toPlainDate();
  const submittedAt = now.subtract({ hours: SENT_DAYS * 24 });
  for (const [username, guideId] of demo.guides) {
    const waits = username === WAITING;
    const statement = {
      guideId,
      residenceStatus: 'citizen' as const,
      permits: 'full' as const,
      until: null,
      holidays: [],
      state: waits ? ('pending' as const) : ('checked' as const),
      submittedAt: waits ? now.subtract({ hours: 26 }) : submittedAt,
      decidedAt: waits ? null : submittedAt.add({ hours: 9 }),
      reviewerId: waits ? null : demo.staff.id,
      reason: null,
    };
    const inDays = (days: number) => today.add({ days }).toString();
    await putPermission(tx, deps, {
      ...statement,
      ...(username === STUDENT && {
        residenceStatus: 'student',
        permits: 'limited',
        until: inDays(300),
      }),
      ...(username === EXPIRING && { residenceStatus: 'work', until: inDays(20) }),
    });
  }
};
