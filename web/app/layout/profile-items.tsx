import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { Link } from 'react-router';
import { useSwitchRole } from '../parts/accounts/use-switch-role.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { ArrowLeftRight, LogOut } from '../ui/icons.ts';
import { menuIconStyle, menuItemStyle } from '../ui/menu.tsx';
import { canSwitchRole } from './can-switch-role.ts';
import { logOut } from './log-out.ts';
import { useAccountLinks } from './use-account-links.ts';

/** The items of the profile menu. */
export const ProfileItems = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('layout');
  const links = useAccountLinks(user);
  const { mutate: switchRole } = useSwitchRole();
  const other = user.role === 'guide' ? 'traveler' : 'guide';
  return (
    <>
      <p className="mb-1.5 min-w-0 border-line border-b px-3 pt-2 pb-3">
        <span className="block font-semibold">
          <bdi>{user.nickname}</bdi>
        </span>
        <span className="block truncate text-ink-soft text-sm" title={user.email}>
          {user.email}
        </span>
      </p>
      {links.map(({ to, label, Icon }) => (
        <Link key={to} to={to} role="menuitem" className={menuItemStyle}>
          <Icon aria-hidden="true" className={menuIconStyle} />
          {label}
        </Link>
      ))}
      {canSwitchRole(user) ? (
        <button
          type="button"
          role="menuitem"
          className={menuItemStyle}
          onClick={() => switchRole(other)}
        >
          <ArrowLeftRight aria-hidden="true" className={menuIconStyle} />
          {other === 'guide' ? t('layout.toGuideView') : t('layout.toTravelerView')}
        </button>
      ) : null}
      <button type="button" role="menuitem" className={menuItemStyle} onClick={logOut}>
        <LogOut aria-hidden="true" className={menuIconStyle} />
        {t('layout.logOut')}
      </button>
    </>
  );
};
