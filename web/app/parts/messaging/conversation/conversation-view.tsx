import { useQuery } from '@tanstack/react-query';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { canStillRecall } from '@tomoguide/contract/messaging/recall';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useOutbox } from '../../../lib/outbox.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ImagePlus } from '../../../ui/icons.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { catchUp, fetchEarlier, messageHistoryQuery } from '../history.ts';
import type { Line } from '../line.ts';
import { LiveBookings } from '../live-bookings/live-bookings.tsx';
import { getRecalledText, markRead, useRecall } from '../mutations.ts';
import { useSendPictures } from '../pictures/use-send-pictures.ts';
import { conversationQuery } from '../queries.ts';
import { QuickReplyButton } from '../quick-replies/quick-reply-button.tsx';
import type { TextComposerHandle } from '../text-composer.tsx';
import { buildLines } from './build-lines.ts';
import { ConversationHead } from './conversation-head.tsx';
import { MessageComposer } from './message-composer.tsx';
import { MessageLog } from './message-log.tsx';
import { useSending } from './use-sending.ts';

const ConversationSkeleton = () => (
  <div aria-busy="true" className="flex min-h-0 grow flex-col justify-end gap-3 p-6">
    <Skeleton className="h-12 w-3/5 rounded-2xl !bg-line" />
    <Skeleton className="h-12 w-2/5 self-end rounded-2xl !bg-line" />
    <Skeleton className="h-20 w-1/2 rounded-2xl !bg-line" />
    <Skeleton className="h-12 w-3/5 self-end rounded-2xl !bg-line" />
  </div>
);

/** The remaining credits are shown from this number downward. */
const CREDITS_LOW = 5;

const useNote = ({ conversation, credits, blockedByViewer }: ConversationEntry): string | null => {
  const { t } = useTranslation('messaging');
  const formatName = usePersonName();
  const name = formatName(conversation.other.nickname);
  if (blockedByViewer) return t('messaging.blockedByMe', { name });
  if (credits === 0) return t('messaging.creditsOut', { name });
  if (credits === null || credits > CREDITS_LOW) return null;
  return t('messaging.creditsLeft', { count: credits, name });
};

/** Fetches earlier messages, one page at a time. */
const useEarlierMessages = (id: ConversationId) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const loadEarlier = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await fetchEarlier(id);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, more: loadEarlier };
};

