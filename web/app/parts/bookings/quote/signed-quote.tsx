import { useQuery } from '@tanstack/react-query';
import type { Booking, SignedQuote as Quote } from '@tomoguide/contract/bookings/entities';
import { formatDate, getDayInZone } from '@tomoguide/contract/format';
import { Suspense, useId, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RefundTable } from '../booking/refund-table.tsx';
import { countChanges, earlierQuotesQuery, signedQuoteQuery } from './queries.ts';
import { type QuotedChoices, QuoteLines } from './quote-lines.tsx';
import { QuoteSignatures } from './quote-signatures.tsx';

type Quoted = Pick<
  Booking,
  'id' | 'scheduledStartTime' | 'timeZone' | 'travelers' | 'changes' | 'refundBounds'
> &
  Partial<QuotedChoices>;

interface PanelProps {
  booking: Quoted;
  quote: Quote;
  /** The limits of the refund; those of an earlier quote are unknown. */
  bounds?: Booking['refundBounds'];
}

const Panel = ({ booking, quote, bounds }: PanelProps) => (
  <div className="grid gap-5 rounded-xl bg-sunken p-4">
    <QuoteLines
      quote={quote}
      choices={booking}
      travelers={quote.tour?.travelers ?? booking.travelers}
    />
    <RefundTable
      policy={quote.policy}
      start={quote.tour?.scheduledStartTime ?? booking.scheduledStartTime}
      timeZone={booking.timeZone}
      now={Temporal.Instant.from(quote.traveler.at)}
      bounds={bounds}
    />
    <QuoteSignatures quote={quote} />
  </div>
);

/** The quotes that changes have replaced, newest first, each collapsed initially. */
const EarlierQuotes = ({ booking }: { booking: Quoted }) => {
  const { t } = useTranslation('quote');
  const locale = useLocale();
  const earlier = useQuery(earlierQuotesQuery(booking.id));
  if (earlier.isLoadingError)
    return (
      <LoadFailure onRetry={earlier.refetch} className="text-ink-soft text-sm">
        {t('quote.earlierFailed')}
      </LoadFailure>
    );
  if (!earlier.data) return <Skeleton className="h-11" />;
  return earlier.data.map((quote) => (
    <details key={quote.hash}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action text-sm">
        {t('quote.earlier', {
          day: formatDate(getDayInZone(quote.traveler.at, booking.timeZone), locale),
        })}
      </summary>
      <Panel booking={booking} quote={quote} />
    </details>
  ));
};

/** Reserves space if a quote is likely, to avoid a layout shift. Older bookings have no quote. */
const skeleton = <Skeleton className="h-16" />;

const Content = ({ booking }: { booking: Quoted }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('quote');
  const { data: quote, isPending, isLoadingError, refetch } = useQuery(signedQuoteQuery(booking));
  const own = useSession()?.user.id;
  const [open, setOpen] = useState(false);
  const id = useId();
  const getSigner = ({ guide, traveler: { by } }: Quote): string => {
    if (guide) return t('quote.byBoth');
    return by.id === own ? t('quote.byYou') : t('quote.byOne', { name: nameOf(by.nickname) });
  };
  if (isLoadingError)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
        {t('quote.failed')}
        <Button tone="quiet" size="small" onClick={() => refetch()}>
          {t('quote.retry')}
        </Button>
      </p>
    );
  if (isPending) return skeleton;
  if (!quote) return null;
  return (
    <section>
      <Button
        tone="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('quote.title')}
        <ChevronDown aria-hidden="true" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </Button>
      <p className="wrap-anywhere text-ink-soft text-sm">{getSigner(quote)}</p>
      <div id={id} hidden={!open} className="mt-3">
        {open ? (
          <div className="grid gap-1">
            <Panel booking={booking} quote={quote} bounds={booking.refundBounds} />
            {countChanges(booking) > 0 ? <EarlierQuotes booking={booking} /> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
};

/**
 * The quote that the traveler and the guide of a booking signed, shown wherever the booking's money is at
 * stake (docs/product/tour-requests.md, "The quote"); renders nothing for bookings without one.
 */
export const SignedQuote = ({ booking }: { booking: Quoted }) => (
  <Suspense fallback={skeleton}>
    <Content booking={booking} />
  </Suspense>
);
