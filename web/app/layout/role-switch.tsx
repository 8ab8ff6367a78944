import type { CurrentUser, Role } from '@tomoguide/contract/accounts/entities';
import { useSwitchRole } from '../parts/accounts/use-switch-role.ts';
import { useTranslation } from '../translation/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftRight } from '../ui/icons.ts';

/** The switch between the traveler's and the guide's view in the header, if the guide status allows it. */
export const RoleSwitch = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation('layout');
  const { mutate, isPending } = useSwitchRole();
  const other: Role = user.role === 'guide' ? 'traveler' : 'guide';
  return (
    <Button tone="secondary" size="small" busy={isPending} onClick={() => mutate(other)}>
      {isPending ? null : <ArrowLeftRight aria-hidden="true" className="size-4" />}
      {other === 'guide' ? t('layout.toGuideView') : t('layout.toTravelerView')}
    </Button>
  );
};
