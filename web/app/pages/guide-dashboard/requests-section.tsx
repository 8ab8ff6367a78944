import type { Booking } from '@tomoguide/contract/bookings/entities';
import { BookingList, DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { RequestCard } from './request-card.tsx';

/** The paid requests, earliest deadline first. */
export const RequestsSection = ({ requests }: { requests: readonly Booking[] }) => {
  const { t } = useTranslation('guide-dashboard');
  return (
    <DashboardSection title={t('guide-dashboard.newRequests')} count={requests.length}>
      {requests.length > 0 ? (
        <>
          <p className="text-ink-soft text-sm max-sm:hidden">{t('guide-dashboard.requestsHint')}</p>
          <BookingList bookings={requests} card={RequestCard} />
        </>
      ) : (
        <QuietNote title={t('guide-dashboard.noRequests')}>
          {t('guide-dashboard.noRequestsHint')}
        </QuietNote>
      )}
    </DashboardSection>
  );
};
