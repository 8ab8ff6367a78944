import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { withdrawFormer } from './photos/withdraw-photos.ts';
import { pauseListing } from './profile/pause-listing.ts';
import { updateGuide } from './profile/update-guide.ts';
import { releaseFiles } from './qualifications/release-files.ts';
import { guideRowOfUser } from './queries.ts';
import {
  guideExceptions,
  guideQualifications,
  guideServices,
  guides,
  guideWeeklyHours,
  importedCalendars,
  itineraries,
  savedGuides,
} from './tables.ts';

const NO_WORDS = { en: null, zh: null };
const NO_SCORE = { score: null, description: NO_WORDS };

/** When a guide closes their account, the listing ends and their texts are erased. */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId, guideId }) => ({
    'saved-guides': await db.select().from(savedGuides).where(eq(savedGuides.travelerId, userId)),
    ...(guideId === null
      ? {}
      : {
          'guide-profile': await guideRowOfUser(db, userId),
          'guide-services': await db
            .select()
            .from(guideServices)
            .where(eq(guideServices.guideId, guideId)),
          'guide-hours': await db
            .select()
            .from(guideWeeklyHours)
            .where(eq(guideWeeklyHours.guideId, guideId)),
          'guide-days': await db
            .select()
            .from(guideExceptions)
            .where(eq(guideExceptions.guideId, guideId)),
          'guide-itineraries': await db
            .select()
            .from(itineraries)
            .where(eq(itineraries.guideId, guideId)),
          // The staff member who decided is not part of the export.
          'guide-qualifications': (
            await db
              .select()
              .from(guideQualifications)
              .where(eq(guideQualifications.guideId, guideId))
          ).map(({ reviewerId: _, ...qualification }) => qualification),
          'imported-calendars': await db
            .select({
              name: importedCalendars.name,
              address: importedCalendars.address,
              unread: importedCalendars.unread,
            })
            .from(importedCalendars)
            .where(eq(importedCalendars.guideId, guideId)),
        }),
  }),
  erase: async (tx, deps, { userId, guideId }) => {
    await tx.delete(savedGuides).where(eq(savedGuides.travelerId, userId));
    if (guideId === null) return;
    const guide = await guideRowOfUser(tx, userId);
    await withdrawFormer(tx, deps, guideId, {
      covers: guide?.cover ? [guide.cover.name] : [],
      photos: guide?.gallery.map(({ name }) => name) ?? [],
    });
    await releaseFiles(tx, { userId, guideId });
    await tx.delete(importedCalendars).where(eq(importedCalendars.guideId, guideId));
    await tx.update(guides).set({ calendarWaits: [] }).where(eq(guides.id, guideId));
    await pauseListing(tx, deps, { guideId, userId }, { by: 'guide' });
    await updateGuide(tx, deps, guideId, {
      approvedAt: null,
      staffPauseReason: null,
      bio: NO_WORDS,
      portrait: null,
      cover: null,
      gallery: [],
      age: null,
      sex: null,
      mbti: null,
      ethics: NO_SCORE,
      boundary: NO_SCORE,
      supportive: NO_SCORE,
      occupation: NO_WORDS,
      qualifications: [],
      itineraries: [],
      languageLevels: {},
      targetGroups: [],
      experienceYears: null,
      experienceSessions: null,
      services: [],
      weeklyHours: [],
      exceptions: [],
    });
  },
};
