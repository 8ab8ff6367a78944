import * as z from 'zod/mini';
import { getSafeRedirect } from '../accounts/redirect.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { inEachLanguage, type Locale } from '../locale.ts';
import { findPage } from '../pages.ts';
import { AnnouncementId, Instant, line, text, UserId } from '../primitives.ts';
import { ANNOUNCEMENT_DAYS } from './figures.ts';

/** A message from staff to one user, a group or everyone (docs/product/notices.md, "Announcements"). */

/** Maximum lengths, in code points per language. */
export const ANNOUNCEMENT_TITLE_MAX = 80;
export const ANNOUNCEMENT_TEXT_MAX = 1000;
export const ANNOUNCEMENT_PATH_MAX = 300;

export const ANNOUNCEMENT_TYPES = ['system', 'admin'] as const;
/** Groups of users that can receive an announcement. */
export const AUDIENCE_GROUPS = ['everyone', 'travelers', 'guides'] as const;

/** The recipients of an announcement: one user or a group. */
export const Audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), userId: UserId }),
  z.strictObject({ kind: z.literal('city'), city: z.enum(CITY_SLUGS) }),
  z.strictObject({ kind: z.enum(AUDIENCE_GROUPS) }),
]);
export type Audience = z.infer<typeof Audience>;

/** Returns whether a path is a page of this site. */
export const isSitePath = (path: string): boolean => {
  const safe = getSafeRedirect(path);
  return safe !== null && findPage(safe) !== undefined;
};

const perLanguage = <Schema extends z.ZodMiniType<string, string>>(words: Schema) =>
  z.strictObject(inEachLanguage(() => words));

export const AnnouncementWords = z.strictObject({
  title: perLanguage(line(1, ANNOUNCEMENT_TITLE_MAX)),
  text: perLanguage(text(1, ANNOUNCEMENT_TEXT_MAX)),
  /** The path that the announcement's button opens; null if it has no button. */
  path: z.nullable(
    text(1, ANNOUNCEMENT_PATH_MAX).check(z.refine(isSitePath, { error: 'a page of this site' })),
  ),
});
export type AnnouncementWords = z.infer<typeof AnnouncementWords>;

/**
 * Returns the text in this language; in English if the announcement was written before the site supported
 * the language.
 */
export const getAnnouncementText = (
  words: Partial<Readonly<Record<Locale, string>>> & { readonly en: string },
  locale: Locale,
): string => words[locale] ?? words.en;

export const NewAnnouncement = z.strictObject({
  audience: Audience,
  type: z.enum(ANNOUNCEMENT_TYPES),
  words: AnnouncementWords,
  days: z.nullable(z.literal(ANNOUNCEMENT_DAYS)),
});
export type NewAnnouncement = z.infer<typeof NewAnnouncement>;

/** An announcement, as listed in the staff console. */
export const Announcement = z.object({
  id: AnnouncementId,
  audience: Audience,
  /** Full name of the only recipient; null if there are several or the account no longer exists. */
  personName: z.nullable(z.string()),
  type: z.enum(ANNOUNCEMENT_TYPES),
  words: z.object({
    title: perLanguage(z.string()),
    text: perLanguage(z.string()),
    path: z.nullable(z.string()),
  }),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  /** The sender's full name. */
  staffName: z.string(),
  /** `people`: the number of recipients; `told`: how many of them have received it. */
  people: z.int(),
  told: z.int(),
  finishedAt: z.nullable(Instant),
  withdrawnAt: z.nullable(Instant),
});
export type Announcement = z.infer<typeof Announcement>;
