import { useInfiniteQuery } from '@tanstack/react-query';
import { useCatalog } from '../../../translation/use-translation.ts';
import { CheckQueue } from '../list/check-queue.tsx';
import { SHOWN, type Shown, staffWithdrawalsQuery } from './queries.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

const useCaseList = (show: Shown) => useInfiniteQuery(staffWithdrawalsQuery(show));

/** Withdrawals to approve and pay, oldest first, and decided ones, newest first. */
export const WithdrawalQueue = () => {
  const catalog = useCatalog('staff-withdrawals');
  return (
    <CheckQueue
      shown={SHOWN}
      words={catalog}
      useCaseList={useCaseList}
      exportOf={(show) => ({ list: 'withdrawals', show })}
    >
      {(one) => <WithdrawalCard withdrawal={one} />}
    </CheckQueue>
  );
};
