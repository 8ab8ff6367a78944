import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { Link } from 'react-router';
import { type Outgoing, useOutbox } from '../../lib/outbox.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { CircleAlert, Clock } from '../../ui/icons.ts';
import { useEventText } from './conversation/use-event-text.ts';
import { useDraft } from './drafts.ts';
import { RowTime } from './row-time.tsx';

interface Props {
  entry: ConversationEntry;
  userId: number;
  isOpen: boolean;
}

/** A preview of the last message that is still pending, with its status. */
const PendingPreview = ({ item: { text, picture, failure } }: { item: Outgoing }) => {
  const { t } = useTranslation('messaging');
  const [Icon, words] =
    failure === null
      ? ([Clock, t('messaging.sending')] as const)
      : ([CircleAlert, t('messaging.notSent')] as const);
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`mr-1 inline-block size-4 align-text-bottom ${failure === null ? '' : 'text-danger'}`}
      />
      <span className="sr-only">{words} </span>
      {t('messaging.you', { text: picture ? t('messaging.pictureShort') : text })}
    </>
  );
};

/** A preview of the draft, or of the last message, sent or pending. */
const Preview = ({ entry, userId, isOpen }: Props) => {
  const formatName = usePersonName();
  const { t } = useTranslation('messaging');
  const formatEvent = useEventText(entry.conversation.viewerIs);
  const draft = useDraft(userId, entry.conversation.id);
  const { lastMessage } = entry;
  const waiting = useOutbox().findLast(
    (item) => item.userId === userId && item.conversation === entry.conversation.id,
  );
  if (waiting) return <PendingPreview item={waiting} />;
  if (draft && !isOpen)
    return <span className="text-danger">{t('messaging.draft', { text: draft })}</span>;
  if (!lastMessage) return null;
  const { content, senderId } = lastMessage;
  const mine = senderId === userId;
  if (content.kind === 'recalled')
    return mine
      ? t('messaging.recalledByMe')
      : t('messaging.recalledBy', { name: formatName(entry.conversation.other.nickname) });
  if (content.kind === 'booking_event') return formatEvent(content);
  if (content.kind === 'tour_request')
    return t(mine ? 'messaging.requestByMe' : 'messaging.requestByThem');
  if (content.kind === 'image')
    return t(mine ? 'messaging.pictureByMe' : 'messaging.pictureByThem');
  return mine ? t('messaging.you', { text: content.text }) : content.text;
};

/** A conversation in the list: the other user, the last message, its time, and the unread count. */
export const ConversationRow = ({ entry, userId, isOpen }: Props) => {
  const { lastMessageAt: at, unreadCount: unread } = entry;
  const { id, other } = entry.conversation;
  const name = usePersonName()(other.nickname);
  return (
    <Link
      to={`/messages?conversation=${id}`}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-18 items-center gap-3 px-4 py-3 text-ink no-underline transition-colors hover:bg-sunken aria-[current]:bg-action-soft"
    >
      <Avatar
        name={name}
        src={other.profilePicture}
        size={48}
        // The placeholder of an avatar would be invisible, because it has the same color as the open row.
        className={isOpen ? '!bg-surface' : ''}
      />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <b className="truncate font-semibold">{name}</b>
          {at ? <RowTime at={at} /> : null}
        </span>
        <span className="flex items-center justify-between gap-3">
          <span
            className={`min-w-0 truncate text-sm ${unread > 0 ? 'font-medium text-ink' : 'text-ink-soft'}`}
          >
            <Preview entry={entry} userId={userId} isOpen={isOpen} />
          </span>
          <CountBadge count={unread} className="shrink-0" />
        </span>
      </span>
    </Link>
  );
};
