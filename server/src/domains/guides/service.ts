/** The public interface of guides: everything that other domains can call. */
export type { Bookable } from './calendar/bookable-guide.ts';
export { presentStarts } from './calendar/free-times.ts';
export { getAffectingRange, loadBusyTimesAround } from './calendar/load-busy-times.ts';
export {
  type Colleague,
  findColleagues,
  type TourToTakeOver,
} from './colleagues/find-colleagues.ts';
export { assertVisible } from './policy.ts';
export type { GuideHeldRange, GuidePorts } from './ports.ts';
export {
  assertBookable,
  type BookableTerms,
  getBookableTerms,
  type RequestedTour,
} from './prices/bookable-terms.ts';
export { refreshPriceRanges } from './prices/price-range-queries.ts';
export { createGuide } from './profile/create-guide.ts';
export type { GuideChanges, GuideProfile, NewGuide } from './profile/guide-profile.ts';
export { findUnlistedReasons } from './profile/guide-status.ts';
export { loadGuideCities, loadGuideSummaries } from './profile/guide-summaries.ts';
export {
  getContentRevision,
  type ItineraryContent,
  toContent,
} from './profile/itinerary-content.ts';
export { pauseListing, resumeListing } from './profile/pause-listing.ts';
export { getRevision } from './profile/revision.ts';
export { restoreGuide, suspendGuide } from './profile/suspend-guide.ts';
export { updateGuide } from './profile/update-guide.ts';
export { putQualification } from './qualifications/put-qualification.ts';
export {
  buildGuideLockQuery,
  canAcceptTours,
  createAnswersReader,
  findUserGuideId,
  type GuideRestrictions,
  isGuideSuspended,
  listUsersGuidingIn,
  loadBookable,
  loadGuideLanguages,
  loadGuideRestrictions,
  loadItineraryContents,
  loadWorkFacts,
  lockGuide,
} from './queries.ts';
export { addSavedGuide, removeSavedGuide } from './saved/save-guide.ts';
export { refreshGuides } from './search/refresh.ts';
export { refreshDays, refreshHeldDays } from './search/refresh-days.ts';
export { rewriteOutdatedPages } from './search/rewrite-outdated.ts';
export { deleteFulfilled, insertEntry as addWaitingEntry } from './waiting/waiting-queries.ts';
export { type InitialStatement, putPermission } from './work-permissions/put-permission.ts';
