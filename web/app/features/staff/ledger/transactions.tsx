import { useInfiniteQuery } from '@tanstack/react-query';
import { formatInstant, formatMoney } from '@tomoguide/contract/format';
import type { LedgerTransaction } from '@tomoguide/contract/staff/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { StaffList } from '../list/staff-list.tsx';
import { ledgerTransactions } from './queries.ts';
import { useKindName } from './use-kind-name.ts';

const Item = ({ transaction }: { transaction: LedgerTransaction }) => {
  const locale = useLocale();
  const nameOf = useKindName();
  const { sentences } = useTranslation('staff-ledger');
  const moves: Readonly<Record<string, string>> = sentences.moves;
  const { at, kind: move, ref, bookingNumber, entries } = transaction;
  return (
    <div className="grid gap-2 px-5 py-4 sm:px-6">
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
    </div>
  );
};

/** What moved, newest first. */
export const Transactions = () => {
  const { t } = useTranslation('staff-ledger');
  const list = useInfiniteQuery({
    ...ledgerTransactions(),
    // They come as they were written down, which a correction may be later than it happened.
    select: ({ pages, ...rest }) => ({
      ...rest,
      pages: pages.map(({ data }) => ({
        data: data.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at)),
      })),
    }),
  });
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold text-lg">{t('latest')}</h2>
      <StaffList list={list} empty={t('empty')} isRows>
        {(transaction) => <Item transaction={transaction} />}
      </StaffList>
    </section>
  );
};
