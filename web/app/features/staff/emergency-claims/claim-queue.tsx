import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StaffSkeleton } from '../staff-only.tsx';
import { ClaimCard } from './claim-card.tsx';
import { emergencyClaims } from './queries.ts';

/** Claims that wait for a decision, the oldest first. */
export const ClaimQueue = () => {
  const { t } = useTranslation(['staff-emergency-claims', 'staff']);
  const claims = useQuery(emergencyClaims());
  if (claims.isPending) return <StaffSkeleton />;
  if (claims.isLoadingError)
    return <ErrorState title={t('staff:loadError')} onRetry={() => claims.refetch()} />;
  if (claims.data.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  return (
    <ul className="grid gap-4">
      {claims.data.map((claim) => (
        <li key={claim.id}>
          <ClaimCard claim={claim} />
        </li>
      ))}
    </ul>
  );
};
