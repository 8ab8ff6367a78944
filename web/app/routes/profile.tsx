import { PageHead } from '../lib/page-head.tsx';
import { useSession } from '../lib/session.ts';
import { AccountSection } from '../pages/profile/account-section.tsx';
import { PersonalSection } from '../pages/profile/personal-section.tsx';
import { PrivacySection } from '../pages/profile/privacy-section.tsx';
import { ProfilePage } from '../pages/profile/profile-page.tsx';
import { SecuritySection } from '../pages/profile/security-section.tsx';
import { WalletSection } from '../pages/profile/wallet/wallet-section.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'profile',
  'accounts',
  'email-confirmation',
  'passkeys',
  'files',
  'wallet',
  'earnings',
] as const;

export default function Profile() {
  const { t } = useTranslation(...NAMESPACES);
  const isGuide = useSession()?.user.isGuide ?? false;
  return (
    <div className="mx-auto w-full grid max-w-[60rem] gap-6 px-4 py-8 sm:px-6">
      <PageHead title={t('profile.title')} />
      <h1 className="font-bold text-3xl tracking-tight">{t('profile.title')}</h1>
      <ProfilePage
        sections={{
          personal: <PersonalSection />,
          wallet: <WalletSection isGuide={isGuide} />,
          privacy: <PrivacySection />,
          security: <SecuritySection />,
          account: <AccountSection />,
        }}
      />
    </div>
  );
}
