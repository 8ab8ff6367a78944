import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Whether the person may switch between the two views. */
export const maySwitchRole = (user: CurrentUser): boolean =>
  user.isGuide || user.guideStatus.shouldShowRoleSwitch;
