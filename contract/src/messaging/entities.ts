import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { PARTIES } from '../bookings/booking-facts.ts';
import { REQUEST_STATES } from '../bookings/tour-request.ts';
import { GuideLanguage } from '../guides/entities.ts';
import { TRAVELERS_MAX } from '../guides/tour-limits.ts';
import {
  BookingId,
  ConversationId,
  FileId,
  GuideId,
  Instant,
  MessageId,
  PlainDate,
  ReportId,
  TourRequestId,
  UserId,
  WallTime,
} from '../primitives.ts';
import { BOOKING_LINES } from './booking-lines.ts';
import { REPORT_DECISIONS, REPORT_REASONS } from './fields.ts';

/** The tour that a message to several guides asks about, on the guide's clock. */
export const TourWish = z.object({
  date: PlainDate,
  startTime: WallTime,
  /** Not later than the start: of the next day. */
  endTime: WallTime,
  travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
});
export type TourWish = z.infer<typeof TourWish>;

export const MESSAGE_KINDS = ['text', 'image', 'tour_request', 'booking_event'] as const;

/** What a message is, as its reader sees it: one shape a kind. */
export const MessageContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    /**
     * Contact details in it are hidden from its receiver until contacts are shown (docs/product/contact-mask.md,
     * "When contacts are shown"). Its sender reads it as typed, and this.
     */
    masked: z.boolean(),
    /** Where it went to several guides (docs/product/messages.md, "To several guides"). */
    wish: z.optional(TourWish),
  }),
  z.object({
    kind: z.literal('image'),
    /** Null for the receiver while it is masked. */
    fileId: z.nullable(FileId),
    /** Pixels of the picture as it is kept. */
    width: z.int(),
    height: z.int(),
    /** A picture can show contact details: its receiver sees it once contacts are shown. */
    masked: z.boolean(),
  }),
  /** The traveler's request, whose card stands here (docs/product/tour-requests.md, "In the conversation"). */
  z.object({
    kind: z.literal('tour_request'),
    requestId: TourRequestId,
    state: z.enum(REQUEST_STATES),
  }),
  /** What became of a booking of the two (docs/product/messages.md, "Booking events"). */
  z.object({
    kind: z.literal('booking_event'),
    bookingId: BookingId,
    event: z.enum(BOOKING_LINES),
    /** Who did not come; not known of a few old lines. */
    absent: z.optional(z.enum(PARTIES)),
    /** By how much an extended tour became longer; null for all others. */
    minutes: z.nullable(z.int()),
  }),
  /** Nobody reads any more what it said. */
  z.object({ kind: z.literal('recalled') }),
]);
export type MessageContent = z.infer<typeof MessageContent>;

const messageShape = {
  id: MessageId,
  conversationId: ConversationId,
  /** Its number in its conversation, from 1 on: the order for both sides. */
  seq: z.int(),
  /**
   * The conversation's count of changes when this message was last changed: what has a higher one than
   * a client has seen is new or different (docs/product/messages.md, "Catching up").
   */
  revision: z.int(),
  senderId: UserId,
  /** What the sender's app named it. */
  clientMessageId: z.string(),
  sentAt: Instant,
  content: MessageContent,
};

export const Message = z.object(messageShape);
export type Message = z.infer<typeof Message>;

/** Just sent, with the reader's own credits after it; null: unlimited. */
export const SentMessage = z.object({ ...messageShape, credits: z.nullable(z.int()) });
export type SentMessage = z.infer<typeof SentMessage>;

/** A conversation as one of its two people sees it. */
export const ConversationEntry = z.object({
  conversation: z.object({
    id: ConversationId,
    /** The side that the viewer is on. */
    viewerIs: z.enum(PARTIES),
    /** The guide whom it is with, or who the viewer is. */
    guideId: GuideId,
    other: UserSummary,
    /** What the guide speaks, for the traveler. */
    guideLanguages: z.optional(z.array(GuideLanguage)),
    createdAt: Instant,
  }),
  /** Null until the first. */
  lastMessage: z.nullable(Message),
  lastMessageAt: z.nullable(Instant),
  messageCount: z.int(),
  /** Messages of the other that the viewer has not read. */
  unreadCount: z.int(),
  /** The viewer's; null: unlimited. */
  credits: z.nullable(z.int()),
  /** Whether the two read each other's contacts; if not, from when they will, as far as that is known. */
  contactsShown: z.boolean(),
  contactsFrom: z.nullable(Instant),
  /** The conversation's count of changes. */
  revision: z.int(),
  /** The number of the last message that the viewer has read, */
  readSeq: z.int(),
  /** and that the other has while both had read receipts on; null where one of the two has them off. */
  otherReadSeq: z.nullable(z.int()),
  blockedByViewer: z.boolean(),
  /** For the guide: whether the traveler may have more live bookings with them than others (docs/product/bookings.md, "Quotas"). */
  quotaLifted: z.optional(z.boolean()),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

/** Somebody was reported to staff (docs/product/staff.md, "Reports"). */
export const PersonReport = z.object({
  id: ReportId,
  reporter: UserSummary,
  reported: UserSummary,
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  createdAt: Instant,
  /** How many others have reported the same person. */
  otherReports: z.int(),
  handledAt: z.nullable(Instant),
  decision: z.nullable(z.enum(REPORT_DECISIONS)),
  /** False: the viewer is one of the two. */
  mayDecide: z.boolean(),
});
export type PersonReport = z.infer<typeof PersonReport>;

/** How often somebody wrote what the mask hides to one person (docs/product/staff.md, "Attempts at passing contacts"). */
export const ContactAttempts = z.object({
  id: z.int(),
  person: UserSummary,
  other: UserSummary,
  conversationId: ConversationId,
  attempts: z.int(),
  firstAt: Instant,
  lastAt: Instant,
});
export type ContactAttempts = z.infer<typeof ContactAttempts>;

/** A message of a reported conversation as staff reads it: as it was typed, recalled or not. */
export const ReportedMessage = z.object({
  seq: z.int(),
  kind: z.enum(MESSAGE_KINDS),
  senderId: UserId,
  text: z.string(),
  sentAt: Instant,
  recalledAt: z.nullable(Instant),
  /** Contact details that its receiver does not see; null: nothing is hidden. */
  shownAs: z.nullable(z.string()),
  /** A picture, which has no text; staff may open it. */
  fileId: z.nullable(FileId),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;
