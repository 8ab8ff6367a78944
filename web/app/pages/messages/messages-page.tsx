import { useInfiniteQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { parseId } from '@tomoguide/contract/ids';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type Session, useSession } from '../../lib/session.ts';
import { ConversationView } from '../../parts/messaging/conversation/conversation-view.tsx';
import { conversationsQuery } from '../../parts/messaging/queries.ts';
import { useLiveEvents } from '../../parts/messaging/use-live-events.ts';
import { usePolling } from '../../parts/messaging/use-polling.ts';
import { BrowserOffer } from '../../parts/notifications/browser/browser-offer.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { panelProps } from '../../ui/tabs.tsx';
import { ConversationList, ListSkeleton } from './inbox/conversation-list.tsx';
import { MessagesTabs, type Place } from './messages-tabs.tsx';
import { NoConversationOpen } from './no-conversation-open.tsx';
import { OpeningConversation } from './opening-conversation.tsx';

const NoConversations = ({ isGuide }: { isGuide: boolean }) => {
  const { t } = useTranslation('messaging');
  return (
    <EmptyState
      spot="no-messages"
      title={t('messaging.empty')}
      actions={isGuide ? null : <LinkButton to="/search">{t('messaging.findGuide')}</LinkButton>}
    >
      <p>{isGuide ? t('messaging.emptyGuide') : t('messaging.emptyTraveler')}</p>
    </EmptyState>
  );
};

interface PaneProps {
  session: Session;
  openId: ConversationId | null;
  entries: readonly ConversationEntry[] | undefined;
}

/** The content next to the list: the conversation, a form that starts one, or a hint. */
const Pane = ({ session, openId, entries }: PaneProps) => {
  const [params] = useSearchParams();
  const guide = parseId<GuideId>(params.get('guide'));
  const traveler = parseId<UserId>(params.get('traveler'));
  if (openId !== null) return <ConversationView id={openId} userId={session.user.id} />;
  if (guide !== null) return <OpeningConversation counterpart={{ guideId: guide }} />;
  if (traveler !== null) return <OpeningConversation counterpart={{ travelerId: traveler }} />;
  return <NoConversationOpen entries={entries} isGuide={session.user.role === 'guide'} />;
};

export interface Support {
  /** The conversation with staff, as a row of the list. */
  row: ReactNode;
  /** The conversation with staff, opened. */
  view: (userId: UserId) => ReactNode;
  /** Shown to visitors in place of the conversation. */
  visitors: ReactNode;
}

interface Props {
  /** The content of the notices tab, passed in by the route. */
  notices: ReactNode;
  /** Actions for all notices, shown next to the tabs. */
  noticeTools?: ReactNode;
  /** The conversation with staff, passed in from another feature. */
  support?: Support;
}

/** Used where there is no conversation with staff. */
const NO_SUPPORT: Support = { row: null, view: () => null, visitors: null };

const openIn = (params: URLSearchParams) => parseId<ConversationId>(params.get('conversation'));

const parsePlace = (params: URLSearchParams): Place =>
  params.get('tab') === 'notices' ? 'notices' : 'conversations';

/** Returns whether something is open that replaces the list on a phone. */
const hasOpenItem = (params: URLSearchParams): boolean =>
  openIn(params) !== null || ['support', 'guide', 'traveler'].some((name) => params.has(name));

const useList = (isShown: boolean) =>
  useInfiniteQuery({ ...conversationsQuery(), enabled: isShown });
type List = ReturnType<typeof useList>;

const listConversations = ({ data }: List) => data?.pages.flatMap((one) => one.data);

interface InboxProps {
  session: Session;
  support: Support;
  list: List;
}

