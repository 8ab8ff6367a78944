import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { pageExists } from '../../lib/pages.ts';
import { useTranslation } from '../../translation/use-translation.ts';

export interface AccountLink {
  to: string;
  label: string;
}

/**
 * What the profile menu leads to, by role and guide status (docs/product/accounts.md, "Guide
 * application"); only pages that exist.
 */
export const useAccountLinks = (user: CurrentUser): AccountLink[] => {
  const { t } = useTranslation('layout');
  const { guideStatus } = user;
  const links = [
    { to: '/profile', label: t('profile') },
    { to: '/messages', label: t('messages') },
    user.role === 'guide'
      ? { to: '/guide-dashboard', label: t('guideDashboard') }
      : { to: '/dashboard', label: t('myTrips') },
    ...(guideStatus.shouldShowBecomeGuideButton
      ? [{ to: '/become-guide', label: t('becomeGuide') }]
      : []),
    ...(guideStatus.shouldShowViewApplicationButton
      ? [{ to: '/application-status', label: t('applicationStatus') }]
      : []),
    { to: '/help', label: t('helpCenter') },
  ];
  return links.filter(({ to }) => pageExists(to));
};

/** Whether the person may switch between the two views. */
export const maySwitchRole = (user: CurrentUser): boolean =>
  user.isGuide || user.guideStatus.shouldShowRoleSwitch;
