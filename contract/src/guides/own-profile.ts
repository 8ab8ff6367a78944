import * as z from 'zod/mini';
import { line, text } from '../primitives.ts';
import {
  GUIDE_LANGUAGES,
  GuideLanguage,
  LanguageLevels,
  SuggestedPlace,
  TargetGroup,
} from './entities.ts';
import { GUIDE_PROFILE_BOUNDS } from './profile-bounds.ts';
import { Revision } from './rates.ts';

/** The profile that a guide edits (docs/product/guides.md, "Changing the profile"). */

const { bio, occupation, experienceYears, experienceSessions, meetingPlaces } =
  GUIDE_PROFILE_BOUNDS;

const count = ({ min, max }: { min: number; max: number }) =>
  z.nullable(z.int().check(z.minimum(min), z.maximum(max)));
const nonEmptyUniqueArray = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((list) => new Set(list).size === list.length, { error: 'each once' }),
  );
/** The minimum length is repeated so that it appears in OpenAPI. */
const bioText = z.nullable(text(bio.min, bio.max).check(z.minLength(bio.min)));
const occupationText = z.nullable(line(occupation.min, occupation.max));
const place = z.strictObject({
  address: line(meetingPlaces.address.min, meetingPlaces.address.max),
  directions: line(0, meetingPlaces.directions.max),
});

export const Profile = z
  .strictObject({
    /** Must be set in at least one language. */
    bio: z
      .strictObject({ en: bioText, zh: bioText })
      .check(z.refine(({ en, zh }) => en !== null || zh !== null, { error: 'in one language' })),
    occupation: z.strictObject({ en: occupationText, zh: occupationText }),
    languages: nonEmptyUniqueArray(GuideLanguage, GuideLanguage.options.length),
    /** Must be null for languages that the guide does not speak. */
    languageLevels: LanguageLevels,
    targetGroups: nonEmptyUniqueArray(TargetGroup, TargetGroup.options.length),
    experienceYears: count(experienceYears),
    experienceSessions: count(experienceSessions),
    /** If absent, the meeting places stay unchanged. */
    meetingPlaces: z.optional(
      z.array(place).check(
        z.maxLength(meetingPlaces.max),
        z.refine((list) => new Set(list.map(({ address }) => address)).size === list.length, {
          error: 'each once',
        }),
      ),
    ),
  })
  .check(
    z.refine(
      ({ languages, languageLevels }) =>
        GUIDE_LANGUAGES.every((one) => languageLevels[one] === null || languages.includes(one)),
      { error: 'of a language that is spoken', path: ['languageLevels'] },
    ),
  );
export type Profile = z.infer<typeof Profile>;

const words = z.object({ en: z.nullable(z.string()), zh: z.nullable(z.string()) });

/** The caller's profile as stored, which can violate a limit introduced later. */
export const OwnProfile = z.object({
  revision: Revision,
  bio: words,
  occupation: words,
  languages: z.array(GuideLanguage),
  languageLevels: LanguageLevels,
  targetGroups: z.array(TargetGroup),
  experienceYears: z.nullable(z.int()),
  experienceSessions: z.nullable(z.int()),
  meetingPlaces: z.array(SuggestedPlace),
});
export type OwnProfile = z.infer<typeof OwnProfile>;
