import type { ApplicationCase } from '@tomoguide/contract/applications/cases';
import {
  type ApplicationDecision,
  DECISION_REASON_MAX,
} from '@tomoguide/contract/applications/fields';
import type { FileId } from '@tomoguide/contract/primitives';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../use-staff-action.ts';
import { type Decided, decide } from './queries.ts';

interface Props {
  found: ApplicationCase;
  decision: ApplicationDecision;
  checked: readonly FileId[];
  onClose: () => void;
}

/** A dialog that asks for confirmation and for a message to the applicant. */
export const DecideDialog = ({ found, decision, checked, onClose }: Props) => {
  const { t } = useTranslation('staff-applications');
  const deciding = useStaffAction((input: Decided) => decide(input));
  const isApproved = decision === 'approved';
  return (
    <ReasonDialog
      what={`application:${found.applicant.id}:${decision}`}
      danger={decision === 'rejected'}
      title={t(`staff-applications.titles.${decision}`, { name: found.answers.name })}
      text={t(`staff-applications.texts.${decision}`)}
      confirmLabel={
        deciding.isPending
          ? t('staff-applications.saving')
          : t(`staff-applications.decisions.${decision}`)
      }
      reason={
        isApproved
          ? null
          : {
              label: t('staff-applications.reason'),
              missing: t('staff-applications.reasonMissing'),
              max: DECISION_REASON_MAX,
              rows: 4,
            }
      }
      send={(reason) =>
        deciding.mutateAsync({
          userId: found.applicant.id,
          decision,
          revision: found.revision,
          reason,
          checkedFileIds: isApproved ? [...checked] : [],
        })
      }
      done={t(`staff-applications.done.${decision}`)}
      onClose={onClose}
    />
  );
};
