import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Returns whether the user is offered a guide application. Staff decide applications and cannot apply. */
export const canBecomeGuide = (user: CurrentUser): boolean =>
  user.guideStatus.shouldShowBecomeGuideButton && !user.isStaff;
