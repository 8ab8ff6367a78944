import { useQuery } from '@tanstack/react-query';
import type { TourRequest } from '@tomoguide/contract/bookings/entities';
import { DashboardSection } from '../../parts/bookings/dashboard-section.tsx';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { restoresFocusOnRemoval } from '../../ui/restore-focus.ts';
import { useStableWhileOpen } from '../../ui/stable-places.ts';
import { AcceptedRequest } from './accepted-request.tsx';
import { TourRequestCard } from './tour-request-card.tsx';

/**
 * Merges the open requests with those accepted here, in one order, so that an accepted request stays in
 * place.
 */
export const withAccepted = (
  open: readonly TourRequest[],
  accepted: readonly TourRequest[],
): TourRequest[] => {
  const answered = new Set(accepted.map(({ id }) => id));
  return [...open.filter(({ id }) => !answered.has(id)), ...accepted].toSorted((one, other) =>
    Temporal.Instant.compare(one.expiresAt, other.expiresAt),
  );
};

interface Props {
  /** The requests that the guide has accepted since opening this view. */
  accepted: readonly TourRequest[];
  onAccepted: (request: TourRequest) => void;
}

/**
 * Tour requests waiting for this guide, earliest to expire first; renders nothing if there are none. No
 * request is removed while a dialog is open, because the guide may be rejecting it there. An accepted
 * request stays in place until the user leaves the view (docs/product/bookings.md, "The guide's
 * dashboard").
 */
export const TourRequestsSection = ({ accepted, onAccepted }: Props) => {
  const { t } = useTranslation('tour-request');
  const { data, isLoadingError, refetch } = useQuery(openRequestsQuery());
  const requests = useStableWhileOpen(data);
  if (isLoadingError)
    return <LoadFailure onRetry={refetch}>{t('tour-request.listFailed')}</LoadFailure>;
  const shown = withAccepted(requests ?? [], accepted);
  if (shown.length === 0) return null;
  const count = shown.length - accepted.length;
  return (
    <DashboardSection title={t('tour-request.list')} count={count}>
      {count > 0 ? (
        <p className="text-ink-soft text-sm max-sm:hidden">{t('tour-request.listHint')}</p>
      ) : null}
      <div className="@container">
        <ul className="grid grid-cols-1 items-start gap-4 @4xl:grid-cols-2">
          {shown.map((request) => (
            <li key={request.id} ref={restoresFocusOnRemoval}>
              {accepted.includes(request) ? (
                <AcceptedRequest request={request} />
              ) : (
                <TourRequestCard request={request} onAccepted={onAccepted} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </DashboardSection>
  );
};
