import type { PersonReport } from '@tomoguide/contract/messaging/entities';
import { REPORT_MAX, type ReportDecision } from '@tomoguide/contract/messaging/fields';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useDecideReport } from './queries.ts';

interface Props {
  report: PersonReport;
  decision: ReportDecision;
  onClose: () => void;
}

/** A dialog that asks for confirmation and for the reason of a decision. */
export const DecideDialog = ({ report, decision, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-reports');
  const decide = useDecideReport();
  const named = { reported: nameOf(report.reported.nickname) };
  return (
    <ReasonDialog
      what={`report:${report.id}:${decision}`}
      danger={decision === 'warned'}
      title={t(`staff-reports.${decision}Title`, named)}
      text={t(`staff-reports.${decision}Text`, named)}
      confirmLabel={decide.isPending ? t('staff-reports.saving') : t(`staff-reports.${decision}`)}
      reason={{
        label: t('staff-reports.why'),
        hint: t('staff-reports.whyHint'),
        missing: t('staff-reports.whyMissing'),
        max: REPORT_MAX,
      }}
      send={(reason) => decide.mutateAsync({ id: report.id, decision, reason })}
      done={t(`staff-reports.done.${decision}`)}
      onClose={onClose}
    />
  );
};
