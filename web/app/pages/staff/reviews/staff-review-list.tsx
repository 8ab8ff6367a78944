import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { staffReviewsQuery } from './queries.ts';
import { StaffReviewCard } from './staff-review-card.tsx';

const EMPTY = { all: 'empty', checked: 'emptyChecked', hidden: 'emptyHidden' } as const;

/**
 * A list of all reviews, newest first, which staff can hide or show again; and of the reviews being
 * checked, oldest first.
 */
export const StaffReviewList = () => {
  const { t } = useTranslation('staff-reviews');
  const show = useTabParam('show', ['all', 'checked', 'hidden']);
  const list = useInfiniteQuery(staffReviewsQuery(show));
  return (
    <StaffTabs
      label={t('staff-reviews.tabs.label')}
      name="show"
      tabs={[
        { id: 'all', label: t('staff-reviews.tabs.all') },
        { id: 'checked', label: t('staff-reviews.tabs.checked') },
        { id: 'hidden', label: t('staff-reviews.tabs.hidden') },
      ]}
      selected={show}
    >
      <StaffList
        exported={{ list: 'reviews', show }}
        list={list}
        empty={t(`staff-reviews.${EMPTY[show]}`)}
      >
        {(one) => <StaffReviewCard review={one} />}
      </StaffList>
    </StaffTabs>
  );
};
