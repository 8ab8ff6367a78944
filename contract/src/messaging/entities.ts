import * as z from 'zod/mini';
import { UserSummary } from '../accounts/entities.ts';
import { PARTIES } from '../bookings/booking-facts.ts';
import { REQUEST_STATES } from '../bookings/tour-request.ts';
import { GuideLanguage } from '../guides/entities.ts';
import { TRAVELERS_MAX } from '../guides/figures.ts';
import { TEXT_LANGUAGES } from '../languages/en.ts';
import {
  BookingId,
  Cents,
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
import { CARD_STATES } from './fact-card.ts';
import { DIET_REASONS, FACT_KINDS } from './facts/facts.ts';
import { REPORT_DECISIONS, REPORT_REASONS } from './fields.ts';
import { FACT_MINUTES_MAX } from './figures.ts';

/** A booking as it was when a substitute guide took it over, at the top of their conversation. */
export const BookingFactsLine = z.object({
  bookingNumber: z.string(),
  scheduledStartTime: Instant,
  scheduledEndTime: Instant,
  timeZone: z.string(),
  travelers: z.int(),
  totalCents: Cents,
  finalPaymentCents: Cents,
});
export type BookingFactsLine = z.infer<typeof BookingFactsLine>;

/** The tour described in a message to several guides, in the guides' time zone. */
export const RequestedTour = z.object({
  date: PlainDate,
  startTime: WallTime,
  /** If it is not after the start, the tour ends on the next day. */
  endTime: WallTime,
  travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
});
export type RequestedTour = z.infer<typeof RequestedTour>;

export const MESSAGE_KINDS = ['text', 'image', 'tour_request', 'booking_event'] as const;

/** The content of a message, as shown to one user; one variant per kind. */
export const MessageContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    /**
     * True if contact details are hidden from the recipient until contacts are shown
     * (docs/product/contact-mask.md, "When contacts are shown"). The sender sees the text as typed.
     */
    masked: z.boolean(),
    /** Set if the message was sent to several guides (docs/product/messages.md, "To several guides"). */
    wish: z.optional(RequestedTour),
    /**
     * Set for a quick reply (docs/product/messages.md, "Quick replies"): the language of `text`, which is the
     * recipient's, and the version in the other language, masked like `text`.
     */
    versions: z.optional(z.object({ language: z.enum(TEXT_LANGUAGES), otherText: z.string() })),
    /** Number of facts for which a fact card can be opened; absent if there are none. */
    facts: z.optional(z.int()),
    /** The state of the message's fact card; absent if there is none. */
    card: z.optional(z.enum(CARD_STATES)),
  }),
  z.object({
    kind: z.literal('image'),
    /** Null for the recipient while the image is masked. */
    fileId: z.nullable(FileId),
    /** Size of the stored image in pixels. */
    width: z.int(),
    height: z.int(),
    /**
     * True if the image is hidden from the recipient until contacts are shown, because it may show contact
     * details.
     */
    masked: z.boolean(),
  }),
  /**
   * A tour request, shown as a card (docs/product/tour-requests.md, "In the
   * conversation").
   */
  z.object({
    kind: z.literal('tour_request'),
    requestId: TourRequestId,
    state: z.enum(REQUEST_STATES),
  }),
  /** An event in a booking between the two users (docs/product/messages.md, "Booking events"). */
  z.object({
    kind: z.literal('booking_event'),
    bookingId: BookingId,
    event: z.enum(BOOKING_LINES),
    /** The party that did not show up; absent in a few old lines. */
    absent: z.optional(z.enum(PARTIES)),
    /** Minutes added by an extension; null for other events. */
    minutes: z.nullable(z.int()),
    /** Set only when a substitute guide took over, and only for the new guide and the traveler. */
    facts: z.optional(BookingFactsLine),
  }),
  /** A recalled message, whose content is no longer available. */
  z.object({
    kind: z.literal('recalled'),
    /** Present if the message had a fact card. */
    card: z.optional(z.enum(CARD_STATES)),
  }),
]);
export type MessageContent = z.infer<typeof MessageContent>;

