import { getDayInZone } from '@tomoguide/contract/format';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { useId } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useTimeZone } from '../../../lib/use-time-zone.ts';
import { formatDayTitle } from '../../../lib/when-words.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { NoticeRow } from './notice-row.tsx';
import type { RowActions } from './row-menu.tsx';

interface Props extends RowActions {
  /** The notices, newest first. */
  notices: readonly SystemMessage[];
}

/** Notices grouped by day in the user's time zone. */
export const NoticeDays = ({ notices, ...actions }: Props) => {
  const { t } = useTranslation('notifications');
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow(60);
  const id = useId();
  const names = { today: t('notifications.today'), yesterday: t('notifications.yesterday') };
  const days = Map.groupBy(notices, ({ createdAt }) => getDayInZone(createdAt, zone));
  return [...days].map(([day, group]) => (
    <section key={day}>
      <h2
        id={`${id}-${day}`}
        className="border-line border-b px-4 pt-5 pb-2 font-semibold text-ink-soft text-sm"
      >
        {formatDayTitle(day, now, zone, locale, names)}
      </h2>
      <ul aria-labelledby={`${id}-${day}`} className="grid grid-cols-1">
        {group.map((notice) => (
          <li key={notice.id} className="border-line border-b">
            <NoticeRow notice={notice} {...actions} />
          </li>
        ))}
      </ul>
    </section>
  ));
};
