import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Returns whether the user may switch between the traveler's and the guide's view. */
export const canSwitchRole = (user: CurrentUser): boolean =>
  user.isGuide || user.guideStatus.shouldShowRoleSwitch;
