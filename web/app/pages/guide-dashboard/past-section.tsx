import type { Booking } from '@tomoguide/contract/bookings/entities';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { ExpandableTours } from './expandable-tours.tsx';
import { PastTour } from './past-tour.tsx';
import { isOpenCase } from './waiting-counts.ts';

/** Past tours, most recent first. */
export const PastSection = ({ past }: { past: readonly Booking[] }) => {
  const { t } = useTranslation('guide-dashboard');
  return (
    <DashboardSection title={t('guide-dashboard.past')}>
      {past.length > 0 ? (
        <ExpandableTours name="past" tours={past} row={PastTour} waits={isOpenCase} />
      ) : (
        <QuietNote title={t('guide-dashboard.noPast')}>{t('guide-dashboard.noPastHint')}</QuietNote>
      )}
    </DashboardSection>
  );
};
