import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAnswerDispute } from '../mutations.ts';
import { DisputeWords } from './dispute-words.tsx';
import { otherName } from './open-dispute.tsx';

/** The other side's own story, once. */
export const DisputeAnswer = ({ booking }: { booking: BookingDetail }) => {
  const { t } = useTranslation('bookings-dispute');
  const answer = useAnswerDispute();
  const [statement, setStatement] = useState('');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = statement.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (isMissing) return field.current?.focus();
    if (answer.isPending) return;
    try {
      await answer.mutateAsync({ id: booking.id, statement: statement.trim() });
      showToast({ tone: 'success', title: t('told') });
    } catch {
      showToast({ tone: 'destructive', title: t('failed') });
    }
  };
  return (
    <form onSubmit={send} noValidate className="grid justify-items-start gap-3 *:w-full">
      <DisputeWords
        ref={field}
        label={t('yourSide')}
        hint={t('yourSideHint', { name: otherName(booking) })}
        error={tried && isMissing ? t('reasonMissing') : undefined}
        value={statement}
        onChange={setStatement}
      />
      <Button type="submit" busy={answer.isPending}>
        {answer.isPending ? t('sending') : t('tell')}
      </Button>
    </form>
  );
};
