import { parseId } from '@tomoguide/contract/ids';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import { useParams, useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { CheckoutPage, WithSession } from '../pages/checkout/checkout-page.tsx';
import { PayBookingPage } from '../pages/checkout/payment/pay-booking-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';

const Content = () => {
  const { t } = useTranslation('checkout');
  const params = useParams();
  const [query] = useSearchParams();
  const guideId = parseId<GuideId>(params.guideId);
  const bookingId = parseId<BookingId>(query.get('bookingId'));
  if (params.guideId === undefined && bookingId !== null)
    return <WithSession>{() => <PayBookingPage bookingId={bookingId} />}</WithSession>;
  if (guideId !== null) return <CheckoutPage key={guideId} guideId={guideId} />;
  return (
    <EmptyState
      title={t('checkout.emptyTitle')}
      spot="no-bookings"
      actions={<LinkButton to="/search">{t('checkout.findGuide')}</LinkButton>}
    >
      {t('checkout.emptyHint')}
    </EmptyState>
  );
};

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'checkout',
  'accounts',
  'trips',
  'driver-card',
  'bookings',
  'itinerary-terms',
  'errors',
  'guides',
  'search',
] as const;

/** The pages /checkout/12?…, /checkout?bookingId=34 and /checkout, which only links to the search. */
export default function Checkout() {
  const { t } = useTranslation(...NAMESPACES);
  const { guideId } = useParams();
  const [query] = useSearchParams();
  const pays = guideId === undefined && query.has('bookingId');
  const title = pays ? t('checkout.payTitle') : t('checkout.title');
  return (
    <div className="mx-auto grid max-w-[75rem] gap-6 px-4 py-8 sm:px-6">
      <PageHead title={title} />
      <h1 className="font-bold text-3xl">{title}</h1>
      <Content />
    </div>
  );
}
