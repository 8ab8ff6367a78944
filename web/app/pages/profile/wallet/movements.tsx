import { useInfiniteQuery } from '@tanstack/react-query';
import { dayIn, formatDay, formatMoney } from '@tomoguide/contract/format';
import type { WalletMovement } from '@tomoguide/contract/payments/entities';
import { useId } from 'react';
import { walletMovements } from '../../../parts/payments/wallet/queries.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const Movement = ({ movement }: { movement: WalletMovement }) => {
  const { t } = useTranslation('payments-wallet');
  const locale = useLocale();
  const { kind, at, amountCents, bookingNumber } = movement;
  const sign = amountCents > 0 ? '+' : '';
  return (
    <li className="flex items-baseline justify-between gap-4 px-5 py-3.5">
      <div>
        <p className="font-medium">{t(`kind.${kind}`)}</p>
        <p className="tabular text-ink-soft text-sm">
          <time dateTime={at}>{formatDay(dayIn(at, Temporal.Now.timeZoneId()), locale)}</time>
          {bookingNumber ? ` · ${t('forBooking', { number: bookingNumber })}` : null}
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

const List = () => {
  const { t } = useTranslation('payments-wallet');
  const movements = useInfiniteQuery(walletMovements());
  if (movements.isPending) return <Skeleton className="h-60 rounded-2xl" />;
  if (movements.isLoadingError)
    return <ErrorState title={t('loadError')} onRetry={() => movements.refetch()} />;
  const all = movements.data.pages.flatMap(({ data }) => data);
  if (all.length === 0)
    return (
      <div className="rounded-2xl border border-line border-dashed p-5">
        <p className="font-semibold">{t('none')}</p>
        <p className="text-ink-soft">{t('noneHint')}</p>
      </div>
    );
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {all.map((one) => (
            <Movement key={one.id} movement={one} />
          ))}
        </ul>
      </Card>
      <ShowMore list={movements} />
    </>
  );
};

/** The transactions behind the balance, newest first. */
export const Movements = () => {
  const { t } = useTranslation('payments-wallet');
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1} className="grid gap-4">
      <h3 id={id} className="font-semibold text-xl">
        {t('movements')}
      </h3>
      <List />
    </section>
  );
};
