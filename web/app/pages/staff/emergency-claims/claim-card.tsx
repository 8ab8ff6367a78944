import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { EmergencyClaimCase } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { useState } from 'react';
import { requireText } from '../../../form/required.ts';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { FileList } from '../../../parts/files/viewer/file-list.tsx';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { canRetry } from '../can-retry.ts';
import { ReasonField } from '../reason-field.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { useDecision } from './queries.ts';

interface DialogProps {
  claim: EmergencyClaimCase;
  accept: boolean;
  onClose: () => void;
}

/** Asks staff to confirm the decision on a claim, which is final, and to give a reason. */
const DecideDialog = ({ claim, accept, onClose }: DialogProps) => {
  const { t } = useTranslation('staff-emergency-claims', 'errors');
  const locale = useLocale();
  const decision = useDecision();
  const amount = formatMoney(claim.emergencyRefundCents, locale);
  const state = useOwnDraft(`staff:emergency-claim:${claim.id}:${accept}`, { reason: '' });
  const [, , clear] = state;
  const form = useForm({
    state,
    validate: ({ reason }) => ({
      reason: requireText(reason, t('staff-emergency-claims.reasonMissing')),
    }),
    send: async ({ reason }) => {
      try {
        await decision.mutateAsync({ id: claim.id, accept, reason: reason.trim() });
        showToast({
          tone: 'success',
          title: t(accept ? 'staff-emergency-claims.accepted' : 'staff-emergency-claims.rejected'),
        });
        clear();
        onClose();
      } catch (error) {
        const code = getErrorCode(error);
        const isDecided = code === 'CLAIM_DECIDED';
        showToast({
          tone: 'destructive',
          title: t(isDecided ? 'errors.CLAIM_DECIDED' : 'staff-emergency-claims.failed'),
          description: isDecided ? undefined : t(`errors.${code}`),
        });
        if (canRetry(error)) return;
        clear();
        onClose();
      }
    },
  });
  return (
    <ConfirmDialog
      open
      danger={!accept}
      title={t(
        accept ? 'staff-emergency-claims.acceptTitle' : 'staff-emergency-claims.rejectTitle',
      )}
      confirmLabel={
        decision.isPending
          ? t('staff-emergency-claims.deciding')
          : t(accept ? 'staff-emergency-claims.accept' : 'staff-emergency-claims.reject')
      }
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref} className="grid gap-4">
        <p>
          {accept
            ? t('staff-emergency-claims.acceptText', { amount })
            : t('staff-emergency-claims.rejectText')}
        </p>
        <ReasonField
          label={t('staff-emergency-claims.reason')}
          hint={t('staff-emergency-claims.reasonHint')}
          error={form.errors.reason}
          max={REASON_MAX}
          rows={3}
          {...form.text('reason')}
        />
      </div>
    </ConfirmDialog>
  );
};

/** A claim with its documents, its consequences, and the buttons to accept or reject it. */
export const ClaimCard = ({ claim }: { claim: EmergencyClaimCase }) => {
  const { t } = useTranslation('staff-emergency-claims');
  const nameOf = usePersonName();
  const locale = useLocale();
  const [deciding, setDeciding] = useState<boolean | null>(null);
  const at = useStaffTime();
  const kind = claim.cancelKind === 'no_show_traveler' ? 'no_show_traveler' : 'traveler';
  const amounts = [
    [t('staff-emergency-claims.paid'), claim.onlinePaidCents],
    [t('staff-emergency-claims.byTier'), claim.tierRefundCents],
    [t('staff-emergency-claims.byEmergency'), claim.emergencyRefundCents],
    [t('staff-emergency-claims.toGuide'), claim.guideCents],
  ] as const;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <p className="wrap-anywhere font-semibold">
          {t('staff-emergency-claims.people', {
            traveler: nameOf(claim.traveler.nickname),
            guide: nameOf(claim.guide.name),
          })}{' '}
          · {claim.bookingNumber}
        </p>
        <p className="text-ink-soft text-sm">
          <Unbroken>
            {`${t('staff-emergency-claims.start', { time: at(claim.scheduledStartTime) })} · ${t(`staff-emergency-claims.cancelled.${kind}`, { time: at(claim.cancelledAt) })}`}
          </Unbroken>
        </p>
        <p className="text-sm">
          <WaitingSince at={claim.claimedAt} one />
          {' · '}
          <span className="font-semibold">
            <Unbroken>
              {t('staff-emergency-claims.decideBy', { time: at(claim.decideBy) })}
            </Unbroken>
          </span>
        </p>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{claim.words}</p>
      <FileList files={claim.files} />
      <dl className="tabular grid max-w-sm gap-y-1.5 text-sm">
        {amounts.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium">{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button aria-keyshortcuts="A" onClick={() => setDeciding(true)}>
          {t('staff-emergency-claims.accept')}
        </Button>
        <Button tone="secondary" aria-keyshortcuts="R" onClick={() => setDeciding(false)}>
          {t('staff-emergency-claims.reject')}
        </Button>
      </div>
      {deciding === null ? null : (
        <DecideDialog claim={claim} accept={deciding} onClose={() => setDeciding(null)} />
      )}
    </Card>
  );
};
