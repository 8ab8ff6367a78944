import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { markSupportRead } from '@tomoguide/contract/support/calls';
import type { SupportAbout, SupportTopic } from '@tomoguide/contract/support/topics';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useIsLive } from '../../lib/live/live-state.ts';
import { ALONE_MS, LIVE_MS } from '../../lib/live/polling.ts';
import { type Deliver, useOutbox } from '../../lib/outbox.ts';
import { SUPPORT_KEY } from '../../lib/query-keys.ts';
import { preparedText } from '../../parts/help/support/prepared-text.ts';
import {
  supportConversationQuery,
  supportMessagesQuery,
  unreadSupportQuery,
} from '../../parts/help/support/queries.ts';
import { SupportComposer } from '../../parts/support/conversation/support-composer.tsx';
import { createSupportDelivery } from '../../parts/support/conversation/support-delivery.ts';
import { buildSupportLines } from '../../parts/support/conversation/support-line.ts';
import { SupportLog } from '../../parts/support/conversation/support-log.tsx';
import {
  SUPPORT_QUEUE_ID,
  useOutboxQueue,
} from '../../parts/support/conversation/use-outbox-queue.ts';
import { useSupportNews } from '../../parts/support/conversation/use-support-news.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArrowLeft, LifeBuoy } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface Props {
  userId: number;
  topic: SupportTopic;
  about: SupportAbout | null;
}

const useRefetchOptions = () => ({
  refetchOnMount: 'always' as const,
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: useIsLive() ? LIVE_MS : ALONE_MS,
});

/**
 * Sends messages to staff, each with the subject until a message with the subject has arrived. The subject
 * is stored with a pending message, because it is lost after a reload and unknown to other pages.
 */
const useSendMessage = (topic: SupportTopic, about: SupportAbout | null) => {
  const [deliver] = useState(createSupportDelivery);
  const isSubjectSent = useRef(false);
  const send: Deliver = async (item) => {
    const failure = await deliver(item);
    if (failure === null && item.subject?.topic === topic) isSubjectSent.current = true;
    return failure;
  };
  return { send, known: () => (isSubjectSent.current ? {} : { subject: { topic, about } }) };
};

/** Marks visible messages as read. */
const useMarkRead = (unread: number, newest: number): void => {
  const client = useQueryClient();
  const read = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || unread === 0 || newest === 0) return;
    try {
      const state = await api(markSupportRead, { body: { upToSeq: newest } });
      client.setQueryData(supportConversationQuery().queryKey, state);
      client.setQueryData(unreadSupportQuery().queryKey, state.unreadCount);
    } catch {
      // A failure is ignored: opening the conversation again retries.
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newest message is marked once.
  useEffect(() => void read(), [unread, newest]);
  useEffect(() => {
    const listener = () => void read();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
};

const SupportHeader = () => {
  const { t } = useTranslation('support');
  return (
    <header className="flex large-text:flex-nowrap min-h-16 shrink-0 items-center gap-3 border-line border-b bg-surface px-2 lg:px-4">
      <Link
        to="/messages"
        aria-label={t('support.toList')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-ink hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-action-soft text-action">
        <LifeBuoy aria-hidden="true" className="size-5" />
      </span>
      <h2 className="min-w-0 grow truncate font-semibold text-lg">{t('support.name')}</h2>
    </header>
  );
};

const Conversation = ({ userId, topic, about }: Props) => {
  const { t } = useTranslation('support');
  const refetchOptions = useRefetchOptions();
  useSupportNews(SUPPORT_KEY);
  const state = useQuery({ ...supportConversationQuery(), ...refetchOptions });
  const messages = useInfiniteQuery({ ...supportMessagesQuery(), ...refetchOptions });
  const outgoing = useOutbox();
  const ask = useSendMessage(topic, about);
  const queue = useOutboxQueue(userId, SUPPORT_QUEUE_ID, ask.send);
  const all = useMemo(
    () => messages.data?.pages.flatMap(({ data }) => data) ?? [],
    [messages.data],
  );
  useMarkRead(state.data?.unreadCount ?? 0, all[0]?.seq ?? 0);
  const lines = useMemo(
    () => buildSupportLines(all, outgoing, { isStaff: false, userId, queueId: SUPPORT_QUEUE_ID }),
    [all, outgoing, userId],
  );
  if (!messages.data || !state.data)
    return messages.isError || state.isError ? (
      <ErrorState
        title={t('support.failed')}
        onRetry={() => void Promise.all([messages.refetch(), state.refetch()])}
      >
        {t('support.failedHint')}
      </ErrorState>
    ) : (
      <div aria-busy="true" className="flex grow flex-col justify-end gap-3 p-6">
        <Skeleton className="h-12 w-3/5 rounded-2xl" />
        <Skeleton className="h-16 w-2/5 self-end rounded-2xl" />
      </div>
    );
  // Focuses the field only if there is a new subject or no conversation yet; otherwise the user reads
  // before typing.
  const prepares = topic !== 'general' || state.data.state === 'none';
  return (
    <>
      <SupportLog
        lines={lines}
        label={t('support.log')}
        other={t('support.name')}
        beginning={<p>{t('support.beginning')}</p>}
        earlier={messages}
        end={
          state.data.state === 'closed' ? (
            <p className="px-6 pt-4 text-balance text-center text-ink-soft text-sm">
              {t('support.closed')}
            </p>
          ) : null
        }
        onResend={queue.resend}
        onDiscard={queue.discard}
      />
      <SupportComposer
        userId={userId}
        queueId={SUPPORT_QUEUE_ID}
        label={t('support.field')}
        placeholder={t('support.placeholder')}
        sendLabel={t('support.send')}
        prepared={prepares ? preparedText(topic, about, t) : undefined}
        onSend={(text) => queue.send(text, ask.known())}
      />
    </>
  );
};

/** The conversation with staff, as the user sees it. */
export const SupportView = (props: Props) => {
  const { t } = useTranslation('support');
  return (
    <section data-talking aria-label={t('support.name')} className="flex h-full min-h-0 flex-col">
      <SupportHeader />
      <Conversation key={`${props.topic} ${props.about?.id ?? ''}`} {...props} />
    </section>
  );
};
