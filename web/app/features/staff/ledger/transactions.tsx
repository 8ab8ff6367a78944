import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant, formatMoney } from '@tomoguide/contract/format';
import type { LedgerTransaction } from '@tomoguide/contract/staff/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { ledgerTransactions } from './queries.ts';
import { useKindName } from './use-kind-name.ts';

const Item = ({ transaction }: { transaction: LedgerTransaction }) => {
  const locale = useLocale();
  const nameOf = useKindName();
  const { sentences } = useTranslation('staff-ledger');
  const moves: Readonly<Record<string, string>> = sentences.moves;
  const { at, kind: move, ref, bookingNumber, entries } = transaction;
  return (
    <li className="grid gap-2 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Its key in the ledger is for who looks a row up. */}
        <span className="wrap-anywhere font-semibold" title={ref}>
          {moves[move] ?? move}
          {bookingNumber ? (
            <span className="font-normal text-ink-soft"> · {bookingNumber}</span>
          ) : null}
        </span>
        <time dateTime={at} className="tabular text-ink-soft text-sm">
          <Unbroken>{formatInstant(at, Temporal.Now.timeZoneId(), locale)}</Unbroken>
        </time>
      </div>
      <dl className="tabular grid gap-1">
        {entries.map(({ kind, ownerId, amountCents }) => (
          <div key={`${kind}:${ownerId}`} className="flex items-baseline justify-between gap-4">
            <dt>
              {nameOf(kind)}
              {ownerId === null ? null : <span className="text-ink-soft"> {ownerId}</span>}
            </dt>
            <dd className="whitespace-nowrap">{formatMoney(amountCents, locale)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

/** What moved, newest first. */
export const Transactions = () => {
  const { t } = useTranslation(['staff-ledger', 'staff']);
  const list = useInfiniteQuery(ledgerTransactions());
  if (list.isPending) return <StaffSkeleton />;
  if (list.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => list.refetch()} />;
  const all = list.data.pages
    .flatMap(({ data }) => data)
    // They come as they were written down, which a correction may be later than it happened.
    .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
  if (all.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold text-lg">{t('latest')}</h2>
      <Card flush>
        <ol className="divide-y divide-line">
          {all.map((transaction) => (
            <Item key={transaction.id} transaction={transaction} />
          ))}
        </ol>
      </Card>
      {list.hasNextPage ? (
        <Button
          tone="secondary"
          className="justify-self-center"
          busy={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? t('staff:loadingMore') : t('staff:showMore')}
        </Button>
      ) : null}
    </section>
  );
};
