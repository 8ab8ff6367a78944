import type { IdentityCase } from '@tomoguide/contract/applications/identity';
import {
  IDENTITY_NAME_MAX,
  IDENTITY_REASON_MAX,
  type IdentityDecision,
} from '@tomoguide/contract/applications/identity-rules';
import { required } from '../../../form/required.ts';
import { useRestoredValues } from '../../../form/restored-values.ts';
import { useForm } from '../../../form/use-form.ts';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { showToast } from '../../../ui/toast.ts';
import { canRetry } from '../can-retry.ts';
import { ReasonField } from '../reason-field.tsx';
import { useStaffAction } from '../use-staff-action.ts';
import { type Decided, decide } from './queries.ts';

interface Props {
  check: IdentityCase;
  decision: IdentityDecision;
  onClose: () => void;
}

/** Asks for the name on the document, or for a message to the user. */
export const DecideDialog = ({ check, decision, onClose }: Props) => {
  const { t } = useTranslation('staff-identity', 'errors');
  const deciding = useStaffAction((input: Decided) => decide(input));
  const isVerified = decision === 'verified';
  const form = useForm({
    state: useRestoredValues(`staff:identity:${check.id}:${decision}`, {
      reason: isVerified ? (check.applicationName ?? check.fullName) : '',
    }),
    validate: ({ reason }) => ({
      reason: required(
        reason,
        t(isVerified ? 'staff-identity.nameMissing' : 'staff-identity.reasonMissing'),
      ),
    }),
    send: async ({ reason }) => {
      const details = isVerified ? { name: reason.trim() } : { reason: reason.trim() };
      try {
        await deciding.mutateAsync({ id: check.id, decision, ...details });
        showToast({ tone: 'success', title: t(`staff-identity.${decision}`) });
      } catch (error) {
        showToast({ tone: 'destructive', title: t(`errors.${errorCodeOf(error)}`) });
        if (canRetry(error)) return;
      }
      onClose();
    },
  });

  return (
    <ConfirmDialog
      open
      danger={!isVerified}
      title={t(isVerified ? 'staff-identity.verifyTitle' : 'staff-identity.rejectTitle', {
        name: check.fullName,
      })}
      confirmLabel={
        deciding.isPending
          ? t('staff-identity.saving')
          : t(isVerified ? 'staff-identity.verify' : 'staff-identity.reject')
      }
      onConfirm={form.submit}
      onClose={onClose}
      busy={form.busy}
    >
      <div ref={form.ref} className="grid gap-5">
        <p>{t(isVerified ? 'staff-identity.verifyText' : 'staff-identity.rejectText')}</p>
        {isVerified ? (
          <Field label={t('staff-identity.name')} error={form.errors.reason}>
            {(props) => (
              <Input
                {...props}
                {...form.text('reason')}
                autoComplete="off"
                maxLength={IDENTITY_NAME_MAX}
              />
            )}
          </Field>
        ) : (
          <ReasonField
            label={t('staff-identity.reason')}
            hint={t('staff-identity.reasonHint')}
            error={form.errors.reason}
            max={IDENTITY_REASON_MAX}
            rows={3}
            {...form.text('reason')}
          />
        )}
      </div>
    </ConfirmDialog>
  );
};
