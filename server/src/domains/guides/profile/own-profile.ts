import { claimsLicensedTitle } from '@tomoguide/contract/guides/licensed-title';
import { joinLanguages } from '@tomoguide/contract/guides/local-text';
import type { OwnProfile, Profile } from '@tomoguide/contract/guides/own-profile';
import type { Db } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { rejectContacts } from '../../../reject-contacts.ts';
import { getCheckedNumber, presentLevels } from '../present.ts';
import { findUserGuideId, findWholeGuide, type WholeGuide } from '../queries.ts';
import { changeOwnGuide } from './change-own-guide.ts';
import { getRevision } from './revision.ts';

const presentTexts = ({ row }: WholeGuide): OwnProfile => {
  const profile = {
    bio: { en: row.bioEn, zh: row.bioZh },
    occupation: { en: row.occupation.en, zh: row.occupation.zh },
    languages: row.languages,
    languageLevels: presentLevels(row),
    targetGroups: row.targetGroups,
    experienceYears: row.experienceYears,
    experienceSessions: row.experienceSessions,
    meetingPlaces: row.meetingPlaces,
  };
  return { revision: getRevision(profile), ...profile };
};

/** Returns the editable fields of the user's own profile. Throws NOT_A_GUIDE. */
export const readProfile = async (db: Db, viewer: Viewer): Promise<OwnProfile> => {
  const id = (await findUserGuideId(db, viewer.userId)) ?? fail('NOT_A_GUIDE');
  return presentTexts((await findWholeGuide(db, id)) ?? fail('NOT_A_GUIDE'));
};

/**
 * Throws TITLE_NOT_CHECKED if a text claims the licensed title without a checked license number
 * (docs/product/law.md, "Licensed title").
 */
const assertTitle = ({ qualifications }: WholeGuide, { bio, occupation }: Profile): void => {
  if (qualifications.some(getCheckedNumber)) return;
  for (const [field, words] of Object.entries({ bio, occupation })) {
    if (!claimsLicensedTitle(joinLanguages(words))) continue;
    const language = claimsLicensedTitle(words.en ?? '') ? 'en' : 'zh';
    fail('TITLE_NOT_CHECKED', { field: `${field}.${language}` });
  }
};

/**
 * Replaces the editable fields of the user's own profile. Throws NOT_A_GUIDE, GUIDE_SUSPENDED,
 * GUIDE_CHANGED if `revision` is out of date, TITLE_NOT_CHECKED, or CONTACT_NOT_ALLOWED.
 */
export const setProfile = (
  deps: Deps,
  viewer: Viewer,
  { revision, profile }: { revision: string; profile: Profile },
): Promise<void> =>
  changeOwnGuide(deps, viewer, (guide) => {
    if (presentTexts(guide).revision !== revision) fail('GUIDE_CHANGED');
    assertTitle(guide, profile);
    const { bio, occupation, meetingPlaces } = profile;
    rejectContacts({ bio, occupation, meetingPlaces }, presentTexts(guide));
    return profile;
  });
