import type { ErrorCode } from '@tomoguide/contract/errors';
import type { MessageContent, RequestedTour } from '@tomoguide/contract/messaging/entities';
import type { CardState } from '@tomoguide/contract/messaging/fact-card';
import type { FileId, MessageId, TourRequestId } from '@tomoguide/contract/primitives';
import type { WrittenLanguage } from '@tomoguide/contract/reviews/language';

/** A picture as shown in its line. */
export interface LinePicture {
  /** The file of the picture; null before the upload, and for users who may not see the picture yet. */
  readonly fileId: FileId | null;
  readonly width: number;
  readonly height: number;
}

/** The versions of a quick reply (docs/product/messages.md, "Quick replies"). */
export type TextVersions = NonNullable<Extract<MessageContent, { kind: 'text' }>['versions']>;

/** A booking event as shown in its line. */
export type LineEvent = Extract<MessageContent, { kind: 'booking_event' }>;

/** A message as shown in a conversation, sent or pending. */
export interface Line {
  /** The message's `clientMessageId`, which is the same before and after sending. */
  readonly key: string;
  /** The message's sequence number in the conversation; null while pending. */
  readonly number: number | null;
  readonly id: MessageId | null;
  readonly mine: boolean;
  /** The text of the message; empty for a picture. */
  readonly text: string;
  /** The language of `text`; null if it has no letters. */
  readonly language: WrittenLanguage | null;
  /** For a quick reply: the language of `text`, and the version in the other language. */
  readonly versions: TextVersions | null;
  readonly picture: LinePicture | null;
  /** The tour request that is shown as a card; null for any other message. */
  readonly requestId: TourRequestId | null;
  /** A booking event between the two users, which has no sender; null for any other message. */
  readonly event: LineEvent | null;
  /** The conversation's revision when this message last changed; null while pending. */
  readonly revision: number | null;
  readonly at: string;
  /** The requested tour of a message sent to several guides. */
  readonly requestedTour?: RequestedTour | undefined;
  /** True if part of the message is hidden from the recipient. */
  readonly masked: boolean;
  readonly recalled: boolean;
  /** Number of facts for which a fact card can be opened. */
  readonly facts: number;
  /** The state of the message's fact card; null if there is none. */
  readonly card: CardState | null;
  readonly state: 'sent' | 'read' | 'sending' | 'failed';
  /** The error that prevented sending; null if there is none. */
  readonly failure: ErrorCode | null;
}

/** A row of the log: a message, or the date between messages. */
export type Row =
  | { readonly type: 'start'; readonly key: 'start' }
  | { readonly type: 'day'; readonly key: string; readonly day: string }
  | {
      readonly type: 'line';
      readonly key: string;
      readonly line: Line;
      /** True if the line is the first, or the last, of a group by the same sender. */
      readonly first: boolean;
      readonly last: boolean;
    };