/** The list and the content next to it, in the page's grid. */
const Inbox = ({ session, support, list }: InboxProps) => {
  const [params] = useSearchParams();
  const { user } = session;
  const openId = openIn(params);
  usePolling(openId);
  useLiveEvents(user.id, openId);
  const entries = listConversations(list);
  if (entries?.length === 0 && !hasOpenItem(params))
    return (
      <div {...panelProps('conversations')}>
        {support.row}
        <NoConversations isGuide={user.role === 'guide'} />
      </div>
    );
  return (
    <>
      <div
        className={`flex min-h-0 flex-col lg:border-line lg:border-r ${hasOpenItem(params) ? 'max-lg:hidden' : ''}`}
      >
        <BrowserOffer />
        <div
          {...panelProps('conversations')}
          className="min-h-0 grow overflow-y-auto overscroll-contain"
        >
          {support.row}
          <ConversationList
            entries={entries}
            failed={list.isError}
            onRetry={() => list.refetch()}
            more={list}
            userId={user.id}
            openId={openId}
          />
        </div>
      </div>
      <div
        className={`row-span-full min-h-0 min-w-0 lg:col-start-2 ${hasOpenItem(params) ? '' : 'max-lg:hidden'}`}
      >
        {params.has('support') ? (
          support.view(user.id)
        ) : (
          <Pane session={session} openId={openId} entries={entries} />
        )}
      </div>
    </>
  );
};

/** Class names for the page's content and tabs, whose edges align with the header's content. */
const FRAMES = {
  notices: ['w-full lg:border-line lg:border-x', ''],
  nothing: ['w-full', ''],
  list: [
    'grid h-full min-h-0 w-full grid-cols-1 grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[22rem_1fr] lg:border-line lg:border-x',
    'lg:border-line lg:border-r',
  ],
} as const;

/** The conversations or the notices, each using the whole page. */
const Places = ({
  session,
  notices,
  noticeTools,
  support,
}: Required<Props> & { session: Session }) => {
  const [params] = useSearchParams();
  const place = parsePlace(params);
  const isInbox = place === 'conversations';
  const list = useList(isInbox);
  const isEmpty = listConversations(list)?.length === 0 && !hasOpenItem(params);
  const [frame, head] = FRAMES[isInbox ? (isEmpty ? 'nothing' : 'list') : 'notices'];
  return (
    <div className={frame}>
      {/* One panel for all tabs, so that the focus stays while the keyboard switches tabs. */}
      <div
        className={`flex items-center pr-1 sm:pr-2 ${head} ${isInbox && hasOpenItem(params) ? 'max-lg:hidden' : ''}`}
      >
        <MessagesTabs selected={place} />
        {isInbox ? null : noticeTools}
      </div>
      {isInbox ? (
        <Inbox session={session} support={support} list={list} />
      ) : (
        <div {...panelProps('notices')}>{notices}</div>
      )}
    </div>
  );
};

/**
 * The /messages page: the list of conversations with one conversation next to it or in its place, or the
 * notices.
 */
export const MessagesPage = ({ notices, noticeTools = null, support = NO_SUPPORT }: Props) => {
  const { t } = useTranslation('messaging');
  const session = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  // A chat fills the window and scrolls inside; notices scroll with the page, like every other list.
  const isChat = parsePlace(params) === 'conversations';
  return (
    <div
      data-chat={isChat ? '' : undefined}
      className={`mx-auto max-w-[75rem] min-h-96 lg:px-6 ${isChat ? 'h-full' : ''}`}
    >
      <h1 className="sr-only">{t('messaging.title')}</h1>
      {session === undefined ? (
        <div className="pt-16">
          <ListSkeleton />
        </div>
      ) : session === null && params.has('support') ? (
        <div className="h-full overflow-y-auto">{support.visitors}</div>
      ) : session === null ? (
        <EmptyState
          spot="no-messages"
          title={t('messaging.logInFirst')}
          actions={
            <LinkButton to={withRedirect('/login', pathname + search)}>
              {t('messaging.logIn')}
            </LinkButton>
          }
        >
          <p>{t('messaging.logInHint')}</p>
        </EmptyState>
      ) : (
        <Places session={session} notices={notices} noticeTools={noticeTools} support={support} />
      )}
    </div>
  );
};
