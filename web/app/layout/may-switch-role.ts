import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Whether the user may switch between the two views. */
export const maySwitchRole = (user: CurrentUser): boolean =>
  user.isGuide || user.guideStatus.shouldShowRoleSwitch;
