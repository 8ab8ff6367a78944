import { useQuery } from '@tanstack/react-query';
import { calculateSiteCosts } from '@tomoguide/contract/bookings/particulars';
import { listQuoteLines } from '@tomoguide/contract/bookings/quote-lines';
import { JPY_PER_RMB_DEFAULT } from '@tomoguide/contract/payments/figures';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { QuoteLines } from '../quote/quote-lines.tsx';
import { exchangeRateQuery } from './queries.ts';
import type { RequestState } from './use-request-form.ts';

/** The quote to be signed, updated while the user fills in the form. */
export const LiveQuote = ({ state: { tour, draft } }: { state: RequestState }) => {
  const { t } = useTranslation('checkout');
  const rate = useQuery(exchangeRateQuery());
  const { quote } = tour;
  if (tour.quoteFailed)
    return <ErrorState title={t('checkout.priceFailed')} onRetry={tour.refetchQuote} />;
  if (tour.quoteIsUnknown) return <p className="text-ink-soft">{t('checkout.priceUnknown')}</p>;
  if (!quote || rate.isPending) return <Skeleton className="h-56" />;
  // For display only; the server calculates the binding amounts.
  const jpyPerRmb = rate.data ?? JPY_PER_RMB_DEFAULT;
  const price = {
    baseCents: quote.basePriceCents,
    extraPeopleCents: quote.extraPeoplePriceCents,
    totalCents: quote.totalCents,
    depositCents: quote.depositCents,
    finalPaymentCents: quote.finalPaymentCents,
  };
  return (
    <div aria-busy={tour.quoteIsStale} className={tour.quoteIsStale ? 'opacity-60' : ''}>
      <QuoteLines
        choices={draft}
        travelers={quote.travelers}
        quote={{
          lines: listQuoteLines(price, calculateSiteCosts(draft), jpyPerRmb),
          jpyPerRmb,
          day: null,
        }}
      />
    </div>
  );
};
