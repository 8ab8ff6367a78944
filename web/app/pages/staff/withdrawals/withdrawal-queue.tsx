import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useShown } from '../list/staff-tabs.tsx';
import { staffWithdrawals } from './queries.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

/** Withdrawals to approve and pay, oldest first; and decided ones, newest first. */
export const WithdrawalQueue = () => {
  const { t } = useTranslation('staff-withdrawals');
  const show = useShown('show', ['waiting', 'ended']);
  const list = useInfiniteQuery(staffWithdrawals(show));
  return (
    <StaffTabs
      label={t('tabs.label')}
      name="show"
      tabs={[
        { id: 'waiting', label: t('tabs.waiting') },
        { id: 'ended', label: t('tabs.ended') },
      ]}
      selected={show}
    >
      <StaffList
        exported={{ list: 'withdrawals', show }}
        list={list}
        empty={show === 'waiting' ? t('empty') : t('emptyEnded')}
      >
        {(one) => <WithdrawalCard withdrawal={one} />}
      </StaffList>
    </StaffTabs>
  );
};
