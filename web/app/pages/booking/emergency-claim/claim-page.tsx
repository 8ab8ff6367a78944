import { useQuery } from '@tanstack/react-query';
import type { EmergencyClaim } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useId } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatInUserZone } from '../../../lib/own-zone.ts';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FreeText } from '../../../ui/free-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NamedSection } from '../../../ui/named-section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TeamText } from '../../../ui/team-text.tsx';
import { ClaimForm } from './claim-form.tsx';
import { emergencyClaimQuery } from './queries.ts';

export const ClaimSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-6 w-72" />
    <Skeleton className="h-80 rounded-2xl" />
  </div>
);

const Claim = ({ claim }: { claim: EmergencyClaim }) => {
  const { t } = useTranslation('emergency-claim');
  const locale = useLocale();
  const { state, words, files, reason, decideBy } = claim;
  const time = formatInUserZone(decideBy, locale);
  return (
    <Card className="grid gap-4">
      <div>
        <Badge tone={state === 'accepted' ? 'good' : state === 'open' ? 'warn' : 'plain'}>
          {t(`emergency-claim.state.${state}`)}
        </Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">
        <FreeText>{words}</FreeText>
      </p>
      <FileList files={files} />
      {state === 'open' ? (
        <p className="text-ink-soft">{t('emergency-claim.decideBy', { time })}</p>
      ) : null}
      {reason ? <TeamText label={t('emergency-claim.wrote')}>{reason}</TeamText> : null}
    </Card>
  );
};

/** Lets the traveler file an emergency claim and see its status. */
export const ClaimPage = ({ id }: { id: BookingId }) => {
  const { t } = useTranslation('emergency-claim');
  const locale = useLocale();
  const leadId = useId();
  const page = useQuery(emergencyClaimQuery(id));
  if (page.isPending) return <ClaimSkeleton />;
  if (page.isLoadingError) {
    if (page.error instanceof ApiError && page.error.status === 404)
      return (
        <EmptyState
          title={t('emergency-claim.missing')}
          actions={<LinkButton to="/dashboard">{t('emergency-claim.toTrips')}</LinkButton>}
        />
      );
    return <ErrorState title={t('emergency-claim.loadError')} onRetry={() => page.refetch()} />;
  }
  const { claim, takesEmergencyClaim, bookingNumber, claimableUntil } = page.data;
  if (!claim && !takesEmergencyClaim)
    return <EmptyState title={bookingNumber}>{t('emergency-claim.notTaken')}</EmptyState>;
  const lines = [
    [t('emergency-claim.paid'), page.data.onlinePaidCents],
    [t('emergency-claim.byTier'), page.data.tierRefundCents],
    [t('emergency-claim.byEmergency'), page.data.emergencyRefundCents],
  ] as const;
  return (
    <NamedSection aria-labelledby={leadId} className="grid gap-5">
      <p id={leadId} className="max-w-2xl text-balance text-ink-soft text-lg">
        {claim ? t(`emergency-claim.leads.${claim.state}`) : t('emergency-claim.lead')}{' '}
        <span className="whitespace-nowrap">{bookingNumber}</span>
      </p>
      <dl className="tabular grid max-w-xl gap-2">
        {lines.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 border-line border-b pb-2">
            <dt>{label}</dt>
            <dd className="font-semibold">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {takesEmergencyClaim ? (
        <>
          <p className="text-ink-soft">
            {t('emergency-claim.until', {
              time: formatInUserZone(claimableUntil, locale),
            })}
          </p>
          <ClaimForm id={id} />
        </>
      ) : null}
      {claim ? <Claim claim={claim} /> : null}
    </NamedSection>
  );
};
