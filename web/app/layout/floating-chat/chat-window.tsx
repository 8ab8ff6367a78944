import { useQuery } from '@tanstack/react-query';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { getErrorCode } from '../../lib/api-error.ts';
import { listen } from '../../lib/live/bus.ts';
import { getQueryClient } from '../../lib/query-client.ts';
import { findCachedConversation } from '../../parts/messaging/cached-conversations.ts';
import { ConversationMenu } from '../../parts/messaging/conversation/conversation-menu.tsx';
import { ConversationView } from '../../parts/messaging/conversation/conversation-view.tsx';
import { open, storeEntry } from '../../parts/messaging/mutations.ts';
import { conversationQuery, messageKeys } from '../../parts/messaging/queries.ts';
import { useLiveEvents } from '../../parts/messaging/use-live-events.ts';
import { usePolling } from '../../parts/messaging/use-polling.ts';
import { usePersonName } from '../../translation/use-person-name.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { GripVertical, Maximize2, Minus, X } from '../../ui/icons.ts';
import { menuIconStyle, menuItemStyle } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changeChat, closeChat, type OpenChat, parseCounterpart } from './open-chat.ts';
import { useWindowPosition } from './use-window-position.ts';
import { WindowRequest } from './window-request.tsx';

export interface WindowProps {
  chat: OpenChat;
  userId: UserId;
}

/** Returns the conversation of a link, from the cache if it is there, otherwise from the server. */
const useConversation = ({ path, conversationId }: OpenChat) => {
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const find = useEffectEvent(async (isLeft: () => boolean) => {
    setFailure(null);
    const counterpart = parseCounterpart(path);
    if (counterpart === null || conversationId !== null) return;
    try {
      const known = findCachedConversation(counterpart);
      if (known) storeEntry(known);
      const { conversation } = known ?? (await open(counterpart));
      // By now, the window may show another user's conversation.
      if (!isLeft()) changeChat({ conversationId: conversation.id });
    } catch (error) {
      if (!isLeft()) setFailure(error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another user or attempt.
  useEffect(() => {
    let left = false;
    void find(() => left);
    return () => {
      left = true;
    };
  }, [path, tries]);
  return { failure, retry: () => setTries(tries + 1) };
};

/** Keeps the window's content up to date even while it is minimized. */
const useChatUpdates = (userId: UserId, id: ConversationId | null, minimized: boolean): void => {
  usePolling(id);
  useLiveEvents(userId, id);
  const count = useEffectEvent((conversationId: ConversationId) => {
    if (!minimized || conversationId !== id) return;
    void getQueryClient().invalidateQueries({ queryKey: messageKeys.one(conversationId) });
  });
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'new_message' || event.type === 'message_recalled')
          count(event.payload.conversationId);
        // The user read the conversation on another device. Reads by the other user do not affect this
        // count.
        if (event.type === 'message_read' && event.payload.readerId === userId)
          count(event.payload.conversationId);
      }),
    [userId],
  );
};