const messageShape = {
  id: MessageId,
  conversationId: ConversationId,
  /** The message's sequence number in the conversation, from 1. Both users see messages in this order. */
  seq: z.int(),
  /**
   * The conversation's revision when this message last changed. A message with a higher revision than the
   * client's is new or changed (docs/product/messages.md, "Catching up").
   */
  revision: z.int(),
  senderId: UserId,
  /** The ID that the sender's app assigned to the message. */
  clientMessageId: z.string(),
  sentAt: Instant,
  content: MessageContent,
};

export const Message = z.object(messageShape);
export type Message = z.infer<typeof Message>;

/** A sent message, with the sender's remaining credits; null credits mean unlimited. */
export const SentMessage = z.object({ ...messageShape, credits: z.nullable(z.int()) });
export type SentMessage = z.infer<typeof SentMessage>;

/** A conversation, as shown to one of its two users. */
export const ConversationEntry = z.object({
  conversation: z.object({
    id: ConversationId,
    /** The viewer's party in the conversation. */
    viewerIs: z.enum(PARTIES),
    /** The guide of the conversation, who can be the viewer. */
    guideId: GuideId,
    other: UserSummary,
    /** The languages that the guide speaks; only shown to the traveler. */
    guideLanguages: z.optional(z.array(GuideLanguage)),
    createdAt: Instant,
  }),
  /** The last message; null if there is none yet. */
  lastMessage: z.nullable(Message),
  lastMessageAt: z.nullable(Instant),
  messageCount: z.int(),
  /** Number of messages from the other user that the viewer has not read. */
  unreadCount: z.int(),
  /** The viewer's credits; null means unlimited. */
  credits: z.nullable(z.int()),
  /**
   * Whether the two users see each other's contacts now; if not, `contactsFrom` is when they will, if
   * known.
   */
  contactsShown: z.boolean(),
  contactsFrom: z.nullable(Instant),
  /** Increases with every change in the conversation. */
  revision: z.int(),
  /** Sequence number of the last message that the viewer has read. */
  readSeq: z.int(),
  /**
   * Sequence number of the last message that the other user read while both users had read receipts on;
   * null if either has turned them off.
   */
  otherReadSeq: z.nullable(z.int()),
  blockedByViewer: z.boolean(),
  /**
   * Whether the traveler can have more live bookings with the guide than the default
   * (docs/product/bookings.md, "Quotas"). Only shown to the guide.
   */
  quotaLifted: z.optional(z.boolean()),
  /**
   * The language in which the traveler gets a quick reply (docs/product/messages.md, "Quick replies"). Only
   * shown to the guide.
   */
  otherReads: z.optional(z.enum(TEXT_LANGUAGES)),
  /**
   * The host of the service to which either user can send messages for translation
   * (docs/product/messages.md, "Translation service"); absent if there is none.
   */
  translationHost: z.optional(z.string()),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

/** The value of a fact in a message (docs/product/messages.md, "Facts in messages"). Its types are in facts/facts.ts. */
export const FactValue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('date'), day: PlainDate }),
  z.strictObject({
    kind: z.literal('time'),
    minutes: z.int().check(z.minimum(0), z.maximum(1439)),
    clock: z.optional(z.literal('Asia/Shanghai')),
  }),
  z.strictObject({
    kind: z.literal('duration'),
    minutes: z.int().check(z.minimum(1), z.maximum(FACT_MINUTES_MAX)),
  }),
  z.strictObject({
    kind: z.literal('money'),
    currency: z.enum(['CNY', 'JPY']),
    /** Fen or yen. */
    amount: Cents,
  }),
  z.strictObject({
    kind: z.literal('people'),
    total: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    children: z.optional(z.int().check(z.minimum(0), z.maximum(TRAVELERS_MAX))),
  }),
  z.strictObject({
    kind: z.literal('place'),
    placeId: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/, { error: 'the id of a place' })),
  }),
  z.strictObject({
    kind: z.literal('diet'),
    reason: z.enum(DIET_REASONS),
    foodId: z.optional(
      z.string().check(z.regex(/^[a-z0-9-]{3,60}$/, { error: 'the id of a food' })),
    ),
  }),
]);
export type FactValue = z.infer<typeof FactValue>;
/** A fact on a fact card; see `CardFact` in fact-card.ts. */
export const CardFact = z.object({
  number: z.int(),
  kind: z.enum(FACT_KINDS),
  words: z.string(),
  value: z.nullable(FactValue),
  options: z.array(FactValue),
  endsRange: z.boolean(),
  removed: z.boolean(),
  confirmedBy: z.array(z.enum(PARTIES)),
});

