import { StaffReviewList } from '../pages/staff/reviews/staff-review-list.tsx';
import { StaffPage } from '../pages/staff/staff-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = ['staff-reviews', 'review-tags', 'staff', 'errors'] as const;

export default function StaffReviews() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <StaffPage place="reviews" title={t('staff.places.reviews')} lead={t('staff-reviews.lead')}>
      <StaffReviewList />
    </StaffPage>
  );
}
