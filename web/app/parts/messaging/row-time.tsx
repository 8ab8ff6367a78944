import { useNow } from '../../lib/use-now.ts';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { formatShortTime } from '../../lib/when-words.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';

/**
 * The time of the last message, next to the name, in every row of the inbox, including that of the
 * conversation with staff.
 */
export const RowTime = ({ at }: { at: string }) => {
  const { t } = useTranslation('messaging');
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow(60);
  const names = { today: t('messaging.today'), yesterday: t('messaging.yesterday') };
  return (
    <time dateTime={at} className="tabular shrink-0 text-ink-soft text-xs">
      {formatShortTime(at, now, zone, locale, names)}
    </time>
  );
};
