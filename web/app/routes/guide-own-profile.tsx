import { GuideSettingsPage } from '../pages/guide/guide-settings-page.tsx';
import { ProfilePage } from '../pages/guide/profile/profile-page.tsx';
import { Unlisted } from '../parts/guides/unlisted.tsx';
import { useTranslation } from '../translation/use-translation.ts';

/** The translation namespaces that the page uses. They are sent with it. */
const NAMESPACES = [
  'guide-profile',
  'guide-settings',
  'guides',
  'guide-dashboard',
  'errors',
] as const;

export default function GuideOwnProfile() {
  const { t } = useTranslation(...NAMESPACES);
  return (
    <GuideSettingsPage title={t('guide-profile.title')}>
      {() => <ProfilePage unlisted={(guide) => <Unlisted guide={guide} />} />}
    </GuideSettingsPage>
  );
}
