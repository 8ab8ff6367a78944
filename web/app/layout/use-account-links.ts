import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { useTranslation } from '../translation/use-translation.ts';
import type { Icon } from '../ui/draw-icon.ts';
import {
  CalendarDays,
  ClipboardList,
  HandCoins,
  Images,
  LayoutDashboard,
  LifeBuoy,
  MapPinned,
  MessageCircle,
  ShieldCheck,
  UserRound,
} from '../ui/icons.ts';
import { canBecomeGuide } from './can-become-guide.ts';

export interface AccountLink {
  to: string;
  label: string;
  Icon: Icon;
}

/**
 * Returns the links of the profile menu, by role and guide status (docs/product/accounts.md, "Guide
 * application"). Omits pages that this user does not have.
 */
export const useAccountLinks = (user: CurrentUser): AccountLink[] => {
  const { t } = useTranslation('layout');
  const { guideStatus } = user;
  const links = [
    { to: '/profile', label: t('layout.profile'), Icon: UserRound },
    { to: '/messages', label: t('layout.messages'), Icon: MessageCircle },
    user.role === 'guide'
      ? { to: '/guide-dashboard', label: t('layout.guideDashboard'), Icon: LayoutDashboard }
      : { to: '/dashboard', label: t('layout.myTrips'), Icon: CalendarDays },
    ...(user.role === 'guide'
      ? [
          { to: '/guide/profile', label: t('layout.guidePage'), Icon: MapPinned },
          { to: '/guide/rates', label: t('layout.rates'), Icon: HandCoins },
          { to: '/guide/photos', label: t('layout.photos'), Icon: Images },
        ]
      : []),
    ...(canBecomeGuide(user)
      ? [{ to: '/become-guide', label: t('layout.becomeGuide'), Icon: MapPinned }]
      : []),
    ...(guideStatus.shouldShowViewApplicationButton
      ? [{ to: '/application-status', label: t('layout.applicationStatus'), Icon: ClipboardList }]
      : []),
    ...(user.isStaff ? [{ to: '/staff', label: t('layout.staffConsole'), Icon: ShieldCheck }] : []),
    { to: '/help', label: t('layout.helpCenter'), Icon: LifeBuoy },
  ];
  return links;
};
