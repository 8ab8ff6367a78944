import { calculateSiteCosts } from '@tomoguide/contract/bookings/particulars';
import { formatHours, formatMoney, formatYen } from '@tomoguide/contract/format';
import type { Quote } from '@tomoguide/contract/guides/entities';
import type { Draft } from '../../parts/bookings/checkout-form/checkout-draft.ts';
import { useLocale, useTranslation } from '../../translation/use-translation.ts';
import { Line, Lines } from '../../ui/amount-lines.tsx';
import { ExpandableTotal } from '../../ui/expandable-total.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  /** The price; undefined while it is loading or if loading failed. */
  quote: Quote | undefined;
  /** True if the group size is not known yet, so there is no price. */
  unknown: boolean;
  /** True while a new price is loading. */
  stale: boolean;
  draft: Draft;
  /** The part of the deposit paid from the wallet, in fen. */
  walletCents: number;
}

/**
 * Shows the total, with its lines behind a tap, the amount due now, the amount due in person and, separately,
 * the costs in yen.
 */
export const PriceBox = ({ quote, unknown, stale, draft, walletCents }: Props) => {
  const { t } = useTranslation('checkout', 'bookings');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, locale);
  const { totalYen } = calculateSiteCosts(draft);
  if (unknown) return <p className="text-ink-soft">{t('checkout.priceUnknown')}</p>;
  if (!quote) return <Skeleton className="h-40" />;
  const hours = formatHours(quote.duration, locale);
  return (
    <div aria-busy={stale} className={`grid gap-4 ${stale ? 'opacity-60' : ''}`}>
      <ExpandableTotal
        label={t('checkout.total', { count: quote.travelers })}
        amount={money(quote.totalCents)}
      >
        <div className="pt-1">
          <Lines>
            <Line
              label={t('checkout.baseLabel')}
              hint={t('checkout.base', { price: money(quote.hourlyPriceCents), hours })}
            >
              {money(quote.basePriceCents)}
            </Line>
            {quote.extraPeople > 0 ? (
              <Line
                label={t('checkout.extra', { count: quote.extraPeople })}
                hint={t(quote.extraPeople > 1 ? 'checkout.extraEach' : 'checkout.base', {
                  price: money(quote.additionalPricePerPersonCents),
                  hours,
                  count: quote.extraPeople,
                })}
              >
                {money(quote.extraPeoplePriceCents)}
              </Line>
            ) : null}
          </Lines>
        </div>
      </ExpandableTotal>
      <div className="rounded-xl bg-sunken px-4 py-3.5">
        <Lines>
          {walletCents > 0 && walletCents >= quote.depositCents ? (
            // The wallet covers the whole deposit, which is still shown as a payment rather than as an
            // amount of zero.
            <Line label={t('checkout.payNow')} hint={t('checkout.wallet')} strong>
              {money(quote.depositCents)}
            </Line>
          ) : walletCents > 0 ? (
            <>
              <Line label={t('checkout.deposit')}>{money(quote.depositCents)}</Line>
              <Line label={t('checkout.wallet')}>−{money(walletCents)}</Line>
              <Line label={t('checkout.payNow')} strong>
                {money(quote.depositCents - walletCents)}
              </Line>
            </>
          ) : (
            <Line label={t('checkout.payNow')} hint={t('checkout.deposit')} strong>
              {money(quote.depositCents)}
            </Line>
          )}
          <Line label={t('checkout.inPerson')} hint={t('bookings.rest.how')}>
            {money(quote.finalPaymentCents)}
          </Line>
          {totalYen > 0 ? (
            <Line label={t('checkout.besideYen')}>
              {t('checkout.about', { amount: formatYen(totalYen, locale) })}
            </Line>
          ) : null}
        </Lines>
      </div>
    </div>
  );
};
