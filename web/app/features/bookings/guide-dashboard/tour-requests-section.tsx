import { useQuery } from '@tanstack/react-query';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { openRequests } from '../request/queries.ts';
import { RequestCard } from '../request/request-card.tsx';
import { useSteady } from '../steady-places.ts';
import { DashboardSection } from './dashboard-section.tsx';

const nameOf = ({ quote }: TourRequest): string => quote.traveler.by.nickname;

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
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {requests.map((request) => (
          <li key={request.id} className="grid gap-2">
            <div className="flex items-center justify-between gap-3">
              <h3 className="wrap-anywhere font-semibold">{nameOf(request)}</h3>
              <LinkButton
                tone="quiet"
                size="small"
                to={`/messages?conversation=${request.conversationId}`}
              >
                {t('toChat')}
                <span className="sr-only"> {nameOf(request)}</span>
              </LinkButton>
            </div>
            <RequestCard request={request} name={nameOf(request)} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
};
