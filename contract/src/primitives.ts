import * as z from 'zod/mini';
import { cleanEmail, EMAIL_MAX, isEmail } from './email-address.ts';
import { MAX_ID } from './ids.ts';
import { LOCALES } from './locale.ts';
import {
  cleanHandle,
  cleanLine,
  cleanName,
  cleanProse,
  countCodePoints,
  hasInvisibleCharacter,
  isStorable,
  isVisible,
} from './typed-text.ts';

/**
 * The contract's basic schemas. They are the same in the browser and on the server. Text limits are in code
 * points, and every accepted string can be stored in PostgreSQL.
 */

const NOT_STORABLE = 'contains characters that cannot be stored';

/**
 * Returns whether a text is blank or contains a visible character. Blank text is left to the length limits,
 * which reject it.
 */
const isBlankOrVisible = (typed: string): boolean => typed.trim() === '' || isVisible(typed);

/** Creates a text schema: cleans the text, then limits its length in code points. */
const createTextSchema = (clean: (typed: string) => string) => (min: number, max: number) =>
  z.string().check(
    z.maxLength(max * 4),
    z.refine(isStorable, { error: NOT_STORABLE }),
    z.refine((typed) => min === 0 || isBlankOrVisible(typed), {
      error: 'nothing to see',
      params: { code: 'TEXT_REQUIRED' },
    }),
    z.overwrite(clean),
    z.refine((value) => countCodePoints(value) >= min, { error: `at least ${min} characters` }),
    z.refine((value) => countCodePoints(value) <= max, { error: `at most ${max} characters` }),
  );

/** Text of several lines, such as a message, a reason or a biography (docs/product/text.md, "Prose"). */
export const text = createTextSchema(cleanProse);

/** Text of one line, such as a title, a place or an address (docs/product/text.md, "One line"). */
export const line = createTextSchema(cleanLine);

/** A username or number, typed without an input method (docs/product/text.md, "Handles"). */
export const handle = createTextSchema(cleanHandle);

const nameText = createTextSchema(cleanName);

/** A person's name, in any script (docs/product/text.md, "Names"). */
export const displayName = (min: number, max: number) =>
  nameText(min, max).check(
    z.refine((name) => !hasInvisibleCharacter(name), {
      error: 'contains invisible characters',
      params: { code: 'TEXT_INVISIBLE' },
    }),
  );

/** A password or other secret, which is never trimmed or normalized. */
export const secret = (min: number, max: number) =>
  z.string().check(
    z.maxLength(max * 4),
    z.refine(isStorable, { error: NOT_STORABLE }),
    z.refine((value) => countCodePoints(value) >= min && countCodePoints(value) <= max, {
      error: `${min} to ${max} characters`,
    }),
  );

const id = <Brand extends string>() =>
  z.int().check(z.positive(), z.maximum(MAX_ID)).brand<Brand>();

export const UserId = id<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const GuideId = id<'GuideId'>();
export type GuideId = z.infer<typeof GuideId>;
export const BookingId = id<'BookingId'>();
export type BookingId = z.infer<typeof BookingId>;
export const SubcategoryId = id<'SubcategoryId'>();
export type SubcategoryId = z.infer<typeof SubcategoryId>;
export const ItineraryId = id<'ItineraryId'>();
export type ItineraryId = z.infer<typeof ItineraryId>;
export const ImportedCalendarId = id<'ImportedCalendarId'>();
export type ImportedCalendarId = z.infer<typeof ImportedCalendarId>;
export const PaymentId = id<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;
export const PayoutAccountId = id<'PayoutAccountId'>();
export type PayoutAccountId = z.infer<typeof PayoutAccountId>;
export const WithdrawalId = id<'WithdrawalId'>();
export type WithdrawalId = z.infer<typeof WithdrawalId>;
export const ShoppingCaseId = id<'ShoppingCaseId'>();
export type ShoppingCaseId = z.infer<typeof ShoppingCaseId>;
export const ReviewId = id<'ReviewId'>();
export type ReviewId = z.infer<typeof ReviewId>;

