import { useMutation } from '@tanstack/react-query';
import { switchRole } from '@tomoguide/contract/accounts/calls';
import type { Role } from '@tomoguide/contract/accounts/entities';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { updateUser } from '../../lib/session.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Switches between the traveler's and the guide's view (docs/product/accounts.md, "Roles and views"):
 * updates the stored user and opens the start page of the view.
 */
export const useSwitchRole = () => {
  const { t } = useTranslation('layout');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (role: Role) => api(switchRole, { body: { role } }),
    onSuccess: (user) => {
      updateUser(user);
      showToast({
        tone: 'success',
        title: t('layout.roleSwitched'),
        description: t(`layout.roleNow_${user.role}`),
      });
      navigate(user.role === 'guide' ? '/guide' : '/');
    },
    onError: () =>
      showToast({
        tone: 'destructive',
        title: t('layout.roleFailed'),
        description: t('layout.roleFailedHint'),
      }),
  });
};
