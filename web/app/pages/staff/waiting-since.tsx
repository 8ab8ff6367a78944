import { STAFF_LATE_HOURS } from '@tomoguide/contract/staff/figures';
import { useNow } from '../../lib/use-now.ts';
import { useTranslation } from '../../translation/use-translation.ts';

const countHoursSince = (at: string, now: Temporal.Instant): number =>
  Math.max(0, Math.floor(Temporal.Instant.from(at).until(now).total('hours')));

/** Returns whether a case has waited so long that it is highlighted. */
export const isLate = (at: string | null, now: Temporal.Instant): boolean =>
  at !== null && countHoursSince(at, now) >= STAFF_LATE_HOURS;

/**
 * Shows how long the oldest case of a queue, or this case if `one`, has waited, in whole days or hours. A
 * long wait is highlighted.
 */
export const WaitingSince = ({ at, one = false }: { at: string | null; one?: boolean }) => {
  const { t } = useTranslation('staff');
  const now = useNow(60);
  if (at === null) return null;
  const hours = countHoursSince(at, now);
  return (
    <span className={isLate(at, now) ? 'font-semibold text-seal-strong' : 'text-ink-soft'}>
      {hours === 0
        ? t(one ? 'staff.waitsLess' : 'staff.oldestLess')
        : hours < 48
          ? t(one ? 'staff.waitsHours' : 'staff.oldestHours', { count: hours })
          : t(one ? 'staff.waitsDays' : 'staff.oldestDays', { count: Math.floor(hours / 24) })}
    </span>
  );
};