export const AnnouncementId = id<'AnnouncementId'>();
export type AnnouncementId = z.infer<typeof AnnouncementId>;
export const TourRequestId = id<'TourRequestId'>();
export type TourRequestId = z.infer<typeof TourRequestId>;

export const ChangeProposalId = id<'ChangeProposalId'>();
export type ChangeProposalId = z.infer<typeof ChangeProposalId>;
export const SubstitutionId = id<'SubstitutionId'>();
export type SubstitutionId = z.infer<typeof SubstitutionId>;
export const PaymentProofId = id<'PaymentProofId'>();
export type PaymentProofId = z.infer<typeof PaymentProofId>;
export const EmergencyClaimId = id<'EmergencyClaimId'>();
export type EmergencyClaimId = z.infer<typeof EmergencyClaimId>;
export const PatternCaseId = id<'PatternCaseId'>();
export type PatternCaseId = z.infer<typeof PatternCaseId>;
export const WeatherId = id<'WeatherId'>();
export type WeatherId = z.infer<typeof WeatherId>;
export const SessionId = id<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;
export const PasskeyId = id<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;
export const PushDeviceId = id<'PushDeviceId'>();
export type PushDeviceId = z.infer<typeof PushDeviceId>;
export const FileId = id<'FileId'>();
export type FileId = z.infer<typeof FileId>;

export const IdentityCheckId = id<'IdentityCheckId'>();
export type IdentityCheckId = z.infer<typeof IdentityCheckId>;

export const WaitingEntryId = id<'WaitingEntryId'>();
export type WaitingEntryId = z.infer<typeof WaitingEntryId>;
export const FreedDayId = id<'FreedDayId'>();
export type FreedDayId = z.infer<typeof FreedDayId>;

export const QualificationId = id<'QualificationId'>();
export type QualificationId = z.infer<typeof QualificationId>;

export const WorkPermissionId = id<'WorkPermissionId'>();
export type WorkPermissionId = z.infer<typeof WorkPermissionId>;

export const ChargebackId = id<'ChargebackId'>();
export type ChargebackId = z.infer<typeof ChargebackId>;

export const ConversationId = id<'ConversationId'>();
export type ConversationId = z.infer<typeof ConversationId>;
export const MessageId = id<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;
export const SystemMessageId = id<'SystemMessageId'>();
export type SystemMessageId = z.infer<typeof SystemMessageId>;

export const SupportCaseId = id<'SupportCaseId'>();
export type SupportCaseId = z.infer<typeof SupportCaseId>;
export const SupportMessageId = id<'SupportMessageId'>();
export type SupportMessageId = z.infer<typeof SupportMessageId>;
export const ReportId = id<'ReportId'>();
export type ReportId = z.infer<typeof ReportId>;

export const RefundId = id<'RefundId'>();
export type RefundId = z.infer<typeof RefundId>;

/** An integer in a path or query string, without leading zeros. */
export const intText = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9]\d{0,11})$/, { error: 'a whole number' })),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.int().check(z.minimum(min), z.maximum(max)),
    ),
  );

/** An ID in a path or query string. */
export const idText = <Id extends number>(brand: z.ZodMiniType<Id, number>) =>
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/, { error: 'a positive whole number' })),
    z.pipe(
      z.transform((value: string) => Number(value)),
      brand,
    ),
  );

/** An amount in fen (1 RMB = 100 fen), never negative. */
export const Cents = z.int().check(z.nonnegative(), z.maximum(100_000_000_000));

/** An amount in whole yen, never negative. */
export const Yen = z.int().check(z.nonnegative(), z.maximum(10_000_000));

/** An RMB number with at most two decimals, for the fields that the specification defines in RMB. */
export const Rmb = z.number().check(
  z.nonnegative(),
  z.maximum(1_000_000_000),
  z.refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), {
    error: 'at most two decimals',
  }),
);

