import { useQuery } from '@tanstack/react-query';
import type { GuideId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { RedirectToLogin } from '../../lib/redirect-to-login.tsx';
import { type Session, useSession } from '../../lib/session.ts';
import { checkoutGuideQuery } from '../../parts/bookings/checkout-form/queries.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/**
 * Renders its content for a logged-in user, and redirects others to the login page with the whole URL.
 * Paying for a booking requires a login.
 */
export const WithSession = ({ children }: { children: (session: Session) => ReactNode }) => {
  const session = useSession();
  if (session === undefined) return <CheckoutSkeleton />;
  if (session === null) return <RedirectToLogin skeleton={<CheckoutSkeleton />} />;
  return children(session);
};

/**
 * The checkout of a guide: /checkout/12?date&start&duration&travelers&services. Visitors can sign up on it.
 */
export const CheckoutPage = ({ guideId }: { guideId: GuideId }) => {
  const { t } = useTranslation('checkout');
  const session = useSession();
  const guide = useQuery(checkoutGuideQuery(guideId));
  if (session === undefined || guide.isPending) return <CheckoutSkeleton />;
  if (guide.error instanceof ApiError && guide.error.status === 404) return <GuideUnavailable />;
  // If a refetch fails, for example while offline, the form stays with its input.
  if (guide.isLoadingError)
    return (
      <ErrorState title={t('checkout.loadFailed')} onRetry={() => guide.refetch()}>
        {t('checkout.loadFailedHint')}
      </ErrorState>
    );
  if (!guide.data.listed) return <GuideUnavailable />;
  return <CheckoutForm guide={guide.data} userId={session?.user.id ?? null} />;
};

const GuideUnavailable = () => {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      title={t('checkout.guideGone')}
      spot="not-found"
      actions={<LinkButton to="/search">{t('checkout.problem.otherGuides')}</LinkButton>}
    >
      {t('checkout.guideGoneHint')}
    </EmptyState>
  );
};
