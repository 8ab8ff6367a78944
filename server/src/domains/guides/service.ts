/** The door of guides: all that other nouns may call. */
export { type Bookable, heldAround, loadBookable, timeAround } from './calendar.ts';
export { createGuide } from './commands/create-guide.ts';
export { addSavedGuide, removeSavedGuide } from './commands/save-guide.ts';
export { updateGuide } from './commands/update-guide.ts';
export {
  assertBookable,
  type BookableTerms,
  type WishedTour,
} from './offer.ts';
export { type GuideHeldRange, type GuidePorts, registerGuidePorts } from './ports.ts';
export type { GuideChanges, GuideProfile, NewGuide } from './profile.ts';
export { refreshGuides } from './search/refresh.ts';
export { refreshDays, rewriteDays } from './search/refresh-days.ts';
export { guideOfUser, guideSummaries, lockGuide } from './summaries.ts';
export { assertVisible } from './visibility.ts';
