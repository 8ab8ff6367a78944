import { getTranslation } from '../../../translation.ts';
import { KINDS, type NoticeTopic } from '../inbox/kinds.ts';
import { getNoticeLink } from '../inbox/notice-link.ts';
import type { LoadedPush } from './push-queries.ts';

/** What the service worker receives (web/public/service-worker.js). */
export interface PushPayload {
  kind: NoticeTopic;
  title: string;
  /** The path of the page to open. */
  url: string;
  /** The browser replaces an earlier notification with the same tag, also one of an open page. */
  tag: string;
}

export interface PushContent {
  payload: PushPayload;
  urgency: 'normal' | 'high';
}

/** Topics that are about to be late: a phone that saves power shows them at once. */
const URGENT: ReadonlySet<NoticeTopic> = new Set([
  'messages',
  'reminders',
  'tourDay',
  'extensions',
]);

const createContent = (
  { locale }: LoadedPush,
  kind: NoticeTopic,
  url: string,
  tag: string,
): PushContent => ({
  payload: { kind, title: getTranslation<'push'>(locale)(`push.titles.${kind}`), url, tag },
  urgency: URGENT.has(kind) ? 'high' : 'normal',
});

/**
 * Returns the content of a push in the language of the account. It names only the topic, because a locked
 * screen may show it: no names, texts or amounts. Returns null if there is nothing to tell any more,
 * because the notice was read or has expired, or the message was read or recalled.
 */
export const createPushContent = (push: LoadedPush, now: Temporal.Instant): PushContent | null => {
  const { notice } = push;
  const { conversationId } = push.push;
  if (!notice) {
    if (push.isSettled) return null;
    const url = `/messages?conversation=${conversationId}`;
    return createContent(push, 'messages', url, `conversation-${conversationId}`);
  }
  const { kind, params, status, expiresAt } = notice;
  if (status !== 'unread' || (expiresAt && Temporal.Instant.compare(expiresAt, now) <= 0))
    return null;
  const link = getNoticeLink(kind, params, KINDS[kind].todo ?? null);
  return createContent(
    push,
    KINDS[kind].topic,
    link?.url ?? '/messages?tab=notices',
    `notice-${notice.id}`,
  );
};
