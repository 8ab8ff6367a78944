import type {
  GuideLanguage,
  LanguageLevels,
  SuggestedPlace,
  TargetGroup,
} from '@tomoguide/contract/guides/entities';
import type { OwnProfile, Profile } from '@tomoguide/contract/guides/own-profile';
import { GUIDE_PROFILE_BOUNDS } from '@tomoguide/contract/guides/profile-bounds';
import { parseTypedInteger } from '@tomoguide/contract/typed-digits';

/** The values of the fields; an empty string means no value. */
export interface TypedProfile {
  readonly bioEn: string;
  readonly bioZh: string;
  readonly occupationEn: string;
  readonly occupationZh: string;
  readonly languages: readonly GuideLanguage[];
  /** The level of each language; includes levels of languages that are currently not selected. */
  readonly levels: LanguageLevels;
  readonly targetGroups: readonly TargetGroup[];
  /** The suggested meeting places; empty rows are not saved. */
  readonly meetingPlaces: readonly SuggestedPlace[];
  readonly years: string;
  readonly sessions: string;
}

const { bio, experienceYears, experienceSessions } = GUIDE_PROFILE_BOUNDS;
const formatCountField = (count: number | null): string => (count === null ? '' : String(count));

export const toTyped = (profile: OwnProfile): TypedProfile => ({
  bioEn: profile.bio.en ?? '',
  bioZh: profile.bio.zh ?? '',
  occupationEn: profile.occupation.en ?? '',
  occupationZh: profile.occupation.zh ?? '',
  languages: profile.languages,
  levels: profile.languageLevels,
  targetGroups: profile.targetGroups,
  meetingPlaces: profile.meetingPlaces,
  years: formatCountField(profile.experienceYears),
  sessions: formatCountField(profile.experienceSessions),
});

export const getTrimmedLength = (typed: string): number => [...typed.trim()].length;
const emptyToNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/** Returns the typed number: null if the field is empty, NaN if the text is not an integer. */
const parseCount = (typed: string): number | null =>
  typed.trim() === '' ? null : (parseTypedInteger(typed) ?? Number.NaN);

/** Returns the levels of the selected languages only. */
const getLevels = ({ languages, levels }: TypedProfile): LanguageLevels => {
  const getLevel = (language: GuideLanguage) =>
    languages.includes(language) ? levels[language] : null;
  return { zh: getLevel('zh'), ja: getLevel('ja'), en: getLevel('en') };
};

/** Returns the meeting places that are filled in. */
const getPlaces = ({ meetingPlaces }: TypedProfile): SuggestedPlace[] =>
  meetingPlaces
    .map(({ address, directions }) => ({ address: address.trim(), directions: directions.trim() }))
    .filter(({ address, directions }) => address !== '' || directions !== '');

/** Returns the request body for fields without errors. */
export const toProfile = (typed: TypedProfile): Profile => ({
  bio: { en: emptyToNull(typed.bioEn), zh: emptyToNull(typed.bioZh) },
  occupation: { en: emptyToNull(typed.occupationEn), zh: emptyToNull(typed.occupationZh) },
  languages: [...typed.languages],
  languageLevels: getLevels(typed),
  targetGroups: [...typed.targetGroups],
  experienceYears: parseCount(typed.years),
  experienceSessions: parseCount(typed.sessions),
  meetingPlaces: getPlaces(typed),
});

export type ProfileProblem = 'missing' | 'tooShort' | 'tooLong' | 'range' | 'repeated';

const validateBio = (typed: string, other: string): ProfileProblem | null => {
  const length = getTrimmedLength(typed);
  if (length === 0) return getTrimmedLength(other) === 0 ? 'missing' : null;
  if (length > bio.max) return 'tooLong';
  return length < bio.min ? 'tooShort' : null;
};
const countError = (
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): ProfileProblem | null => {
  const count = parseCount(typed);
  return count === null || (count >= min && count <= max) ? null : 'range';
};

const validatePlaces = (typed: TypedProfile): ProfileProblem | null => {
  const addresses = getPlaces(typed).map(({ address }) => address);
  if (addresses.includes('')) return 'missing';
  return new Set(addresses).size < addresses.length ? 'repeated' : null;
};

/** Returns the errors by field, in form order. */
export const findProblems = (typed: TypedProfile): Map<keyof TypedProfile, ProfileProblem> => {
  const found: [keyof TypedProfile, ProfileProblem | null][] = [
    ['bioZh', validateBio(typed.bioZh, typed.bioEn)],
    ['bioEn', typed.bioEn.trim() === '' ? null : validateBio(typed.bioEn, typed.bioZh)],
    ['languages', typed.languages.length === 0 ? 'missing' : null],
    ['targetGroups', typed.targetGroups.length === 0 ? 'missing' : null],
    ['years', countError(typed.years, experienceYears)],
    ['sessions', countError(typed.sessions, experienceSessions)],
    ['meetingPlaces', validatePlaces(typed)],
  ];
  return new Map(found.filter((each): each is [keyof TypedProfile, ProfileProblem] => !!each[1]));
};

/** Returns whether two profiles are equal, ignoring the order of languages and groups. */
export const isSameProfile = (one: TypedProfile, other: TypedProfile): boolean => {
  const serialize = (typed: TypedProfile): string => {
    const { languages, targetGroups, ...rest } = typed;
    const changed = { ...rest, levels: getLevels(typed), meetingPlaces: getPlaces(typed) };
    return JSON.stringify([changed, languages.toSorted(), targetGroups.toSorted()]);
  };
  return serialize(one) === serialize(other);
};
