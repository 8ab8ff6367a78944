import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { BookingId } from '@tomoguide/contract/primitives';
import { useLocation, useParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { useSession } from '../lib/session.ts';
import { ProofPage, ProofSkeleton } from '../parts/bookings/payment-proof/proof-page.tsx';
import { useTranslation } from '../translation/use-translation.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';

const Content = () => {
  const { t } = useTranslation('bookings-payment-proof');
  const session = useSession();
  const { pathname } = useLocation();
  const id = BookingId.safeParse(Number(useParams().bookingId));
  if (session === undefined) return <ProofSkeleton />;
  if (session === null)
    return (
      <EmptyState
        title={t('logInFirst')}
        actions={<LinkButton to={withRedirect('/login', pathname)}>{t('logIn')}</LinkButton>}
      />
    );
  if (!id.success) return <EmptyState title={t('missing')} />;
  return <ProofPage id={id.data} />;
};

/** All namespaces that the page needs, so that its sentences are sent with it. */
const SENTENCES = ['bookings-payment-proof', 'files', 'errors'] as const;

/** /booking/12/payment-proof: the traveler uploads, the guide answers. */
export default function PaymentProof() {
  const { t } = useTranslation(SENTENCES);
  return (
    <>
      <PageHead title={t('title')} />
      <Page title={t('title')} narrow>
        <Content />
      </Page>
    </>
  );
}