/** A station, sight or dish with its names, of which the Japanese one can be shown to a driver. */
export const PlaceNames = z.object({
  id: z.string(),
  nameEn: z.string(),
  nameCn: z.string(),
  nameJa: z.string(),
  /** A dish is no place to meet at. */
  isDish: z.boolean(),
});
export type PlaceNames = z.infer<typeof PlaceNames>;

/** The fact card of a message (docs/product/messages.md, "Fact card"). */
export const FactCard = z.object({
  messageId: MessageId,
  conversationId: ConversationId,
  /** Counts corrections. A confirmation names the version that it is about. */
  version: z.int(),
  state: z.enum(CARD_STATES),
  /** False if the card can only be read. */
  canAnswer: z.boolean(),
  /** Empty if the card was withdrawn. */
  facts: z.array(CardFact),
  /** The names of the places among the facts and their options. */
  places: z.array(PlaceNames),
  /** The yen that one RMB is worth, for showing amounts in both currencies. */
  jpyPerRmb: z.number(),
});
export type FactCard = z.infer<typeof FactCard>;

/** A message translated by the operator's service, with the host of the service. */
export const MessageTranslation = z.object({ text: z.string(), host: z.string() });
export type MessageTranslation = z.infer<typeof MessageTranslation>;

/** A report about a user, as shown to staff (docs/product/staff.md, "Reports"). */
export const PersonReport = z.object({
  id: ReportId,
  reporter: UserSummary,
  reported: UserSummary,
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  createdAt: Instant,
  /** Number of other users who reported the same user. */
  otherReports: z.int(),
  handledAt: z.nullable(Instant),
  decision: z.nullable(z.enum(REPORT_DECISIONS)),
  /** False if the viewer is the reporter or the reported user. */
  mayDecide: z.boolean(),
});
export type PersonReport = z.infer<typeof PersonReport>;

/**
 * The number of masked messages from one user to another (docs/product/staff.md, "Attempts at passing
 * contacts").
 */
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

/** The fact card of a reported message, as shown to staff. */
export const ReportedCard = z.pick(FactCard, {
  state: true,
  facts: true,
  places: true,
  jpyPerRmb: true,
});
export type ReportedCard = z.infer<typeof ReportedCard>;

/** A message of a reported conversation, as shown to staff: as typed, even if it was recalled. */
export const ReportedMessage = z.object({
  seq: z.int(),
  kind: z.enum(MESSAGE_KINDS),
  senderId: UserId,
  text: z.string(),
  sentAt: Instant,
  recalledAt: z.nullable(Instant),
  /** The text as the recipient sees it, with contact details masked; null if nothing is masked. */
  shownAs: z.nullable(z.string()),
  /** For a quick reply: the version in the other language, in the same two forms; null for other messages. */
  otherVersion: z.nullable(z.object({ text: z.string(), shownAs: z.nullable(z.string()) })),
  /** The file of an image message, which staff can open; null for other kinds. */
  fileId: z.nullable(FileId),
  /** The message's fact card; null if there is none. */
  card: z.nullable(ReportedCard),
});
export type ReportedMessage = z.infer<typeof ReportedMessage>;
