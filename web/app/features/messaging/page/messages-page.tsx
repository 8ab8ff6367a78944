import { useInfiniteQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Session, useSession } from '../../../lib/session.ts';
import { UNREAD_NOTICES_KEY, useUnread, useUnreadMessages } from '../../../lib/unread.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { panelProps, Tabs } from '../../../ui/tabs.tsx';
import { BrowserOffer } from '../../notifications/browser/browser-offer.tsx';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { ConversationList, ListSkeleton } from '../inbox/conversation-list.tsx';
import { usePolling } from '../live/use-polling.ts';
import { usePushed } from '../live/use-pushed.ts';
import { conversations } from '../queries.ts';
import { Opening } from './opening.tsx';

const idIn = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;

const Nothing = ({ isGuide }: { isGuide: boolean }) => {
  const { t } = useTranslation('messaging');
  return (
    <EmptyState
      spot="no-messages"
      title={t('empty')}
      actions={isGuide ? null : <LinkButton to="/search">{t('findGuide')}</LinkButton>}
    >
      <p>{isGuide ? t('emptyGuide') : t('emptyTraveler')}</p>
    </EmptyState>
  );
};

/** What stands beside the list: the conversation, the way into one, or what to do. */
const Pane = ({ session, openId }: { session: Session; openId: ConversationId | null }) => {
  const { t } = useTranslation('messaging');
  const [params] = useSearchParams();
  const guide = idIn(params.get('guide'));
  const traveler = idIn(params.get('traveler'));
  if (openId !== null) return <ConversationView id={openId} userId={session.user.id} />;
  if (guide !== null) return <Opening counterpart={{ guideId: GuideId.parse(guide) }} />;
  if (traveler !== null) return <Opening counterpart={{ travelerId: UserId.parse(traveler) }} />;
  return (
    <div className="hidden h-full content-center lg:grid">
      <EmptyState title={t('choose')} spot="no-messages">
        <p>{t('chooseHint')}</p>
      </EmptyState>
    </div>
  );
};

const PLACES = { conversations: '/messages', notices: '/messages?tab=notices' } as const;
type Place = keyof typeof PLACES;

/** Conversations and notices, each with what is unread there. */
const PlaceTabs = ({ selected }: { selected: Place }) => {
  const { t } = useTranslation('messaging');
  const navigate = useNavigate();
  const counts = { conversations: useUnreadMessages(), notices: useUnread(UNREAD_NOTICES_KEY) };
  const places = Object.keys(PLACES) as Place[];
  return (
    <div className="shrink-0 py-3 sm:px-4">
      <Tabs
        label={t('title')}
        tabs={places.map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id] }))}
        selected={selected}
        onSelect={(id) => navigate(PLACES[id], { replace: true })}
      />
    </div>
  );
};

const Inbox = ({ session, support }: { session: Session; support: Support }) => {
  const [params] = useSearchParams();
  const { user } = session;
  const open = idIn(params.get('conversation'));
  const openId = open === null ? null : ConversationId.parse(open);
  const list = useInfiniteQuery(conversations());
  usePolling(openId);
  usePushed(user.id, openId);
  const talks = list.data?.pages.flatMap(({ data }) => data);
  const isInSupport = params.has('support');
  const isInOne = isInSupport || openId !== null || params.has('guide') || params.has('traveler');
  if (talks?.length === 0 && !isInOne)
    return (
      <div className="mx-auto max-w-[75rem]">
        <PlaceTabs selected="conversations" />
        <div {...panelProps('conversations')}>
          {support.row}
          <Nothing isGuide={user.role === 'guide'} />
        </div>
      </div>
    );
  return (
    <div className="mx-auto grid h-full min-h-0 max-w-[75rem] grid-cols-1 grid-rows-1 lg:grid-cols-[22rem_1fr] lg:border-line lg:border-x">
      <div
        className={`flex min-h-0 flex-col lg:border-line lg:border-r ${isInOne ? 'max-lg:hidden' : ''}`}
      >
        <PlaceTabs selected="conversations" />
        <BrowserOffer />
        <div
          {...panelProps('conversations')}
          className="min-h-0 grow overflow-y-auto overscroll-contain"
        >
          {support.row}
          <ConversationList
            talks={talks}
            failed={list.isError}
            onRetry={() => list.refetch()}
            onMore={list.hasNextPage ? () => list.fetchNextPage() : null}
            moreFailed={list.isFetchNextPageError}
            moreBusy={list.isFetchingNextPage}
            userId={user.id}
            openId={openId}
          />
        </div>
      </div>
      <div className={`min-h-0 min-w-0 ${isInOne ? '' : 'max-lg:hidden'}`}>
        {isInSupport ? support.view(user.id) : <Pane session={session} openId={openId} />}
      </div>
    </div>
  );
};

/** The notices have the page for themselves. */
const Notices = ({ children }: { children: ReactNode }) => (
  <div className="flex h-full min-h-0 flex-col">
    <div className="mx-auto w-full max-w-[52rem] lg:border-line lg:border-x">
      <PlaceTabs selected="notices" />
    </div>
    <div
      {...panelProps('notices')}
      className="min-h-0 grow overflow-y-auto overscroll-contain border-line border-t"
    >
      {children}
    </div>
  </div>
);

export interface Support {
  /** The conversation with the team in the list, */
  row: ReactNode;
  /** and open. */
  view: (userId: UserId) => ReactNode;
  /** In its place for who is not logged in. */
  visitors: ReactNode;
}

interface Props {
  /** What the tab of notices shows, composed by the route. */
  notices: ReactNode;
  /** The conversation with the team, which is another feature's. */
  support?: Support;
}

/** Where the page is shown by itself. */
const NO_SUPPORT: Support = { row: null, view: () => null, visitors: null };

/** /messages: the list and, beside it or in its place, one conversation; or the notices. */
export const MessagesPage = ({ notices, support = NO_SUPPORT }: Props) => {
  const { t } = useTranslation('messaging');
  const session = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  return (
    <div data-chat className="h-[calc(100dvh-4rem-var(--bottom-bar))] min-h-96">
      <h1 className="sr-only">{t('title')}</h1>
      {session === undefined ? (
        <div className="mx-auto max-w-[75rem] pt-16">
          <ListSkeleton />
        </div>
      ) : session === null && params.has('support') ? (
        <div className="h-full overflow-y-auto">{support.visitors}</div>
      ) : session === null ? (
        <EmptyState
          spot="no-messages"
          title={t('logInFirst')}
          actions={
            <LinkButton to={withRedirect('/login', pathname + search)}>{t('logIn')}</LinkButton>
          }
        >
          <p>{t('logInHint')}</p>
        </EmptyState>
      ) : params.get('tab') === 'notices' ? (
        <Notices>{notices}</Notices>
      ) : (
        <Inbox session={session} support={support} />
      )}
    </div>
  );
};
