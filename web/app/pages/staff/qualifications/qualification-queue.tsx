import { useInfiniteQuery } from '@tanstack/react-query';
import { useCatalog } from '../../../translation/use-translation.ts';
import { CheckQueue } from '../list/check-queue.tsx';
import { QualificationItem } from './qualification-item.tsx';
import { qualificationCasesQuery, SHOWN, type Shown } from './queries.ts';

const useCaseList = (show: Shown) => useInfiniteQuery(qualificationCasesQuery(show));

/** The queue of qualifications that guides claim, with their files. */
export const QualificationQueue = () => {
  const catalog = useCatalog('staff-qualifications');
  return (
    <CheckQueue
      shown={SHOWN}
      words={catalog}
      useCaseList={useCaseList}
      exportOf={(show) => ({ list: 'qualifications', show })}
    >
      {(one) => <QualificationItem one={one} />}
    </CheckQueue>
  );
};
