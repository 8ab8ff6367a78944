import { useQuery } from '@tanstack/react-query';
import { pickAmounts } from '../../parts/bookings/booking/calculate-earnings.ts';
import { RequestRow } from '../../parts/bookings/guide-tours/request-row.tsx';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { RequestAnswer } from '../../parts/bookings/request/request-answer.tsx';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';
import { SUMMARY_SHOWN, SummarySection } from './summary-section.tsx';

/**
 * Open tour requests as short rows, each with the two answers and a link to its conversation; renders
 * nothing if there are none.
 */
export const TourRequestLines = () => {
  const { t } = useTranslation('tour-request');
  const formatName = usePersonName();
  const { data: requests } = useQuery(openRequestsQuery());
  if (!requests || requests.length === 0) return null;
  return (
    <SummarySection
      title={t('tour-request.list')}
      count={requests.length}
      to="/guide-dashboard#requests"
      hasMore={requests.length > SUMMARY_SHOWN}
    >
      <Card flush>
        <ul className="divide-y divide-line">
          {requests.slice(0, SUMMARY_SHOWN).map((request) => (
            <li
              key={request.id}
              ref={restoresFocusOnRemoval}
              aria-label={formatName(request.quote.traveler.by.nickname)}
            >
              <RequestRow
                to={`/messages?conversation=${request.conversationId}`}
                traveler={request.quote.traveler.by}
                note={t('tour-request.card')}
                tour={request}
                plan={request.plan}
                amounts={pickAmounts(request)}
                deadline={request.expiresAt}
                answer={
                  <RequestAnswer
                    request={request}
                    name={formatName(request.quote.traveler.by.nickname)}
                    className="sm:*:grow-0"
                  />
                }
              />
            </li>
          ))}
        </ul>
      </Card>
    </SummarySection>
  );
};
