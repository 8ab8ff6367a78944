import type { StaffReview } from '@tomoguide/contract/reviews/entities';
import { HIDE_REASON_MAX } from '@tomoguide/contract/reviews/fields';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type ReviewAction, useReviewAction } from './queries.ts';

interface Props {
  review: StaffReview;
  what: ReviewAction;
  onClose: () => void;
}

/** A dialog to hide a review, or to show it again. */
export const ReviewActionDialog = ({ review, what, onClose }: Props) => {
  const { t } = useTranslation('staff-reviews');
  const nameOf = usePersonName();
  const action = useReviewAction();
  const { id, author, subject } = review;
  const people = { author: nameOf(author.nickname), subject: nameOf(subject.nickname) };
  return (
    <ReasonDialog
      what={`review:${id}:${what}`}
      danger={what === 'hide'}
      title={t(`staff-reviews.${what}Title`)}
      text={t(`staff-reviews.${what}Text`, people)}
      confirmLabel={action.isPending ? t('staff-reviews.saving') : t(`staff-reviews.${what}`)}
      reason={{
        label: t('staff-reviews.reason'),
        hint: t('staff-reviews.reasonHint'),
        missing: t('staff-reviews.reasonMissing'),
        max: HIDE_REASON_MAX,
      }}
      send={(reason) => action.mutateAsync({ id, what, reason })}
      done={t(`staff-reviews.done.${what}`)}
      onClose={onClose}
    />
  );
};
