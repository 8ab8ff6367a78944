import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import { useTranslation } from '../translation/use-translation.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';
import { useMenus } from './use-menus.ts';

/** The signed-in user's menu in the header. */
export const ProfileMenu = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('layout');
  const { menus, again } = useMenus(true);
  return (
    <Menu
      label={t('layout.yourMenu')}
      triggerClassName="-mr-1 flex size-11 items-center justify-center rounded-full hover:bg-sunken"
      trigger={<Avatar name={user.nickname} src={user.profilePicture} size={36} />}
      onPress={again}
    >
      {menus ? <menus.ProfileItems user={user} /> : null}
    </Menu>
  );
};
