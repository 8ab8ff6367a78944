import { siteCosts } from '@tomoguide/contract/bookings/particulars';
import { formatHours, formatMoney, formatYen } from '@tomoguide/contract/format';
import type { Quote } from '@tomoguide/contract/guides/entities';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Line, Lines } from '../booking/amount-lines.tsx';
import type { Draft } from './checkout-draft.ts';

interface Props {
  /** Undefined while it is asked for, and while it cannot be. */
  quote: Quote | undefined;
  /** The group is not known yet, so there is no price. */
  unknown: boolean;
  /** A new price is on its way. */
  stale: boolean;
  draft: Draft;
  /** What the wallet pays of the deposit. Fen. */
  walletCents: number;
}

/** The price line by line: what is paid now, what in person, and beside it what is paid in yen. */
export const PriceBox = ({ quote, unknown, stale, draft, walletCents }: Props) => {
  const { t } = useTranslation('bookings-checkout');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { totalYen } = siteCosts(draft);
  if (unknown) return <p className="text-ink-soft">{t('priceUnknown')}</p>;
  if (!quote) return <Skeleton className="h-64" />;
  const hours = formatHours(quote.duration, locale);
  return (
    <div aria-busy={stale} className={`grid gap-4 ${stale ? 'opacity-60' : ''}`}>
      <Lines>
        <Line
          label={t('baseLabel')}
          hint={t('base', { price: money(quote.hourlyPriceCents), hours })}
        >
          {money(quote.basePriceCents)}
        </Line>
        {quote.extraPeople > 0 ? (
          <Line
            label={t('extra', { count: quote.extraPeople })}
            hint={t('base', { price: money(quote.additionalPricePerPersonCents), hours })}
          >
            {money(quote.extraPeoplePriceCents)}
          </Line>
        ) : null}
        <Line label={t('total')} strong>
          {money(quote.totalCents)}
        </Line>
      </Lines>
      <div className="border-line border-t pt-4">
        <Lines>
          <Line label={t('deposit')}>{money(quote.depositCents)}</Line>
          {walletCents > 0 ? <Line label={t('wallet')}>−{money(walletCents)}</Line> : null}
          <Line label={t('payNow')} strong>
            <span className="text-lg text-seal-strong">
              {money(quote.depositCents - walletCents)}
            </span>
          </Line>
          <Line label={t('inPerson')}>{money(quote.finalPaymentCents)}</Line>
        </Lines>
      </div>
      {totalYen > 0 ? (
        <div className="border-line border-t pt-4">
          <Lines>
            <Line label={t('onSite')}>{t('about', { amount: formatYen(totalYen, locale) })}</Line>
          </Lines>
        </div>
      ) : null}
    </div>
  );
};
