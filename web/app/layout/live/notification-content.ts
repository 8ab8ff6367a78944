import type { QueryClient } from '@tanstack/react-query';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import type { Topic } from '@tomoguide/contract/notifications/topics';
import { shortenWithEllipsis } from '@tomoguide/contract/shorten';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { conversationQuery } from '../../parts/messaging/queries.ts';

/** The content of a browser notification. */
export interface News {
  /** The notification's tag. The browser replaces an older notification with the same tag. */
  key: string;
  topic: Topic;
  title: string;
  body: string;
  url: string;
  /** The notice to mark as read when the notification is opened; null if there is none. */
  notice: SystemMessage | null;
}

interface Words {
  photo: string;
  newMessage: string;
  /** Returns a user's name in the current language. */
  formatName: (nickname: string) => string;
}

/** Puts the notice's times first, because the system may cut the text after a line or two. */
const formatBody = ({ apart, message }: SystemMessage): string =>
  apart
    ? [...apart.times.map(({ label, time }) => `${label}: ${time}`), apart.message].join('\n')
    : message;

const noticeToNews = (notice: SystemMessage): News => ({
  key: `notice-${notice.id}`,
  topic: notice.topic,
  title: notice.title,
  body: formatBody(notice),
  url: notice.actionUrl ?? '/messages?tab=notices',
  notice,
});

/** Maximum length of the text. The list of notices shows it in full. */
const BODY_MAX = 140;

/** Returns the notifications for a socket event; none if the user caused the event. */
export const buildNotifications = async (
  event: SocketEvent,
  userId: number,
  client: QueryClient,
  words: Words,
): Promise<News[]> => {
  if (event.type === 'system_message') {
    const { payload } = event;
    return (payload.action === 'created' ? [payload.message] : payload.messages).map(noticeToNews);
  }
  if (event.type !== 'new_message' || event.payload.senderId === userId) return [];
  const { conversationId, content } = event.payload;
  // The booking's notice already covers this message.
  if (content.kind === 'booking_event') return [];
  const { conversation } = await client.fetchQuery(conversationQuery(conversationId));
  const text =
    'text' in content && content.text ? shortenWithEllipsis(content.text, BODY_MAX) : null;
  return [
    {
      key: `conversation-${conversationId}`,
      topic: 'messages',
      title: words.formatName(conversation.other.nickname),
      body: text ?? (content.kind === 'image' ? words.photo : words.newMessage),
      url: `/messages?conversation=${conversationId}`,
      notice: null,
    },
  ];
};
