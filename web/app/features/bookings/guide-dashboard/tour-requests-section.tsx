import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { openRequests } from '../request/queries.ts';
import { useSteady } from '../steady-places.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { TourRequestCard } from './tour-request-card.tsx';

/**
 * Tour requests that wait for this guide, the next to end first; nothing where there is none. None goes
 * while a dialog is open: it may be the one that its rejection is being written in.
 */
export const TourRequestsSection = () => {
  const { t } = useTranslation('bookings-request');
  const { data, isLoadingError, refetch } = useQuery(openRequests());
  const requests = useSteady(data);
  if (isLoadingError) return <LoadFailure onRetry={refetch}>{t('listFailed')}</LoadFailure>;
  if (!requests || requests.length === 0) return null;
  return (
    <DashboardSection title={t('listCount', { count: requests.length })}>
      <p className="text-ink-soft">{t('listHint')}</p>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <li key={request.id}>
            <TourRequestCard request={request} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
};
