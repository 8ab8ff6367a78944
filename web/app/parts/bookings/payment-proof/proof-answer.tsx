import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { PaymentProof } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useProofAnswer } from './queries.ts';

interface Props {
  id: BookingId;
  proof: PaymentProof;
}

/** The guide verifies the payment, or returns the proof with a reason. */
export const ProofAnswer = ({ id, proof }: Props) => {
  const { t } = useTranslation('bookings-payment-proof');
  const answer = useProofAnswer();
  const [returning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const words = useRef<HTMLTextAreaElement>(null);
  const isMissing = tried && reason.trim() === '';

  const send = async (given: string | null) => {
    if (answer.isPending) return;
    try {
      await answer.mutateAsync({ id, proofId: proof.id, reason: given });
      showToast({ tone: 'success', title: t(given === null ? 'verified' : 'givenBack') });
      setReturning(false);
    } catch {
      showToast({ tone: 'destructive', title: t('answerFailed') });
    }
  };
  const confirm = () => {
    flushSync(() => setTried(true));
    if (reason.trim() === '') return words.current?.focus();
    return send(reason.trim());
  };

  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={answer.isPending && !returning} onClick={() => send(null)}>
        {answer.isPending && !returning ? t('verifying') : t('verify')}
      </Button>
      <Button tone="secondary" onClick={() => setReturning(true)}>
        {t('giveBack')}
      </Button>
      {returning ? (
        <ConfirmDialog
          open
          title={t('giveBackTitle')}
          confirmLabel={answer.isPending ? t('givingBack') : t('giveBack')}
          onConfirm={confirm}
          onClose={() => setReturning(false)}
          busy={answer.isPending}
        >
          <div className="grid gap-4">
            <p>{t('giveBackText')}</p>
            <Field label={t('reason')} error={isMissing ? t('reasonMissing') : undefined}>
              {(field) => (
                <Textarea
                  {...field}
                  ref={words}
                  rows={3}
                  maxLength={REASON_MAX}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </div>
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
