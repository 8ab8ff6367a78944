import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { StaffTabs, useTabParam } from '../list/staff-tabs.tsx';
import { ChargebackCard } from './chargeback-card.tsx';
import { chargebacksQuery } from './queries.ts';

/** All chargebacks, open or decided by the bank. */
export const Chargebacks = () => {
  const { t } = useTranslation('staff-chargebacks', 'staff');
  const shown = useTabParam('state', ['open', 'decided']);
  const list = useInfiniteQuery(chargebacksQuery(shown));
  const isOpen = shown === 'open';
  return (
    <StaffTabs
      label={t('staff.places.chargebacks')}
      name="state"
      tabs={[
        { id: 'open', label: t('staff-chargebacks.open') },
        { id: 'decided', label: t('staff-chargebacks.decided') },
      ]}
      selected={shown}
    >
      <StaffList
        exported={{ list: 'chargebacks', state: shown }}
        list={list}
        empty={isOpen ? t('staff-chargebacks.noneOpen') : t('staff-chargebacks.noneDecided')}
        emptyHint={isOpen ? t('staff-chargebacks.noneOpenHint') : undefined}
      >
        {(one) => <ChargebackCard chargeback={one} />}
      </StaffList>
    </StaffTabs>
  );
};
