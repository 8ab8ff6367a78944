import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Whether an application is offered to the user. Staff decide applications and cannot apply. */
export const mayBecomeGuide = (user: CurrentUser): boolean =>
  user.guideStatus.shouldShowBecomeGuideButton && !user.isStaff;
