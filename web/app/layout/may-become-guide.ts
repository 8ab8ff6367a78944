import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Whether the user is offered an application: staff decide applications and cannot apply. */
export const mayBecomeGuide = (user: CurrentUser): boolean =>
  user.guideStatus.shouldShowBecomeGuideButton && !user.isStaff;
