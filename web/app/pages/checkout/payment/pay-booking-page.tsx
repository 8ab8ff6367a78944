import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import { ApiError } from '../../../lib/api-error.ts';
import { tripsPath } from '../../../lib/pages.ts';
import { bookingDetailQuery } from '../../../parts/bookings/queries.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CheckoutSkeleton } from '../checkout-skeleton.tsx';
import { PayForm } from './pay-form.tsx';

const NothingDue = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('checkout', 'bookings');
  const ended = booking.cancelKind === 'hold_expired';
  return (
    <EmptyState
      title={ended ? t('checkout.problem.holdEnded') : t('checkout.nothingDue')}
      actions={
        <>
          {ended ? (
            <LinkButton to={`/guides/${booking.guideId}`}>
              {t('checkout.problem.bookAgain')}
            </LinkButton>
          ) : null}
          <LinkButton tone={ended ? 'secondary' : 'primary'} to={tripsPath(booking.tab)}>
            {t('checkout.toMyTrips')}
          </LinkButton>
        </>
      }
    >
      {ended
        ? null
        : t('checkout.nothingDueHint', { status: t(`bookings.status.${booking.status}`) })}
    </EmptyState>
  );
};

/** 'Continue Payment': /checkout?bookingId= pays for a booking whose slot is already held. */
export const PayBookingPage = ({ bookingId }: { bookingId: BookingId }) => {
  const { t } = useTranslation('checkout');
  const booking = useQuery(bookingDetailQuery(bookingId));
  if (booking.isPending) return <CheckoutSkeleton />;
  if (booking.isLoadingError) {
    if (booking.error instanceof ApiError && booking.error.status === 404)
      return (
        <EmptyState
          title={t('checkout.notFound')}
          actions={<LinkButton to="/dashboard">{t('checkout.toMyTrips')}</LinkButton>}
        >
          {t('checkout.notFoundHint')}
        </EmptyState>
      );
    return (
      <ErrorState title={t('checkout.loadFailed')} onRetry={() => booking.refetch()}>
        {t('checkout.payLoadFailedHint')}
      </ErrorState>
    );
  }
  if (!booking.data.can.includes('pay')) return <NothingDue booking={booking.data} />;
  return <PayForm booking={booking.data} />;
};
