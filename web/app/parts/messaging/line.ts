import type { ErrorCode } from '@tomoguide/contract/errors';
import type { MessageContent, TourWish } from '@tomoguide/contract/messaging/entities';
import type { FileId, MessageId, TourRequestId } from '@tomoguide/contract/primitives';

/** A picture as shown in its line. */
export interface LinePicture {
  /** Null before the upload, and for users who may not see it yet. */
  readonly fileId: FileId | null;
  readonly width: number;
  readonly height: number;
}

/** A booking event as shown in its line. */
export type LineEvent = Extract<MessageContent, { kind: 'booking_event' }>;

/** A message as shown in a conversation, sent or pending. */
export interface Line {
  /** The same before and after sending: its `clientMessageId`. */
  readonly key: string;
  /** Its number in the conversation; null while pending. */
  readonly number: number | null;
  readonly id: MessageId | null;
  readonly mine: boolean;
  /** Empty for a picture. */
  readonly text: string;
  readonly picture: LinePicture | null;
  /** A tour request, shown as a card. */
  readonly requestId: TourRequestId | null;
  /** A booking event between the two users; it has no sender. */
  readonly event: LineEvent | null;
  /** The conversation's count of changes when it last changed; null while pending. */
  readonly revision: number | null;
  readonly at: string;
  /** The requested tour of a message sent to several guides. */
  readonly wish?: TourWish | undefined;
  /** True if part of it is hidden from the receiver. */
  readonly masked: boolean;
  readonly recalled: boolean;
  readonly state: 'sent' | 'read' | 'sending' | 'failed';
  /** The error that prevented sending. */
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
      /** Whether it starts and ends a group by the same sender. */
      readonly first: boolean;
      readonly last: boolean;
    };
