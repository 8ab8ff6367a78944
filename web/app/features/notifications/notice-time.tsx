import { useNow } from '../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { useReaderZone } from '../guides/profile/use-reader-zone.ts';
import { shortWhen } from '../messaging/when-words.ts';

/** When a notice came, on the reader's clock: the time today, a day before that. */
export const NoticeTime = ({ at }: { at: string }) => {
  const { t } = useTranslation('notifications');
  const locale = useLocale();
  const zone = useReaderZone();
  const now = useNow(60);
  const names = { today: t('today'), yesterday: t('yesterday') };
  return (
    <time dateTime={at} className="tabular shrink-0 text-ink-soft text-xs">
      {shortWhen(at, now, zone, locale, names)}
    </time>
  );
};
