import { useInfiniteQuery } from '@tanstack/react-query';
import { useCatalog } from '../../../translation/use-translation.ts';
import { CheckQueue } from '../list/check-queue.tsx';
import { reportsQuery, SHOWN, type Shown } from './queries.ts';
import { ReportCard } from './report-card.tsx';

const useCaseList = (show: Shown) => useInfiniteQuery(reportsQuery(show));

/** Reports about users: waiting ones longest-waiting first, and decided ones. */
export const ReportQueue = () => {
  const catalog = useCatalog('staff-reports');
  return (
    <CheckQueue
      shown={SHOWN}
      words={catalog}
      useCaseList={useCaseList}
      exportOf={(show) => ({ list: 'reports', show })}
    >
      {(one) => <ReportCard report={one} />}
    </CheckQueue>
  );
};