/** Marks visible messages as read, with one request for each newest message. */
const useMarkRead = (entry: ConversationEntry, userId: UserId, newest: Line | undefined) => {
  const marked = useRef(entry.readSeq);
  const mark = useEffectEvent(() => {
    const seq = newest?.number ?? 0;
    const isNew = seq > Math.max(marked.current, entry.readSeq) || entry.unreadCount > 0;
    if (document.visibilityState !== 'visible' || seq === 0 || !isNew) return;
    marked.current = seq;
    void markRead(entry.conversation.id, userId, seq);
  });
  useEffect(() => {
    const listener = () => mark();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return mark;
};

/** Loaded when the user opens a picture. */
const PictureViewer = lazyPart(
  async () => (await import('../pictures/picture-viewer.tsx')).PictureViewer,
  MissingPartDialog,
);

/** Loaded when the guide opens it. */
const QuickReplyDialog = lazyPart(
  async () => (await import('../quick-replies/quick-reply-dialog.tsx')).QuickReplyDialog,
  MissingPartDialog,
);

/** Returns whether this user can see the picture of a message. */
const isVisiblePicture = ({ picture, recalled, masked, mine }: Line): boolean =>
  picture !== null && !recalled && (mine || !masked);

interface OpenProps {
  entry: ConversationEntry;
  userId: UserId;
}

const OpenConversation = ({ entry, userId }: OpenProps) => {
  const formatName = usePersonName();
  const { t } = useTranslation('messaging', 'errors');
  const { id, other } = entry.conversation;
  const { data, error, refetch } = useQuery(messageHistoryQuery(id));
  // Unmasking contact details does not change a message's revision, so a message that is still masked was
  // fetched before that.
  const isOutdated =
    entry.contactsShown &&
    Boolean(data?.messages.some(({ content }) => 'masked' in content && content.masked));
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const outgoing = useOutbox();
  const { send, sendQuickReply, sendPictures, resend, discard } = useSending(userId, id);
  const choose = useSendPictures(sendPictures);
  const [opened, setOpened] = useState<string | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const earlier = useEarlierMessages(id);
  const recall = useRecall(id);
  const composer = useRef<TextComposerHandle>(null);
  const now = useNow(10);
  const lines = useMemo(
    () => buildLines(data?.messages ?? [], outgoing, entry, userId),
    [data, outgoing, entry, userId],
  );
  const newest = lines.findLast(({ number }) => number !== null);
  const mark = useMarkRead(entry, userId, newest);
  const note = useNote(entry);
  const isLoaded = data !== undefined;
  // Fetches messages that arrived while the user was on another page or while the history was loading.
  useEffect(() => {
    if (isLoaded) catchUp(id).catch(() => {});
  }, [id, isLoaded]);
  const newestSeq = newest?.number ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each newest message and each new unread count.
  useEffect(() => mark(), [newestSeq, entry.unreadCount]);

  const canRecall = ({ mine, state, recalled, requestId, at }: Line) =>
    mine &&
    !recalled &&
    // A tour request is withdrawn instead of recalled.
    requestId === null &&
    (state === 'sent' || state === 'read') &&
    canStillRecall(Temporal.Instant.from(at), now);
  const recallOrWithdraw = async (line: Line) => {
    try {
      await recall.mutateAsync(line);
    } catch (cause) {
      showToast({ tone: 'destructive', title: t(`errors.${getErrorCode(cause)}`) });
    }
  };
  const acts = useRef({ recall: recallOrWithdraw, resend, discard });
  useEffect(() => {
    acts.current = { recall: recallOrWithdraw, resend, discard };
  });
  const side = entry.conversation.viewerIs;
  const translationHost = entry.translationHost ?? null;
  const actions = useMemo(
    () => ({
      side,
      conversationId: id,
      translationHost,
      onRecall: (line: Line) => void acts.current.recall(line),
      onOpen: ({ key }: Line) => setOpened(key),
      onResend: ({ key }: Line) => acts.current.resend(key),
      onDiscard: ({ key }: Line) => acts.current.discard(key),
      canEditAgain: ({ key }: Line) => getRecalledText(key) !== undefined,
      onEditAgain: ({ key }: Line) => composer.current?.put(getRecalledText(key) ?? ''),
    }),
    [side, id, translationHost],
  );
  const pictures = opened === null ? [] : lines.filter(isVisiblePicture);
  const shown = pictures.find(({ key }) => key === opened);
  const disabled = entry.blockedByViewer || entry.credits === 0;
  return (
    <FileDrop
      className="flex min-h-0 grow flex-col"
      label={
        <>
          <ImagePlus aria-hidden="true" className="size-8" />
          {t('messaging.photosDrop', { name: formatName(other.nickname) })}
        </>
      }
      disabled={disabled}
      onDrop={choose}
    >
      {data ? (
        <MessageLog
          lines={lines}
          isWhole={data.cursor === null}
          older={earlier.state}
          onOlder={earlier.more}
          onSeen={mark}
          name={formatName(other.nickname)}
          canRecall={canRecall}
          actions={actions}
        />
      ) : error ? (
        <ErrorState title={t('messaging.failed')} onRetry={() => refetch()}>
          {t('messaging.failedHint')}
        </ErrorState>
      ) : (
        <ConversationSkeleton />
      )}
      <MessageComposer
        ref={composer}
        userId={userId}
        conversation={id}
        name={formatName(other.nickname)}
        note={note}
        disabled={disabled}
        onSend={send}
        onPictures={choose}
        quickReplies={
          entry.otherReads ? (
            <QuickReplyButton disabled={disabled} onOpen={() => setChoosing(true)} />
          ) : null
        }
      />
      {isChoosing && entry.otherReads ? (
        <Suspense>
          <QuickReplyDialog
            entry={entry}
            reads={entry.otherReads}
            userId={userId}
            onSend={sendQuickReply}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
      {shown ? (
        <Suspense>
          <PictureViewer
            lines={pictures}
            shown={shown}
            name={formatName(other.nickname)}
            onShow={({ key }) => setOpened(key)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </FileDrop>
  );
};

interface Props {
  id: ConversationId;
  userId: UserId;
  /** True if the view shows the other user's name itself. */
  hasHead?: boolean;
}

/** One conversation: the other user, the messages and the composer. */
export const ConversationView = ({ id, userId, hasHead = true }: Props) => {
  const formatName = usePersonName();
  const { t } = useTranslation('messaging');
  const { data: entry, error, refetch } = useQuery(conversationQuery(id));
  const isDeleted = error && getErrorCode(error) === 'NOT_FOUND';
  if (!entry)
    return error ? (
      <ErrorState
        title={isDeleted ? t('messaging.gone') : t('messaging.failed')}
        onRetry={isDeleted ? undefined : () => refetch()}
      >
        {isDeleted ? t('messaging.goneHint') : t('messaging.failedHint')}
      </ErrorState>
    ) : (
      <ConversationSkeleton />
    );
  return (
    <section
      data-talking
      aria-label={t('messaging.titleWith', { name: formatName(entry.conversation.other.nickname) })}
      className="flex h-full min-h-0 flex-col"
    >
      {hasHead ? <ConversationHead entry={entry} /> : null}
      <LiveBookings key={`bookings-${id}`} entry={entry} userId={userId} />
      {entry.translationHost ? (
        <p className="shrink-0 border-line border-b bg-surface px-4 py-1 text-ink-soft text-xs sm:px-6">
          {t('messaging.translationService', { host: entry.translationHost })}
        </p>
      ) : null}
      <OpenConversation key={id} entry={entry} userId={userId} />
    </section>
  );
};
