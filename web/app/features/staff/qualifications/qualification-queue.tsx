import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useShown } from '../list/staff-tabs.tsx';
import { QualificationItem } from './qualification-item.tsx';
import { qualificationCases, SHOWN, type Shown } from './queries.ts';

const Cases = ({ show }: { show: Shown }) => {
  const { t } = useTranslation('staff-qualifications');
  const list = useInfiniteQuery(qualificationCases(show));
  const waits = show === 'pending';
  return (
    <StaffList
      exported={{ list: 'qualifications', show }}
      list={list}
      empty={waits ? t('empty') : t('emptyOther')}
      emptyHint={waits ? t('emptyHint') : undefined}
    >
      {(one) => <QualificationItem one={one} />}
    </StaffList>
  );
};

/** What guides claim, with its file, the longest waiting first; what was decided, the latest first. */
export const QualificationQueue = () => {
  const { t } = useTranslation('staff-qualifications');
  const show = useShown('show', SHOWN);
  const [first, ...others] = SHOWN;
  const tab = (id: Shown) => ({ id, label: t(`shown.${id}`) });
  return (
    <StaffTabs
      label={t('show')}
      name="show"
      tabs={[tab(first), ...others.map(tab)]}
      selected={show}
    >
      <Cases key={show} show={show} />
    </StaffTabs>
  );
};
