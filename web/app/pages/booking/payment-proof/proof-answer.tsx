import { REASON_MAX } from '@tomoguide/contract/bookings/calls';
import type { PaymentProof } from '@tomoguide/contract/bookings/entities';
import type { BookingId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { requireText } from '../../../form/required.ts';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
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

/** Lets the guide verify the payment or return the proof with a reason. */
export const ProofAnswer = ({ id, proof }: Props) => {
  const { t } = useTranslation('payment-proof');
  const answer = useProofAnswer();
  const [returning, setReturning] = useState(false);
  const state = useOwnDraft(`proof-answer:${proof.id}`, { reason: '' });
  const [, , clear] = state;
  const send = async (given: string | null) => {
    if (answer.isPending) return;
    try {
      await answer.mutateAsync({ id, proofId: proof.id, reason: given });
      showToast({
        tone: 'success',
        title: t(given === null ? 'payment-proof.verified' : 'payment-proof.givenBack'),
      });
      clear();
      setReturning(false);
    } catch {
      showToast({ tone: 'destructive', title: t('payment-proof.answerFailed') });
    }
  };
  const form = useForm({
    state,
    validate: ({ reason }) => ({ reason: requireText(reason, t('payment-proof.reasonMissing')) }),
    send: ({ reason }) => send(reason.trim()),
  });

  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={answer.isPending && !returning} onClick={() => send(null)}>
        {answer.isPending && !returning ? t('payment-proof.verifying') : t('payment-proof.verify')}
      </Button>
      <Button tone="secondary" onClick={() => setReturning(true)}>
        {t('payment-proof.giveBack')}
      </Button>
      {returning ? (
        <ConfirmDialog
          open
          title={t('payment-proof.giveBackTitle')}
          confirmLabel={
            answer.isPending ? t('payment-proof.givingBack') : t('payment-proof.giveBackNow')
          }
          onConfirm={form.submit}
          onClose={() => setReturning(false)}
          busy={answer.isPending}
        >
          <div ref={form.ref} className="grid gap-4">
            <p>{t('payment-proof.giveBackText')}</p>
            <Field label={t('payment-proof.reason')} error={form.errors.reason}>
              {(field) => (
                <Textarea {...field} {...form.text('reason')} rows={3} maxLength={REASON_MAX} />
              )}
            </Field>
          </div>
        </ConfirmDialog>
      ) : null}
    </div>
  );
};
