import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useShown } from '../list/staff-tabs.tsx';
import { reports } from './queries.ts';
import { ReportCard } from './report-card.tsx';

/** Reported users: waiting reports, the longest waiting first, and decided ones. */
export const ReportQueue = () => {
  const { t } = useTranslation('staff-reports');
  const show = useShown('show', ['waiting', 'handled']);
  const list = useInfiniteQuery(reports(show));
  return (
    <StaffTabs
      label={t('tabs.label')}
      name="show"
      tabs={[
        { id: 'waiting', label: t('tabs.waiting') },
        { id: 'handled', label: t('tabs.handled') },
      ]}
      selected={show}
    >
      <StaffList
        exported={{ list: 'reports', show }}
        list={list}
        empty={show === 'waiting' ? t('empty') : t('emptyHandled')}
      >
        {(one) => <ReportCard report={one} />}
      </StaffList>
    </StaffTabs>
  );
};
