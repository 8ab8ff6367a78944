import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { Link } from 'react-router';
import { useSession } from '../lib/session.ts';
import { useSwitchRole } from '../parts/accounts/use-switch-role.ts';
import { useTranslation } from '../translation/use-translation.ts';
import {
  ArrowLeftRight,
  Bell,
  ClipboardList,
  LifeBuoy,
  LogOut,
  MapPinned,
  MessageCircle,
  ShieldCheck,
  Wallet,
} from '../ui/icons.ts';
import { menuIconStyle, menuItemStyle } from '../ui/menu.tsx';
import { canSwitchRole } from './can-switch-role.ts';
import { logOut } from './log-out.ts';
import { type AccountLink, useAccountLinks } from './use-account-links.ts';
import { useBottomBarItems } from './use-bottom-bar-items.ts';

/** Only the sheet has room for these; on desktop, the tabs of the guide's pages are all in view. */
const GUIDE_PAGES = [
  ['itineraries', MapPinned],
  ['quick-replies', MessageCircle],
  ['qualifications', ShieldCheck],
  ['work-permission', ClipboardList],
  ['taxes', Wallet],
] as const;

/**
 * Returns the links of the profile menu without those in the bottom bar, with the user's other pages after
 * the profile, and all pages on which guides edit what travelers see.
 */
const useSheetLinks = (user: CurrentUser): AccountLink[] => {
  const { t } = useTranslation('layout');
  const inBar = useBottomBarItems().map(({ to }) => to);
  const [profile, ...more] = useAccountLinks(user).filter(({ to }) => !inBar.includes(to));
  const guidePages = GUIDE_PAGES.map(([page, Icon]) => ({
    to: `/guide/${page}`,
    label: t(`layout.guidePages.${page}`),
    Icon,
  }));
  return [
    ...(profile ? [profile] : []),
    { to: '/profile?section=wallet', label: t('layout.wallet'), Icon: Wallet },
    { to: '/settings/notifications', label: t('layout.notificationSettings'), Icon: Bell },
    ...more.flatMap((link) => (link.to === '/guide/photos' ? [link, ...guidePages] : [link])),
  ];
};

const OwnLinks = ({ user, onDone }: { user: CurrentUser; onDone: () => void }) => {
  const { t } = useTranslation('layout');
  const { mutate: switchRole } = useSwitchRole();
  const other = user.role === 'guide' ? 'traveler' : 'guide';
  return (
    <>
      {useSheetLinks(user).map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={menuItemStyle} onClick={onDone}>
          <Icon aria-hidden="true" className={menuIconStyle} />
          {label}
        </Link>
      ))}
      {canSwitchRole(user) ? (
        <button
          type="button"
          className={menuItemStyle}
          onClick={() => {
            onDone();
            switchRole(other);
          }}
        >
          <ArrowLeftRight aria-hidden="true" className={menuIconStyle} />
          {other === 'guide' ? t('layout.toGuideView') : t('layout.toTravelerView')}
        </button>
      ) : null}
      <button
        type="button"
        className={menuItemStyle}
        onClick={() => {
          onDone();
          logOut();
        }}
      >
        <LogOut aria-hidden="true" className={menuIconStyle} />
        {t('layout.logOut')}
      </button>
    </>
  );
};

/** The content of the 'Me' item on a phone: a sheet with the user's own pages. */
export const AccountSheet = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('layout');
  const session = useSession();
  return (
    <div className="grid gap-1">
      {session ? (
        <OwnLinks user={session.user} onDone={onDone} />
      ) : (
        <Link to="/help" className={menuItemStyle} onClick={onDone}>
          <LifeBuoy aria-hidden="true" className={menuIconStyle} />
          {t('layout.helpCenter')}
        </Link>
      )}
    </div>
  );
};
