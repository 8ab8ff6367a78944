import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { NotMetCard } from './not-met-card.tsx';
import { notMetQuery } from './queries.ts';

/** Tours whose traveler and guide can't find each other, the longest waiting first. */
export const NotMetQueue = () => {
  const { t } = useTranslation('staff-not-met');
  const list = useInfiniteQuery(notMetQuery());
  return (
    <StaffList
      list={list}
      empty={t('staff-not-met.empty')}
      emptyHint={t('staff-not-met.emptyHint')}
    >
      {(item) => <NotMetCard item={item} />}
    </StaffList>
  );
};
