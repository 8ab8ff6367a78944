import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { BookingList, DashboardSection } from './dashboard-section.tsx';
import { TourCard } from './tour-card.tsx';

/** Slots that are held while their travelers pay; nothing where there are none. */
export const HeldSection = ({ held }: { held: readonly Booking[] }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  if (held.length === 0) return null;
  return (
    <DashboardSection title={t('awaitingPayment')}>
      <p className="text-ink-soft">{t('awaitingPaymentHint')}</p>
      <BookingList bookings={held} card={TourCard} />
    </DashboardSection>
  );
};
