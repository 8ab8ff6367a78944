import { useInfiniteQuery } from '@tanstack/react-query';
import { useCatalog } from '../../../translation/use-translation.ts';
import { CheckQueue } from '../list/check-queue.tsx';
import { IdentityCard } from './identity-card.tsx';
import { identityCasesQuery, SHOWN, type Shown } from './queries.ts';

const useCaseList = (show: Shown) => useInfiniteQuery(identityCasesQuery(show));

/** The queue of identity checks, with documents and selfies to compare. */
export const IdentityQueue = () => {
  const catalog = useCatalog('staff-identity');
  return (
    <CheckQueue
      shown={SHOWN}
      words={catalog}
      useCaseList={useCaseList}
      exportOf={(show) => ({ list: 'identity', show })}
    >
      {(check) => <IdentityCard check={check} />}
    </CheckQueue>
  );
};
