import type { IdentityCase } from '@tomoguide/contract/applications/identity';
import {
  IDENTITY_NAME_MAX,
  IDENTITY_REASON_MAX,
  type IdentityDecision,
} from '@tomoguide/contract/applications/identity-rules';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../use-staff-action.ts';
import { type Decided, decide } from './queries.ts';

interface Props {
  check: IdentityCase;
  decision: IdentityDecision;
  onClose: () => void;
}

/** A dialog that asks for the name on the document, or for a message to the user. */
export const DecideDialog = ({ check, decision, onClose }: Props) => {
  const { t } = useTranslation('staff-identity');
  const deciding = useStaffAction((input: Decided) => decide(input));
  const { id, fullName: name, applicationName } = check;
  const isVerified = decision === 'verified';
  return (
    <ReasonDialog
      what={`identity:${id}:${decision}`}
      danger={!isVerified}
      title={t(isVerified ? 'staff-identity.verifyTitle' : 'staff-identity.rejectTitle', { name })}
      text={t(isVerified ? 'staff-identity.verifyText' : 'staff-identity.rejectText')}
      confirmLabel={
        deciding.isPending
          ? t('staff-identity.saving')
          : t(isVerified ? 'staff-identity.verify' : 'staff-identity.reject')
      }
      reason={
        isVerified
          ? {
              label: t('staff-identity.name'),
              missing: t('staff-identity.nameMissing'),
              max: IDENTITY_NAME_MAX,
              line: applicationName ?? name,
            }
          : {
              label: t('staff-identity.reason'),
              hint: t('staff-identity.reasonHint'),
              missing: t('staff-identity.reasonMissing'),
              max: IDENTITY_REASON_MAX,
              rows: 3,
            }
      }
      send={(typed) =>
        deciding.mutateAsync({
          id,
          decision,
          ...(isVerified ? { name: typed } : { reason: typed }),
        })
      }
      done={t(`staff-identity.${decision}`)}
      onClose={onClose}
    />
  );
};