/** Returns whether this Escape may close the window: a menu, popover or dialog inside it closes first. */
const isOwnEscape = ({ key, target, currentTarget, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !nativeEvent.isComposing &&
  target instanceof Element &&
  currentTarget.querySelector(':popover-open') === null &&
  target.closest('[role="menu"], dialog, [aria-expanded="true"]') === null;

/**
 * A floating window with a conversation (docs/product/messages.md, "The chat window"). Not modal: the page
 * behind it stays usable, and Tab can leave the window.
 */
export const ChatWindow = ({ chat, userId }: WindowProps) => {
  const { t } = useTranslation('floating-chat', 'messaging', 'errors');
  const { conversationId: id, minimized, presses } = chat;
  const { failure, retry } = useConversation(chat);
  const { data: entry } = useQuery({
    ...conversationQuery(id ?? (0 as never)),
    enabled: id !== null,
  });
  useChatUpdates(userId, id, minimized);
  const box = useRef<HTMLElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  const place = useWindowPosition(box, minimized);
  const hintId = useId();
  const formatName = usePersonName();
  const name = entry && formatName(entry.conversation.other.nickname);
  const isLoaded = entry !== undefined;
  const focus = useEffectEvent(() => {
    if (presses === 0) return;
    const field = box.current?.querySelector<HTMLElement>('textarea:enabled');
    (minimized ? pill.current : (field ?? box.current))?.focus({ preventScroll: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each click and when the composer appears.
  useEffect(() => focus(), [presses, minimized, isLoaded, id]);

  if (minimized)
    return (
      <button
        ref={pill}
        type="button"
        onClick={() => changeChat({ minimized: false, presses: presses + 1 })}
        className="fixed right-6 bottom-6 z-40 inline-flex min-h-12 max-w-72 items-center gap-2.5 rounded-full border border-line bg-surface py-1.5 pr-4 pl-2 font-semibold text-ink shadow-pop"
      >
        <Avatar
          name={name ?? ''}
          src={entry?.conversation.other.profilePicture ?? null}
          size={36}
        />
        <span className="truncate">
          <span className="sr-only">{t('floating-chat.restore')} </span>
          {name ?? t('messaging.title')}
        </span>
        <CountBadge count={entry?.unreadCount ?? 0} />
      </button>
    );
  return (
    <section
      ref={box}
      role="dialog"
      aria-modal="false"
      aria-label={name ? t('messaging.titleWith', { name }) : t('messaging.title')}
      tabIndex={-1}
      className="chat-window"
      onKeyDown={(event) => {
        if (isOwnEscape(event)) closeChat();
      }}
    >
      <header
        {...place.bar}
        className="flex min-h-14 cursor-grab touch-none select-none items-center gap-1 rounded-t-2xl border-line border-b bg-surface px-1 active:cursor-grabbing"
      >
        <IconButton
          data-grip
          label={t('floating-chat.move')}
          aria-describedby={hintId}
          onKeyDown={place.onKeyDown}
          className="!w-8 cursor-grab active:cursor-grabbing"
        >
          <GripVertical aria-hidden="true" className="size-5 text-ink-soft" />
        </IconButton>
        <span id={hintId} className="sr-only">
          {t('floating-chat.moveHint')}
        </span>
        {entry ? (
          <>
            <Avatar name={name ?? ''} src={entry.conversation.other.profilePicture} size={32} />
            <h2 className="ml-1.5 min-w-0 grow truncate font-semibold">{name}</h2>
            <WindowRequest entry={entry} />
            <ConversationMenu entry={entry}>
              <Link
                to={`/messages?conversation=${entry.conversation.id}`}
                role="menuitem"
                className={menuItemStyle}
              >
                <Maximize2 aria-hidden="true" className={menuIconStyle} />
                {t('floating-chat.toPage')}
              </Link>
            </ConversationMenu>
          </>
        ) : (
          <div className="grow px-2">{failure ? null : <Skeleton className="h-5 w-32" />}</div>
        )}
        <IconButton
          label={t('floating-chat.minimise')}
          onClick={() => changeChat({ minimized: true, presses: presses + 1 })}
        >
          <Minus aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={t('floating-chat.close')} onClick={closeChat}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </header>
      <div className="min-h-0 grow overflow-hidden rounded-b-2xl">
        {failure ? (
          <ErrorState title={t('messaging.failed')} onRetry={retry}>
            {t(`errors.${getErrorCode(failure)}`)}
          </ErrorState>
        ) : id === null ? (
          <div aria-busy="true" className="grid gap-3 p-6">
            <Skeleton className="h-12 w-3/5 rounded-2xl !bg-line" />
            <Skeleton className="h-12 w-2/5 justify-self-end rounded-2xl !bg-line" />
          </div>
        ) : (
          <ConversationView key={id} id={id} userId={userId} hasHead={false} />
        )}
      </div>
    </section>
  );
};
