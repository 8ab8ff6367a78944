import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { openRequests } from '../request/queries.ts';
import type { BookingGroups } from './booking-groups.ts';
import { DESK_VIEWS, type DeskView } from './desk-views.ts';

interface Props {
  groups: BookingGroups<unknown>;
  view: DeskView;
  onChoose: (view: DeskView) => void;
}

/** The views of the desk with what is to be done in each; in sight below the header. */
export const DeskTabs = ({ groups, view, onChoose }: Props) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { data: asked } = useQuery(openRequests());
  const { today, requests, upcoming } = groups;
  const counts: Partial<Record<DeskView, number>> = {
    today: today.length + requests.length + (asked?.length ?? 0),
    upcoming: upcoming.length,
  };
  return (
    <div className="sticky top-(--top-bar) z-20 -mx-4 border-line border-b bg-paper py-1 sm:-mx-6 sm:px-6 short:static">
      <Tabs
        label={t('views.label')}
        tabs={DESK_VIEWS.map((id) => ({ id, label: t(`views.${id}`), count: counts[id] }))}
        selected={view}
        onSelect={onChoose}
      />
    </div>
  );
};
