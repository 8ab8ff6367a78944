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

/** Asks for confirmation and for the reason. */
export const DecideDialog = ({ report, decision, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-reports');
  const decide = useDecideReport();
  const named = { reported: nameOf(report.reported.nickname) };
  return (
    <ReasonDialog
      what={`report:${report.id}:${decision}`}
      danger={decision === 'warned'}
      title={t(`${decision}Title`, named)}
      text={t(`${decision}Text`, named)}
      confirmLabel={decide.isPending ? t('saving') : t(decision)}
      reason={{ label: t('why'), hint: t('whyHint'), missing: t('whyMissing'), max: REPORT_MAX }}
      send={(reason) => decide.mutateAsync({ id: report.id, decision, reason })}
      done={t(`done.${decision}`)}
      onClose={onClose}
    />
  );
};
