import type { CurrentUser } from '@tomoguide/contract/accounts/entities';

/** Whether the application is offered to the person: staff decide applications, and make none. */
export const mayBecomeGuide = (user: CurrentUser): boolean =>
  user.guideStatus.shouldShowBecomeGuideButton && !user.isStaff;
