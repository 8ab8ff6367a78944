import { useInfiniteQuery } from '@tanstack/react-query';
import { useCatalog } from '../../../translation/use-translation.ts';
import { CheckQueue } from '../list/check-queue.tsx';
import { SHOWN, type Shown, workPermissionCasesQuery } from './queries.ts';
import { WorkPermissionItem } from './work-permission-item.tsx';

const useCaseList = (show: Shown) => useInfiniteQuery(workPermissionCasesQuery(show));

/** The queue of guides' permissions to work. */
export const WorkPermissionQueue = () => {
  const catalog = useCatalog('staff-work-permissions');
  return (
    <CheckQueue
      shown={SHOWN}
      words={catalog}
      useCaseList={useCaseList}
      exportOf={(show) => ({ list: 'work-permissions', show })}
    >
      {(one) => <WorkPermissionItem one={one} />}
    </CheckQueue>
  );
};
