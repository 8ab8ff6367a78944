import type { ErrorCode } from '@tomoguide/contract/errors';
import type { MessageContent, TourWish } from '@tomoguide/contract/messaging/entities';
import type { FileId, MessageId, TourRequestId } from '@tomoguide/contract/primitives';

/** A picture as its line shows it. */
export interface LinePicture {
  /** Null while it is not uploaded, and for whoever may not see it yet. */
  readonly fileId: FileId | null;
  readonly width: number;
  readonly height: number;
}

/** What became of a booking, as its line says it. */
export type LineEvent = Extract<MessageContent, { kind: 'booking_event' }>;

/** A message as a conversation shows it, sent or still on its way. */
export interface Line {
  /** The same before and after it was sent: its `clientMessageId`. */
  readonly key: string;
  /** Its place in the conversation; null while it is on its way. */
  readonly number: number | null;
  readonly id: MessageId | null;
  readonly mine: boolean;
  /** Empty where it is a picture. */
  readonly text: string;
  readonly picture: LinePicture | null;
  /** A tour request, which stands on a card of its own. */
  readonly requestId: TourRequestId | null;
  /** What became of a booking of the two: nobody's words. */
  readonly event: LineEvent | null;
  /** The conversation's count of changes when it last changed; null while it is on its way. */
  readonly revision: number | null;
  readonly at: string;
  /** The tour it asks about, where it went to several guides. */
  readonly wish?: TourWish | undefined;
  /** Something in it is hidden from the receiver. */
  readonly masked: boolean;
  readonly recalled: boolean;
  readonly state: 'sent' | 'read' | 'sending' | 'failed';
  /** What kept it from being sent. */
  readonly failure: ErrorCode | null;
}

/** What the list shows: messages, and the days between them. */
export type Row =
  | { readonly type: 'start'; readonly key: 'start' }
  | { readonly type: 'day'; readonly key: string; readonly day: string }
  | {
      readonly type: 'line';
      readonly key: string;
      readonly line: Line;
      /** Whether it begins, and ends, what one of them said in one go. */
      readonly first: boolean;
      readonly last: boolean;
    };