/** An instant in UTC, with at most nanosecond precision: 2026-05-03T01:30:00Z. */
export const Instant = z.iso.datetime().check(
  z.maxLength('2026-05-03T01:30:00.123456789Z'.length),
  z.refine((value) => value >= '1900' && value < '3000', { error: 'out of range' }),
);

/** The latest accepted day. */
export const LAST_DAY = '2999-12-31';

/** A calendar day without a time zone: 2026-05-03. */
export const PlainDate = z.iso
  .date()
  .check(
    z.refine((value) => value >= '1900-01-01' && value <= LAST_DAY, { error: 'out of range' }),
  );

/** A time of day: 09:30. */
export const WallTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time like 09:30' }));

/** Returns the canonical name of a time zone ('asia/tokyo' → 'Asia/Tokyo'); null if it does not exist. */
const normalizeTimeZone = (typed: string): string | null => {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(typed).timeZoneId;
  } catch {
    return null;
  }
};

/** The name of an IANA time zone, such as Asia/Tokyo. Offsets are rejected. */
export const TimeZone = z.pipe(
  z.string().check(
    z.regex(/^[A-Za-z][\w+/-]{1,63}$/, { error: 'a time zone' }),
    z.refine((value) => normalizeTimeZone(value) !== null, { error: 'an IANA time zone' }),
  ),
  z.transform((value: string) => normalizeTimeZone(value) ?? value),
);

/** A Japanese postal code, stored as seven digits. It can be typed with 〒 and with a hyphen or a space. */
export const PostalCode = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.overwrite((typed) =>
      cleanHandle(typed)
        .replace(/^〒\s*/, '')
        .replace(/[\p{Pd}−ー]/u, '-'),
    ),
    z.regex(/^\d{3}[- ]?\d{4}$/, { error: '7 digits' }),
  ),
  z.transform((value: string) => value.replace(/[- ]/, '')),
);

/**
 * An email address, whose domain is converted to lowercase ASCII (docs/product/text.md, "Email addresses").
 */
export const Email = z
  .string()
  .check(
    z.maxLength(EMAIL_MAX * 2),
    z.refine(isStorable, { error: NOT_STORABLE }),
    z.overwrite(cleanEmail),
    z.refine(isEmail, { error: 'an email address' }),
  )
  .register(z.globalRegistry, { format: 'email' });

export const Locale = z.enum(LOCALES);
export type Locale = z.infer<typeof Locale>;

/**
 * The page number and page size of a list. The default size is 20, the maximum 100 (docs/product/pages.md,
 * "Lists").
 */
export const pageQuery = (defaultLimit = 20) => ({
  page: z._default(intText(1, 10_000), 1),
  limit: z._default(intText(1, 100), defaultLimit),
});

/** A page of a list (docs/product/pages.md, "Lists"). */
export const pageSchema = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

export interface Page<Item> {
  data: Item[];
  total: number;
  page: number;
  limit: number;
}

/** The query of a long history. `cursor` is the `nextCursor` of the previous response. */
export const cursorQuery = (defaultLimit = 20) => ({
  cursor: z.optional(intText(1, 99_999_999_999)),
  limit: z._default(intText(1, 100), defaultLimit),
});

/**
 * Like `cursorQuery`, but a keyset cursor for a history whose entries can be deleted while a client pages
 * through it. The cursor contains an entry's time in microseconds and its ID, so that it remains valid
 * after the entry is deleted.
 */
export const keysetCursorQuery = (defaultLimit = 20) => ({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,10}$/))),
  limit: z._default(intText(1, 100), defaultLimit),
});

/** A page of a long history (docs/product/pages.md, "Lists"). `nextCursor` is null on the last page. */
export const cursorPageSchema = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.nullable(z.int()) });

export const textCursorPageSchema = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.nullable(z.string()) });

export interface CursorPage<Item, Cursor = number> {
  data: Item[];
  nextCursor: Cursor | null;
}
