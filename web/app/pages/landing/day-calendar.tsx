import { DAYS_AHEAD } from '@tomoguide/contract/guides/figures';
import { Suspense } from 'react';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const Calendar = lazyPart(async () => (await import('../../ui/calendar.tsx')).Calendar);

interface Props {
  timeZone: string;
  value: string | null;
  onChange: (day: string | null) => void;
}

/** A month calendar below the date field on phones, so that choosing a day takes one tap. */
export const DayCalendar = ({ timeZone, value, onChange }: Props) => {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const today = Temporal.Now.plainDateISO(timeZone);
  return (
    <div className="-mt-1 sm:hidden">
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <Calendar
          key={value === null ? 'any' : 'day'}
          locale={locale}
          value={value}
          from={today.toString()}
          to={today.add({ days: DAYS_AHEAD }).toString()}
          opensAt={value ?? today.toString()}
          isFree={() => true}
          onChange={onChange}
        />
      </Suspense>
      {value === null ? null : (
        <Button tone="quiet" size="small" wide onClick={() => onChange(null)}>
          {t('search.date.clear')}
        </Button>
      )}
    </div>
  );
};
