import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@tomoguide/contract/format';
import type { WaitingEntry } from '@tomoguide/contract/guides/waiting';
import type { UserId } from '@tomoguide/contract/primitives';
import { Link } from 'react-router';
import { getCityName } from '../../parts/guides/city-name.ts';
import { NO_FILTERS, searchPath } from '../../parts/guides/search/filters.ts';
import { useStopWaiting, waitingListQuery } from '../../parts/guides/waiting/use-waiting.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { NamedSection } from '../../ui/named-section.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

const Entry = ({ entry, userId }: { entry: WaitingEntry; userId: UserId }) => {
  const { t } = useTranslation('waiting', 'guides');
  const locale = useLocale();
  const stop = useStopWaiting(userId);
  const showFailure = useFailureToast(t('waiting.failed'));
  const { guide, city, day: date, travelers, language } = entry;
  const day = formatDay(date, locale);
  const what = guide?.name ?? t('waiting.anyGuide', { city: getCityName(city ?? '', locale) });
  const path = guide
    ? `/guides/${guide.id}?date=${date}`
    : searchPath({ ...NO_FILTERS, city, date, language, travelers: String(travelers) });
  return (
    <li ref={restoresFocusOnRemoval} className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <Link to={path} className="wrap-anywhere font-semibold">
          <bdi>{what}</bdi>
        </Link>
        <p className="text-ink-soft text-sm">
          {day}
          {travelers === null ? null : ` · ${t('waiting.people', { count: travelers })}`}
          {language === null ? null : ` · ${t(`guides.languages.${language}`)}`}
        </p>
      </div>
      <Button
        tone="secondary"
        size="small"
        className="shrink-0"
        aria-label={t('waiting.stopFor', { what, day })}
        busy={stop.isPending}
        onClick={() => stop.mutate(entry.id, { onError: showFailure })}
      >
        {t('waiting.stop')}
      </Button>
    </li>
  );
};

/** The days that the user waits for; nothing if there are none. */
export const WaitingList = ({ userId }: { userId: UserId }) => {
  const { t } = useTranslation('waiting');
  const list = useQuery(waitingListQuery(userId));
  if (list.isLoadingError)
    return <LoadFailure onRetry={() => list.refetch()}>{t('waiting.loadFailed')}</LoadFailure>;
  if (!list.data?.length) return null;
  return (
    <NamedSection aria-labelledby="waiting" className="panel">
      <h3 id="waiting" className="font-semibold text-lg">
        {t('waiting.list')}
      </h3>
      <ul className="divide-y divide-line">
        {list.data.map((entry) => (
          <Entry key={entry.id} entry={entry} userId={userId} />
        ))}
      </ul>
    </NamedSection>
  );
};
