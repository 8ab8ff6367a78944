import { formatMoney } from '@tomoguide/contract/format';
import type { StaffWithdrawal } from '@tomoguide/contract/payments/entities';
import type { WithdrawalDecision } from '@tomoguide/contract/payments/withdrawal';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { mayTryAgain } from '../may-try-again.ts';
import { useReason } from '../use-reason.ts';
import { useDecision } from './queries.ts';

const REASON_MAX = 500;

interface Props {
  withdrawal: StaffWithdrawal;
  what: WithdrawalDecision;
  onClose: () => void;
}

/** Asks once, with what will happen; a rejection needs a reason. */
export const DecisionDialog = ({ withdrawal, what, onClose }: Props) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('staff-withdrawals');
  const { t: errors } = useTranslation('errors');
  const locale = useLocale();
  const decision = useDecision();
  const [reason, setReason] = useReason(`withdrawal:${withdrawal.id}:${what}`);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { kind, bank, maskedNumber, holder, person, amountCents } = withdrawal;
  const missing = what === 'reject' && reason.trim() === '';

  const confirm = async () => {
    flushSync(() => setTried(true));
    if (missing) return field.current?.focus();
    if (decision.isPending) return;
    try {
      await decision.mutateAsync({ id: withdrawal.id, what, reason: reason.trim() });
      showToast({ tone: 'success', title: t(`done.${what}`) });
    } catch (error) {
      showToast({ tone: 'destructive', title: errors(errorCodeOf(error)) });
      if (mayTryAgain(error)) return;
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      danger={what === 'reject'}
      title={t(`${what}Title`)}
      confirmLabel={decision.isPending ? t('saving') : t(what)}
      onConfirm={confirm}
      onClose={onClose}
      busy={decision.isPending}
    >
      <div className="grid gap-5">
        <p>
          {t(`${what}Text`, {
            name: nameOf(person.nickname),
            amount: formatMoney(amountCents, locale),
            to: `${bank || t(`kind.${kind}`)} ${maskedNumber}`,
            holder,
          })}
        </p>
        {what === 'reject' ? (
          <Field
            label={t('reason')}
            hint={t('reasonHint')}
            error={tried && missing ? t('reasonMissing') : undefined}
          >
            {(props) => (
              <Textarea
                {...props}
                ref={field}
                rows={2}
                maxLength={REASON_MAX}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
