import type { GuideId } from '@tomoguide/contract/primitives';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { NewGuideRow } from '../queries.ts';
import {
  guideExceptions,
  guideQualifications,
  guideServices,
  guideWeeklyHours,
  itineraries,
} from '../tables.ts';
import type { GuideChanges, ItineraryProfile, StatedQualification } from './guide-profile.ts';

/** Omits absent fields, so that a change affects nothing else. */
const definedFields = <Row extends object>(
  row: Row,
): { [Key in keyof Row]?: NonNullable<Row[Key]> | null } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as never;

/** The changed columns of the guide's own row. */
export const columnsOf = (changes: GuideChanges): Partial<NewGuideRow> => {
  const columns = {
    serviceCity: changes.serviceCity,
    timeZone: changes.timeZone,
    bioEn: changes.bio?.en,
    bioZh: changes.bio?.zh,
    languages: changes.languages && [...changes.languages],
    languageLevels: changes.languageLevels,
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
    paused: changes.paused,
    staffPauseReason: changes.staffPauseReason,
    approvedAt: changes.approvedAt,
    suspendedAt: changes.suspendedAt,
    responseTimeMinutes: changes.responseTimeMinutes,
    acceptedRequests: changes.acceptedRequests,
    decidedRequests: changes.decidedRequests,
    completedTours: changes.completedTours,
    ratingCounts: changes.ratingCounts && [...changes.ratingCounts],
  };
  return definedFields(columns) as Partial<NewGuideRow>;
};

/** Changed itineraries keep their ids, because requests and URLs contain them. */
const writeItineraries = async (
  tx: Tx,
  guideId: GuideId,
  all: readonly ItineraryProfile[],
): Promise<void> => {
  const remaining = all.flatMap(({ id }) => (id == null ? [] : [id]));
  await tx
    .delete(itineraries)
    .where(
      and(
        eq(itineraries.guideId, guideId),
        remaining.length > 0 ? notInArray(itineraries.id, remaining) : undefined,
      ),
    );
  const added: (typeof itineraries.$inferInsert)[] = [];
  for (const [position, { id, services, stops, ...words }] of all.entries()) {
    const row = { ...words, services: [...(services ?? [])], stops: [...stops], position };
    if (id == null) added.push({ ...row, guideId });
    else
      await tx
        .update(itineraries)
        .set(row)
        .where(and(eq(itineraries.id, id), eq(itineraries.guideId, guideId)));
  }
  if (added.length > 0) await tx.insert(itineraries).values(added);
};

const writeQualifications = async (
  tx: Tx,
  guideId: GuideId,
  all: readonly StatedQualification[],
): Promise<void> => {
  await tx.delete(guideQualifications).where(eq(guideQualifications.guideId, guideId));
  const rows = all.map(({ title, checked, licenceNumber }) => ({
    guideId,
    title,
    licenceNumber: licenceNumber || null,
    state: checked ? ('checked' as const) : ('unchecked' as const),
  }));
  if (rows.length > 0) await tx.insert(guideQualifications).values(rows);
};

/** Replaces the lists in a change: services, hours, exceptions, qualifications, itineraries. */
export const writeLists = async (
  tx: Tx,
  guideId: GuideId,
  changes: GuideChanges,
): Promise<void> => {
  if (changes.services) {
    await tx.delete(guideServices).where(eq(guideServices.guideId, guideId));
    if (changes.services.length > 0)
      await tx.insert(guideServices).values(changes.services.map((each) => ({ ...each, guideId })));
  }
  if (changes.weeklyHours) {
    await tx.delete(guideWeeklyHours).where(eq(guideWeeklyHours.guideId, guideId));
    if (changes.weeklyHours.length > 0)
      await tx
        .insert(guideWeeklyHours)
        .values(changes.weeklyHours.map((each) => ({ ...each, guideId })));
  }
  if (changes.exceptions) {
    await tx.delete(guideExceptions).where(eq(guideExceptions.guideId, guideId));
    if (changes.exceptions.length > 0)
      await tx
        .insert(guideExceptions)
        .values(changes.exceptions.map(({ day, hours }) => ({ guideId, day, hours: [...hours] })));
  }
  if (changes.qualifications) await writeQualifications(tx, guideId, changes.qualifications);
  if (changes.itineraries) await writeItineraries(tx, guideId, changes.itineraries);
};
