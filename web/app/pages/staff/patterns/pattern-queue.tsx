import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { PatternCard } from './pattern-card.tsx';
import { patternsQuery, SHOWN } from './queries.ts';

/**
 * The queue of patterns: those waiting for staff, those to which the guide can still object, and decided
 * ones.
 */
export const PatternQueue = () => {
  const { t } = useTranslation('staff-patterns');
  const show = useTabParam('show', SHOWN);
  const list = useInfiniteQuery(patternsQuery(show));
  return (
    <StaffTabs
      label={t('staff-patterns.tabs.label')}
      name="show"
      tabs={[
        { id: 'waiting', label: t('staff-patterns.tabs.waiting') },
        { id: 'announced', label: t('staff-patterns.tabs.announced') },
        { id: 'decided', label: t('staff-patterns.tabs.decided') },
      ]}
      selected={show}
    >
      <StaffList
        exported={{ list: 'patterns', show }}
        list={list}
        empty={t(`staff-patterns.empty.${show}`)}
      >
        {(one) => <PatternCard pattern={one} />}
      </StaffList>
    </StaffTabs>
  );
};
