import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import { getErrorCode } from '../../../lib/api-error.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { getOtherName } from '../booking/other-name.ts';
import { useAnswerDispute, useOpenDispute } from '../mutations.ts';
import { StatementFields } from './statement-fields.tsx';
import { useStatement } from './use-statement.ts';

/**
 * The form for the user's statement in a dispute, which can be sent once. Also used by a user whose start
 * code opened the dispute, to support it.
 */
export const DisputeAnswer = ({
  booking,
  isOpener = false,
}: {
  booking: BookingDetail;
  isOpener?: boolean;
}) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('dispute', 'errors');
  const answer = useAnswerDispute();
  const open = useOpenDispute();
  const statement = useStatement(booking.id, async ({ words, fileIds }, clear) => {
    try {
      const { id } = booking;
      if (isOpener) await open.mutateAsync({ id, reason: words, fileIds });
      else await answer.mutateAsync({ id, statement: words, fileIds });
      clear();
      showToast({ tone: 'success', title: t('dispute.answerSent') });
    } catch (error) {
      const code = getErrorCode(error);
      const message = t(`errors.${code}`);
      showToast(
        code === 'DISPUTE_ANSWERED'
          ? { tone: 'destructive', title: message }
          : { tone: 'destructive', title: t('dispute.failed'), description: message },
      );
    }
  });
  return (
    <form
      ref={restoresFocusOnRemoval}
      onSubmit={statement.submit}
      noValidate
      className="grid justify-items-start gap-5 *:w-full"
    >
      <StatementFields
        statement={statement}
        label={t('dispute.yourSide')}
        hint={t('dispute.yourSideHint', { name: nameOf(getOtherName(booking)) })}
      />
      <Button type="submit" busy={statement.busy || statement.uploads.busy}>
        {statement.busy ? t('dispute.sending') : t('dispute.sendAnswer')}
      </Button>
    </form>
  );
};
