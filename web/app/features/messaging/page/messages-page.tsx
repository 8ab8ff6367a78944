import { useInfiniteQuery } from '@tanstack/react-query';
import { withRedirect } from '@tomoguide/contract/accounts/redirect';
import { ConversationId, GuideId, UserId } from '@tomoguide/contract/primitives';
import { useLocation, useSearchParams } from 'react-router';
import { pageExists } from '../../../lib/pages.ts';
import { type Session, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
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

const Inbox = ({ session }: { session: Session }) => {
  const { t } = useTranslation('messaging');
  const [params] = useSearchParams();
  const { user } = session;
  const open = idIn(params.get('conversation'));
  const openId = open === null ? null : ConversationId.parse(open);
  const list = useInfiniteQuery(conversations());
  usePolling(openId);
  usePushed(user.id, openId);
  const talks = list.data?.pages.flatMap(({ data }) => data);
  const isInOne = openId !== null || params.has('guide') || params.has('traveler');
  if (talks?.length === 0 && !isInOne) return <Nothing isGuide={user.role === 'guide'} />;
  return (
    <div className="mx-auto grid h-full min-h-0 max-w-[75rem] grid-cols-1 grid-rows-1 lg:grid-cols-[22rem_1fr] lg:border-line lg:border-x">
      <div
        className={`flex min-h-0 flex-col lg:border-line lg:border-r ${isInOne ? 'max-lg:hidden' : ''}`}
      >
        <h2 className="px-4 pt-5 pb-3 font-bold text-2xl tracking-tight">{t('title')}</h2>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <ConversationList
            talks={talks}
            failed={list.isError}
            onRetry={() => list.refetch()}
            onMore={list.hasNextPage ? () => list.fetchNextPage() : null}
            userId={user.id}
            openId={openId}
          />
        </div>
      </div>
      <div className={`min-h-0 min-w-0 ${isInOne ? '' : 'max-lg:hidden'}`}>
        <Pane session={session} openId={openId} />
      </div>
    </div>
  );
};

/** /messages: the list and, beside it or in its place, one conversation. */
export const MessagesPage = () => {
  const { t } = useTranslation('messaging');
  const session = useSession();
  const { pathname, search } = useLocation();
  return (
    <div data-chat className="h-[calc(100dvh-4rem-var(--bottom-bar))] min-h-96">
      <h1 className="sr-only">{t('title')}</h1>
      {session === undefined ? (
        <div className="mx-auto max-w-[75rem] pt-16">
          <ListSkeleton />
        </div>
      ) : session === null ? (
        <EmptyState
          spot="no-messages"
          title={t('logInFirst')}
          actions={
            pageExists('/login') ? (
              <LinkButton to={withRedirect('/login', pathname + search)}>{t('logIn')}</LinkButton>
            ) : null
          }
        >
          <p>{t('logInHint')}</p>
        </EmptyState>
      ) : (
        <Inbox session={session} />
      )}
    </div>
  );
};
