import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { PatternCase } from '@tomoguide/contract/bookings/entities';
import type { PatternDecision } from '@tomoguide/contract/bookings/patterns';
import { formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { getActionName, getDialogTextKey } from './dialog-text.ts';
import { useDecision } from './queries.ts';

interface Props {
  pattern: PatternCase;
  decision: PatternDecision;
  onClose: () => void;
}

/** A dialog that asks for confirmation and for the reason of a decision. */
export const DecideDialog = ({ pattern, decision, onClose }: Props) => {
  const { t } = useTranslation('staff-patterns');
  const locale = useLocale();
  const decide = useDecision();
  const words = getDialogTextKey(pattern, decision);
  return (
    <ReasonDialog
      what={`pattern:${pattern.id}:${decision}`}
      title={t(`staff-patterns.titles.${words}`, {
        amount: formatMoney(pattern.commissionDueCents ?? 0, locale),
      })}
      text={t(`staff-patterns.texts.${words}`)}
      danger={decision !== 'nothing'}
      confirmLabel={
        decide.isPending
          ? t('staff-patterns.saving')
          : t(`staff-patterns.${getActionName(pattern, decision)}`)
      }
      reason={{
        label: t('staff-patterns.reason'),
        hint: t('staff-patterns.reasonHint'),
        missing: t('staff-patterns.reasonMissing'),
        max: REASON_MAX,
      }}
      send={(reason) => decide.mutateAsync({ id: pattern.id, decision, reason })}
      done={t('staff-patterns.done')}
      onClose={onClose}
    />
  );
};
