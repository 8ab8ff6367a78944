import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';
import { openRequestsQuery } from '../../parts/bookings/request/queries.ts';
import { substituteRequestsQuery } from '../../parts/bookings/substitute/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { DASHBOARD_VIEWS, type DashboardView } from './dashboard-views.ts';
import { countWaiting } from './waiting-counts.ts';

interface Props {
  bookings: readonly Booking[];
  groups: BookingGroups<Booking>;
  view: DashboardView;
  onChoose: (view: DashboardView, isStep: boolean) => void;
}

/**
 * The dashboard views as tabs, each with the number of items waiting for the guide. The tabs are sticky
 * below the header.
 */
export const DashboardTabs = ({ bookings, groups, view, onChoose }: Props) => {
  const { t } = useTranslation('guide-dashboard');
  const { data: openRequests } = useQuery(openRequestsQuery());
  const { data: substitutes = [] } = useQuery(substituteRequestsQuery());
  // Those that the guide has accepted wait for the traveler.
  const toAnswer = substitutes.filter(({ can }) => can.length > 0);
  const waiting = countWaiting(bookings, groups);
  const counts = {
    ...waiting,
    today: (waiting.today ?? 0) + (openRequests?.length ?? 0) + toAnswer.length,
  };
  return (
    <div className="sticky top-(--top-bar) z-20 -mx-4 border-line border-b bg-paper py-1 sm:-mx-6 sm:px-6 short:static">
      <Tabs
        label={t('guide-dashboard.views.label')}
        tabs={DASHBOARD_VIEWS.map((id) => ({
          id,
          label: t(`guide-dashboard.views.${id}`),
          count: counts[id],
        }))}
        selected={view}
        onSelect={onChoose}
      />
    </div>
  );
};
