import { formatTimeLeft } from '@tomoguide/contract/format';
import { secondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Clock } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

const SOON_SECONDS = 3 * 3_600;

/** Whether less than an hour is left: a length says that better than a time of day does. */
export const isLastHour = (until: string, now: Temporal.Instant): boolean =>
  secondsUntil(until, now) < 3_600;

interface Props {
  until: string;
  /** Inside a button, which is a name only: no part of its own. */
  inButton?: boolean;
}

/** A countdown to a deadline; nothing once it is over. */
export const TimeLeft = ({ until, inButton = false }: Props) => {
  const { t } = useTranslation('bookings-trips');
  const locale = useLocale();
  const left = secondsUntil(until, useNow());
  if (left <= 0) return null;
  return (
    <Badge tone={left < SOON_SECONDS ? 'warn' : 'plain'}>
      <Clock aria-hidden="true" className="size-3.5" />
      <span className="tabular" role={inButton ? undefined : 'timer'}>
        <Unbroken>{t('timeLeft', { time: formatTimeLeft(left, locale) })}</Unbroken>
      </span>
    </Badge>
  );
};
