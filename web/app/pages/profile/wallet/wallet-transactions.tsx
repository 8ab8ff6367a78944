import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatMoney, getDayInZone } from '@tomoguide/contract/format';
import type { WalletMovement } from '@tomoguide/contract/payments/entities';
import { useId } from 'react';
import { walletTransactionsQuery } from '../../../parts/payments/wallet/queries.ts';
import { useCatalog, useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { PagedList } from '../../../ui/paged-list.tsx';

const WalletTransactionRow = ({ movement }: { movement: WalletMovement }) => {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const { kind, at, amountCents, bookingNumber } = movement;
  const sign = amountCents > 0 ? '+' : '';
  return (
    <li className="flex items-baseline justify-between gap-4 px-5 py-3.5">
      <div>
        <p className="font-medium">{t(`wallet.kind.${kind}`)}</p>
        <p className="tabular text-ink-soft text-sm">
          <time dateTime={at}>
            {formatDay(getDayInZone(at, Temporal.Now.timeZoneId()), locale)}
          </time>
          {bookingNumber ? ` · ${t('wallet.forBooking', { number: bookingNumber })}` : null}
        </p>
      </div>
      <p
        className={`tabular whitespace-nowrap font-semibold ${amountCents > 0 ? 'text-good' : ''}`}
      >
        {sign}
        {formatMoney(amountCents, locale)}
      </p>
    </li>
  );
};

/** The transactions that make up the balance, newest first. */
export const WalletTransactions = () => {
  const { t } = useTranslation('wallet');
  const catalog = useCatalog('wallet');
  const list = useInfiniteQuery(walletTransactionsQuery());
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1} className="grid gap-4">
      <h3 id={id} className="font-semibold text-xl">
        {t('wallet.movements')}
      </h3>
      <PagedList list={list} words={catalog}>
        {(one) => <WalletTransactionRow key={one.id} movement={one} />}
      </PagedList>
    </section>
  );
};
