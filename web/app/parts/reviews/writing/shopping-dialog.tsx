import type { ReviewStatus } from '@tomoguide/contract/reviews/entities';
import { useForm } from '../../../form/use-form.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useAnswerShopping } from '../mutations.ts';
import { useReviewDraft } from './review-draft.ts';
import { getCompleteAnswers, ShoppingInput } from './shopping-input.tsx';
import { useRefusalText } from './use-refusal-text.ts';

interface Props {
  status: ReviewStatus;
  onClose: () => void;
}

/** A dialog for the questions about shopping, without a review. */
export const ShoppingDialog = ({ status: { fromUserId, bookingId }, onClose }: Props) => {
  const { t } = useTranslation('reviews');
  const send = useAnswerShopping();
  const getRefusalText = useRefusalText();
  const state = useReviewDraft(fromUserId, bookingId);
  const form = useForm({
    state,
    validate: ({ shopping }) => ({
      shopping: getCompleteAnswers(shopping) ? undefined : t('reviews.shopping.missingAll'),
    }),
    send: async ({ shopping }) => {
      const answers = getCompleteAnswers(shopping);
      if (!answers) return;
      try {
        await send.mutateAsync({ bookingId, answers });
      } catch (error) {
        showToast({
          tone: 'destructive',
          title: t('reviews.shopping.failed'),
          description: getRefusalText(error),
        });
        throw error;
      }
      showToast({ tone: 'success', title: t('reviews.shopping.sent') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={t('reviews.shopping.legend')}
      footer={
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button tone="secondary" onClick={onClose} disabled={form.busy}>
            {t('reviews.later')}
          </Button>
          <Button onClick={form.submit} busy={form.busy}>
            {form.busy ? t('reviews.shopping.sending') : t('reviews.shopping.send')}
          </Button>
        </div>
      }
    >
      <div ref={form.ref}>
        <ShoppingInput
          answers={form.values.shopping}
          onChange={(shopping) => form.change({ shopping })}
          readOnly={form.busy}
          error={form.errors.shopping}
        />
      </div>
    </Dialog>
  );
};
