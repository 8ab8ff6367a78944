import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { deleteCalendars, listCalendars } from './imported-calendars/calendar-queries.ts';
import { unpublishFormerPhotos } from './photos/unpublish-photos.ts';
import { pauseListing } from './profile/pause-listing.ts';
import { loadExportedLists } from './profile/profile-lists-queries.ts';
import { updateGuide } from './profile/update-guide.ts';
import { listQualifications } from './qualifications/qualification-queries.ts';
import { releaseFiles } from './qualifications/release-files.ts';
import { findUserGuideRow, updateGuideRow } from './queries.ts';
import { deleteSavedGuides, listSavedGuides } from './saved/queries.ts';
import { deleteUserEntries, listAllEntries } from './waiting/waiting-queries.ts';
import { listPermissions } from './work-permissions/permission-queries.ts';
import { removePermissions } from './work-permissions/remove-permissions.ts';

const NO_WORDS = { en: null, zh: null };
const NO_SCORE = { score: null, description: NO_WORDS };

/** Unlists guides and erases their texts when they close their account. */
export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId, guideId }) => ({
    'saved-guides': await listSavedGuides(db, userId),
    'waiting-list': await listAllEntries(db, userId),
    ...(guideId === null
      ? {}
      : {
          'guide-profile': await findUserGuideRow(db, userId),
          ...(await loadExportedLists(db, guideId)),
          // The export omits the staff member who decided.
          'guide-qualifications': (await listQualifications(db, guideId)).map(
            ({ reviewerId: _, ...qualification }) => qualification,
          ),
          'work-permissions': (await listPermissions(db, guideId)).map(
            ({ reviewerId: _, ...statement }) => statement,
          ),
          'imported-calendars': (await listCalendars(db, guideId)).map(
            ({ name, address, unread }) => ({ name, address, unread }),
          ),
        }),
  }),
  erase: async (tx, deps, { userId, guideId }) => {
    await deleteSavedGuides(tx, userId);
    await deleteUserEntries(tx, { userId, guideId });
    if (guideId === null) return;
    const guide = await findUserGuideRow(tx, userId);
    await unpublishFormerPhotos(tx, deps, guideId, {
      covers: guide?.cover ? [guide.cover.name] : [],
      photos: guide?.gallery.map(({ name }) => name) ?? [],
    });
    await releaseFiles(tx, { userId, guideId });
    await removePermissions(tx, { userId, guideId });
    await deleteCalendars(tx, guideId);
    await updateGuideRow(tx, guideId, { calendarWaits: [] });
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
      shoppingReply: { content: null, at: null },
      languageLevels: {},
      meetingPlaces: [],
      targetGroups: [],
      experienceYears: null,
      experienceSessions: null,
      services: [],
      weeklyHours: [],
      exceptions: [],
    });
  },
};
