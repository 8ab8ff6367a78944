import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import type { EarningsEntry } from '@tomoguide/contract/payments/entities';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { earningsEntriesQuery } from '../../../parts/payments/earnings/queries.ts';
import { sumEarned } from '../../../parts/payments/earnings/sum-earned.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';

const Entry = ({ entry, timeZone }: { entry: EarningsEntry; timeZone: string }) => {
  const { t } = useTranslation('earnings');
  const nameOf = usePersonName();
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const day = (at: string) => formatDay(getDayInZone(at, timeZone), locale);
  const parts = {
    tour: money(entry.tourCents),
    paid: money(entry.onlineCents),
    online: money(entry.earnedCents),
    fee: money(entry.commissionCents),
    cash: money(entry.cashCents),
  };
  return (
    <li id={`earned-${entry.bookingId}`} tabIndex={-1} className="px-5 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="wrap-anywhere min-w-0 font-medium">
          <bdi>{nameOf(entry.travelerName)}</bdi>{' '}
          <span className="tabular font-normal text-ink-soft">
            <Dotted>{`${entry.bookingNumber} · ${day(entry.tourStart)}`}</Dotted>
          </span>
        </p>
        <p className="tabular whitespace-nowrap font-semibold">{money(sumEarned(entry))}</p>
      </div>
      <p className="tabular text-ink-soft text-sm">
        <Dotted>
          {entry.completed ? t('earnings.entryParts', parts) : t('earnings.cancelledParts', parts)}
        </Dotted>
      </p>
      {entry.dueCents > 0 ? (
        <p className="tabular text-ink-soft text-sm">
          {t('earnings.dueLine', { amount: money(entry.dueCents) })}
        </p>
      ) : null}
      <p className="tabular text-ink-soft text-sm">
        {entry.completed ? null : `${t('earnings.cancelled')} · `}
        {entry.chargeback === null || entry.released ? (
          <Unbroken>
            {t(entry.released ? 'earnings.releasedLine' : 'earnings.pendingLine', {
              amount: money(entry.earnedCents),
              date: day(entry.releaseAt),
            })}
          </Unbroken>
        ) : (
          <span className="text-ink">{t(`earnings.chargeback_${entry.chargeback}`)}</span>
        )}
      </p>
    </li>
  );
};

/** The number of bookings shown initially; the page has other content too. */
const SHOWN = 3;

/** The earnings of each booking, newest first: a few at first, and more on request. */
export const EarningsEntries = ({ timeZone }: { timeZone: string }) => {
  const { t } = useTranslation('earnings');
  const entries = useInfiniteQuery(earningsEntriesQuery());
  const [opened, setOpened] = useState(false);
  if (entries.isPending) return <Skeleton className="h-60 rounded-2xl" />;
  if (entries.isLoadingError)
    return <ErrorState title={t('earnings.loadError')} onRetry={() => entries.refetch()} />;
  const all = entries.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return <QuietNote title={t('earnings.none')}>{t('earnings.noneHint')}</QuietNote>;
  const open = () => {
    // The clicked button disappears or moves far down, so focus moves to the first new entry.
    flushSync(() => setOpened(true));
    document.getElementById(`earned-${all[SHOWN]?.bookingId}`)?.focus({ preventScroll: true });
  };
  return (
    <>
      <h3 className="sr-only">{t('earnings.each')}</h3>
      <Card flush>
        <ul className="divide-y divide-line">
          {(opened ? all : all.slice(0, SHOWN)).map((entry) => (
            <Entry key={entry.bookingId} entry={entry} timeZone={timeZone} />
          ))}
        </ul>
      </Card>
      <ShowMore list={entries} onUnfold={!opened && all.length > SHOWN ? open : undefined} />
    </>
  );
};
