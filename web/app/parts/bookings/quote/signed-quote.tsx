import { useQuery } from '@tanstack/react-query';
import type { Booking, SignedQuote as Quote } from '@tomoguide/contract/bookings/entities';
import { Suspense, useId, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RefundTable } from '../booking/refund-table.tsx';
import { signedQuoteQuery } from './queries.ts';
import { type QuotedChoices, QuoteLines } from './quote-lines.tsx';
import { QuoteSignatures } from './quote-signatures.tsx';

type Quoted = Pick<Booking, 'id' | 'scheduledStartTime' | 'timeZone' | 'travelers'> &
  Partial<QuotedChoices>;

const Panel = ({ booking, quote }: { booking: Quoted; quote: Quote }) => (
  <div className="grid gap-5 rounded-xl bg-sunken p-4">
    <QuoteLines quote={quote} choices={booking} travelers={booking.travelers} />
    <RefundTable
      policy={quote.policy}
      start={booking.scheduledStartTime}
      timeZone={booking.timeZone}
      now={Temporal.Instant.from(quote.traveler.at)}
    />
    <QuoteSignatures quote={quote} />
  </div>
);

/** Reserves space if a quote is likely, to avoid a layout shift. Older bookings have no quote. */
const skeleton = <Skeleton className="h-16" />;

const Content = ({ booking }: { booking: Quoted }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('quote');
  const {
    data: quote,
    isPending,
    isLoadingError,
    refetch,
  } = useQuery(signedQuoteQuery(booking.id));
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
        {open ? <Panel booking={booking} quote={quote} /> : null}
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
