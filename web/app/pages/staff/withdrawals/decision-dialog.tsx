import { formatMoney } from '@tomoguide/contract/format';
import type { StaffWithdrawal } from '@tomoguide/contract/payments/entities';
import type { WithdrawalDecision } from '@tomoguide/contract/payments/withdrawal';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useDecision } from './queries.ts';

const REASON_MAX = 500;

interface Props {
  withdrawal: StaffWithdrawal;
  what: WithdrawalDecision;
  onClose: () => void;
}

/** A dialog to confirm a decision on a withdrawal; only a rejection needs a reason. */
export const DecisionDialog = ({ withdrawal, what, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-withdrawals');
  const locale = useLocale();
  const decision = useDecision();
  const { id, kind, bank, maskedNumber, holder, person, amountCents } = withdrawal;
  return (
    <ReasonDialog
      what={`withdrawal:${id}:${what}`}
      danger={what === 'reject'}
      title={t(`staff-withdrawals.${what}Title`)}
      text={t(`staff-withdrawals.${what}Text`, {
        name: nameOf(person.nickname),
        amount: formatMoney(amountCents, locale),
        to: `${bank || t(`staff-withdrawals.kind.${kind}`)} ${maskedNumber}`,
        holder,
      })}
      confirmLabel={
        decision.isPending ? t('staff-withdrawals.saving') : t(`staff-withdrawals.${what}`)
      }
      reason={
        what === 'reject'
          ? {
              label: t('staff-withdrawals.reason'),
              hint: t('staff-withdrawals.reasonHint'),
              missing: t('staff-withdrawals.reasonMissing'),
              max: REASON_MAX,
            }
          : null
      }
      send={(reason) => decision.mutateAsync({ id, what, reason })}
      done={t(`staff-withdrawals.done.${what}`)}
      onClose={onClose}
    />
  );
};
