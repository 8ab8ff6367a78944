import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { shoppingCasesQuery } from './queries.ts';
import { ShoppingCard } from './shopping-card.tsx';

/** The cases about shopping: waiting ones, oldest first, and closed ones, newest first. */
export const ShoppingQueue = () => {
  const { t } = useTranslation('staff-shopping');
  const show = useTabParam('show', ['waiting', 'closed']);
  const list = useInfiniteQuery(shoppingCasesQuery(show));
  return (
    <StaffTabs
      label={t('staff-shopping.tabs.label')}
      name="show"
      tabs={[
        { id: 'waiting', label: t('staff-shopping.tabs.waiting') },
        { id: 'closed', label: t('staff-shopping.tabs.closed') },
      ]}
      selected={show}
    >
      <StaffList list={list} empty={t(`staff-shopping.empty.${show}`)}>
        {(one) => <ShoppingCard item={one} />}
      </StaffList>
    </StaffTabs>
  );
};
