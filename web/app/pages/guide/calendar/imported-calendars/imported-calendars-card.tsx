import { useQuery } from '@tanstack/react-query';
import { CALENDAR_READ_MINUTES, IMPORTED_CALENDARS_MAX } from '@tomoguide/contract/guides/figures';
import { useState } from 'react';
import { useTranslation } from '../../../../translation/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { AddCalendarDialog } from './add-calendar-dialog.tsx';
import { ImportedCalendarCard } from './imported-calendar-card.tsx';
import { importedCalendarsQuery } from './queries.ts';

/** External calendars that block the guide's time. */
export const ImportedCalendarsCard = ({ timeZone }: { timeZone: string }) => {
  const { t } = useTranslation('calendar');
  const { data, isLoadingError, refetch } = useQuery(importedCalendarsQuery());
  const [adding, setAdding] = useState(false);
  return (
    <Card className="grid gap-4">
      <div className="grid max-w-prose gap-1">
        <h2 className="font-bold text-xl">{t('calendar.imported.title')}</h2>
        <p>{t('calendar.imported.intro')}</p>
        <p className="text-ink-soft text-sm">
          {t('calendar.imported.private', { minutes: CALENDAR_READ_MINUTES })}
        </p>
      </div>
      {isLoadingError ? (
        <ErrorState title={t('calendar.imported.loadError')} onRetry={refetch} />
      ) : null}
      {!data && !isLoadingError ? <Skeleton className="h-11" /> : null}
      {data && data.length > 0 ? (
        <ul className="grid gap-4">
          {data.map((each) => (
            <ImportedCalendarCard key={each.id} calendar={each} timeZone={timeZone} />
          ))}
        </ul>
      ) : null}
      {data && data.length < IMPORTED_CALENDARS_MAX ? (
        <div>
          <Button tone="secondary" onClick={() => setAdding(true)}>
            {t('calendar.imported.add')}
          </Button>
        </div>
      ) : null}
      {data && data.length >= IMPORTED_CALENDARS_MAX ? (
        <p className="text-ink-soft text-sm">
          {t('calendar.imported.full', { count: IMPORTED_CALENDARS_MAX })}
        </p>
      ) : null}
      {adding ? <AddCalendarDialog onClose={() => setAdding(false)} /> : null}
    </Card>
  );
};
