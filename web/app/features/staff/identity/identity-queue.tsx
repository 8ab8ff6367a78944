import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useShown } from '../list/staff-tabs.tsx';
import { IdentityCard } from './identity-card.tsx';
import { identityCases, SHOWN, type Shown } from './queries.ts';

const Cases = ({ show }: { show: Shown }) => {
  const { t } = useTranslation('staff-identity');
  const list = useInfiniteQuery(identityCases(show));
  const waits = show === 'pending';
  return (
    <StaffList
      exported={{ list: 'identity', show }}
      list={list}
      empty={waits ? t('empty') : t('emptyOther')}
      emptyHint={waits ? t('emptyHint') : undefined}
    >
      {(check) => <IdentityCard check={check} />}
    </StaffList>
  );
};

/** Documents and selfies to compare, the longest waiting first; what was decided, the latest first. */
export const IdentityQueue = () => {
  const { t } = useTranslation('staff-identity');
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
