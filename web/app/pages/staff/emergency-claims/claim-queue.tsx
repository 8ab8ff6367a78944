import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { StaffList } from '../list/staff-list.tsx';
import { ClaimCard } from './claim-card.tsx';
import { emergencyClaimsQuery } from './queries.ts';

/** Claims that await a decision, oldest first. */
export const ClaimQueue = () => {
  const { t } = useTranslation('staff-emergency-claims');
  const list = useInfiniteQuery(emergencyClaimsQuery());
  return (
    <StaffList
      exported={{ list: 'emergency-claims' }}
      list={list}
      empty={t('staff-emergency-claims.empty')}
      emptyHint={t('staff-emergency-claims.emptyHint')}
    >
      {(claim) => <ClaimCard claim={claim} />}
    </StaffList>
  );
};
