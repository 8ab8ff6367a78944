import type { BookingDetail } from '@tomoguide/contract/bookings/entities';
import type { FormEvent } from 'react';
import { errorCodeOf } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { otherName } from '../booking/other-name.ts';
import { useAnswerDispute } from '../mutations.ts';
import { StoryFields } from './story-fields.tsx';
import { useStory } from './use-story.ts';

/** The other side's own story, once. */
export const DisputeAnswer = ({ booking }: { booking: BookingDetail }) => {
  const { t } = useTranslation(['bookings-dispute', 'errors']);
  const answer = useAnswerDispute();
  const story = useStory();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const told = story.ready();
    if (!told || answer.isPending) return;
    try {
      const { words: statement, fileIds } = told;
      await answer.mutateAsync({ id: booking.id, statement, fileIds });
      showToast({ tone: 'success', title: t('told') });
    } catch (error) {
      const description = t(`errors:${errorCodeOf(error)}`);
      showToast({ tone: 'destructive', title: t('failed'), description });
    }
  };
  return (
    <form onSubmit={send} noValidate className="grid justify-items-start gap-5 *:w-full">
      <StoryFields
        story={story}
        label={t('yourSide')}
        hint={t('yourSideHint', { name: otherName(booking) })}
      />
      <Button type="submit" busy={answer.isPending || story.uploads.busy}>
        {answer.isPending ? t('sending') : t('tell')}
      </Button>
    </form>
  );
};
