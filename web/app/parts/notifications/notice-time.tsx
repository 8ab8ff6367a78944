import { formatInstantWithZone, formatTime } from '@tomoguide/contract/format';
import { useNow } from '../../lib/use-now.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { formatShortTime } from '../../lib/when-words.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

interface Props {
  at: string;
  /** True if the notice is listed under its day. */
  inDay?: boolean;
}

/**
 * Shows when a notice arrived, in the user's time zone: the time if today, otherwise the day; the full date
 * and time on hover and for screen readers.
 */
export const NoticeTime = ({ at, inDay = false }: Props) => {
  const { t } = useTranslation('notifications');
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow(60);
  const names = { today: t('notifications.today'), yesterday: t('notifications.yesterday') };
  const full = formatInstantWithZone(at, zone, locale);
  return (
    <time dateTime={at} title={full} className="tabular shrink-0 text-ink-soft text-xs">
      <span aria-hidden="true">
        {inDay ? formatTime(at, zone, locale) : formatShortTime(at, now, zone, locale, names)}
      </span>
      <span className="sr-only">{full}</span>
    </time>
  );
};
