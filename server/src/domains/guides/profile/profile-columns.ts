import type { NewGuideRow } from '../queries.ts';
import type { GuideChanges } from './guide-profile.ts';

/** Omits absent fields, so that a change leaves them as they are. */
const omitAbsentFields = <Row extends object>(
  row: Row,
): { [Key in keyof Row]?: NonNullable<Row[Key]> | null } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as never;

/** Returns the columns of the guide's row that the changes set. */
export const toColumns = (changes: GuideChanges): Partial<NewGuideRow> => {
  const columns = {
    serviceCity: changes.serviceCity,
    timeZone: changes.timeZone,
    bioEn: changes.bio?.en,
    bioZh: changes.bio?.zh,
    languages: changes.languages && [...changes.languages],
    languageLevels: changes.languageLevels,
    meetingPlaces: changes.meetingPlaces && [...changes.meetingPlaces],
    portrait: changes.portrait,
    cover: changes.cover,
    gallery: changes.gallery && [...changes.gallery],
    age: changes.age,
    sex: changes.sex,
    mbti: changes.mbti,
    ethicsScore: changes.ethics?.score,
    ethicsDescription: changes.ethics?.description,
    boundaryScore: changes.boundary?.score,
    boundaryDescription: changes.boundary?.description,
    supportiveScore: changes.supportive?.score,
    supportiveDescription: changes.supportive?.description,
    occupation: changes.occupation,
    experienceYears: changes.experienceYears,
    experienceSessions: changes.experienceSessions,
    targetGroups: changes.targetGroups && [...changes.targetGroups],
    minPeople: changes.minPeople,
    maxPeople: changes.maxPeople,
    minDurationMinutes: changes.minDurationMinutes,
    maxDurationMinutes: changes.maxDurationMinutes,
    basicPriceCents: changes.basicPriceCents,
    additionalPriceCents: changes.additionalPriceCents,
    instantBooking: changes.instantBooking,
    paused: changes.paused,
    staffPauseReason: changes.staffPauseReason,
    approvedAt: changes.approvedAt,
    suspendedAt: changes.suspendedAt,
    responseTimeMinutes: changes.responseTimeMinutes,
    acceptedRequests: changes.acceptedRequests,
    decidedRequests: changes.decidedRequests,
    completedTours: changes.completedTours,
    shopping: changes.shopping,
    shoppingReply: changes.shoppingReply?.content,
    shoppingRepliedAt: changes.shoppingReply?.at,
    ratingCounts: changes.ratingCounts && [...changes.ratingCounts],
    tagCounts: changes.tagCounts && [...changes.tagCounts],
  };
  return omitAbsentFields(columns) as Partial<NewGuideRow>;
};
