import { useTranslation } from 'react-i18next';
import { GuideLandingPage } from '../features/bookings/guide-desk/guide-landing-page.tsx';
import { GuideOnly } from '../features/bookings/guide-desk/guide-only.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function GuideLanding() {
  const { t } = useTranslation('guide-dashboard');
  return (
    <div className="mx-auto max-w-[60rem] px-4 py-8 sm:px-6">
      <PageHead title={t('homeTitle')} />
      <GuideOnly>{(session) => <GuideLandingPage session={session} />}</GuideOnly>
    </div>
  );
}
