import { useQuery } from '@tanstack/react-query';
import { parseId } from '@tomoguide/contract/ids';
import type { BookingId, PaymentId } from '@tomoguide/contract/primitives';
import { Navigate, useSearchParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { RedirectToLogin } from '../lib/redirect-to-login.tsx';
import { useSession } from '../lib/session.ts';
import { Paid, type Receipt } from '../pages/payment-success/paid.tsx';
import {
  NoSuchPayment,
  PaymentResult,
  ResultError,
  ResultSkeleton,
} from '../pages/payment-success/result-page.tsx';
import { BalanceInstructions } from '../parts/bookings/booking/balance-instructions.tsx';
import { BookingWhen } from '../parts/bookings/booking/booking-when.tsx';
import { GuideLine } from '../parts/bookings/booking/guide-line.tsx';
import { HoldDeadline } from '../parts/bookings/hold-deadline.tsx';
import { bookingDetailQuery } from '../parts/bookings/queries.ts';
import { useTranslation } from '../translation/use-translation.ts';

/** Shows the booking that was paid. Without a receipt, the wallet paid the whole deposit. */
const PaidBooking = ({ id, receipt }: { id: BookingId; receipt: Receipt | null }) => {
  const detail = useQuery(bookingDetailQuery(id));
  if (detail.isPending) return <ResultSkeleton />;
  const booking = detail.data;
  if (!booking) return <ResultError error={detail.error} onRetry={() => detail.refetch()} />;
  if (!booking.paidAt) return <Navigate to={`/checkout?bookingId=${id}`} replace />;
  const { depositCents: amountCents, walletCents } = booking;
  return (
    <Paid
      booking={booking}
      receipt={receipt ?? { amountCents, walletCents, method: null }}
      restHint={<BalanceInstructions />}
    >
      <GuideLine guide={booking.guide} />
      <BookingWhen booking={booking} />
    </Paid>
  );
};

/** Shows when the hold of an unpaid booking expires. */
const HeldBooking = ({ id }: { id: BookingId }) => {
  const { data: booking } = useQuery(bookingDetailQuery(id));
  if (!booking?.deadlineAt || !booking.can.includes('pay')) return null;
  return <HoldDeadline until={booking.deadlineAt} timeZone={booking.timeZone} />;
};

const Content = () => {
  const session = useSession();
  const [query] = useSearchParams();
  if (session === undefined) return <ResultSkeleton />;
  if (session === null) return <RedirectToLogin skeleton={<ResultSkeleton />} />;
  const paymentId = parseId<PaymentId>(query.get('paymentId'));
  const bookingId = parseId<BookingId>(query.get('bookingId'));
  if (paymentId !== null)
    return (
      <PaymentResult
        key={paymentId}
        paymentId={paymentId}
        held={({ bookingId }) => <HeldBooking id={bookingId} />}
      >
        {(payment) => <PaidBooking id={payment.bookingId} receipt={payment} />}
      </PaymentResult>
    );
  if (bookingId !== null) return <PaidBooking id={bookingId} receipt={null} />;
  return <NoSuchPayment />;
};

/**
 * The page /payment-success?paymentId=12, to which a payment provider redirects users, regardless of the
 * outcome.
 */
export default function PaymentSuccess() {
  const { t } = useTranslation('payments', 'support');
  return (
    <div className="mx-auto max-w-[36rem] px-4 py-8 sm:py-12">
      <PageHead title={t('payments.result.title')} />
      <Content />
    </div>
  );
}
