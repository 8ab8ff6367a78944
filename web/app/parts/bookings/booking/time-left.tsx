import { formatTimeLeft } from '@tomoguide/contract/format';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Clock } from '../../../ui/icons.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';

const SOON_SECONDS = 3 * 3_600;

/** Returns whether less than an hour is left, when a countdown is clearer than a time of day. */
export const isLastHour = (until: string, now: Temporal.Instant): boolean =>
  getSecondsUntil(until, now) < 3_600;

interface Props {
  until: string;
  /** True if used inside a button, which cannot contain a timer, because its content is only its name. */
  inButton?: boolean;
}

/** Returns whether less than a day is left, when a deadline also says how much. */
export const isLastDay = (until: string, now: Temporal.Instant): boolean =>
  getSecondsUntil(until, now) < 24 * 3_600;

/** A countdown to a deadline; renders nothing after it. */
export const TimeLeft = ({ until, inButton = false }: Props) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const left = getSecondsUntil(until, useNow());
  if (left <= 0) return null;
  return (
    <Badge tone={left < SOON_SECONDS ? 'warn' : 'plain'}>
      <Clock aria-hidden="true" className="size-3.5" />
      <span className="tabular" role={inButton ? undefined : 'timer'}>
        <Unbroken>{t('trips.timeLeft', { time: formatTimeLeft(left, locale) })}</Unbroken>
      </span>
    </Badge>
  );
};

/** The countdown of a deadline's last day; renders nothing before and after (docs/product/time.md, "Whose clock"). */
export const LastDayLeft = (props: Props) =>
  isLastDay(props.until, useNow()) ? <TimeLeft {...props} /> : null;
