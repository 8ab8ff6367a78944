import { useInfiniteQuery } from '@tanstack/react-query';
import type { UserId } from '@tomoguide/contract/primitives';
import { ConversationRow } from '../../parts/messaging/conversation-row.tsx';
import { conversationsQuery } from '../../parts/messaging/queries.ts';
import { useLiveEvents } from '../../parts/messaging/use-live-events.ts';
import { usePolling } from '../../parts/messaging/use-polling.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SUMMARY_SHOWN, SummarySection } from './summary-section.tsx';

/** The number of unread messages, and the latest conversations with unread messages. */
export const UnreadMessages = ({ userId }: { userId: UserId }) => {
  const { t } = useTranslation('guide-dashboard');
  const { data, isPending, isLoadingError, refetch } = useInfiniteQuery(conversationsQuery());
  usePolling(null);
  useLiveEvents(userId, null);
  const entries = data?.pages.flatMap((one) => one.data) ?? [];
  const unread = entries.filter(({ unreadCount }) => unreadCount > 0);
  return (
    <SummarySection
      title={t('guide-dashboard.unread')}
      count={unread.reduce((sum, { unreadCount }) => sum + unreadCount, 0)}
      to="/messages"
      hasMore={unread.length > SUMMARY_SHOWN}
    >
      {isPending ? <Skeleton className="h-18 rounded-2xl" /> : null}
      {isLoadingError ? (
        <LoadFailure onRetry={refetch}>{t('guide-dashboard.unreadFailed')}</LoadFailure>
      ) : null}
      {data && unread.length === 0 ? <QuietNote title={t('guide-dashboard.noUnread')} /> : null}
      {unread.length > 0 ? (
        <Card flush>
          <ul className="divide-y divide-line">
            {unread.slice(0, SUMMARY_SHOWN).map((entry) => (
              <li key={entry.conversation.id}>
                <ConversationRow entry={entry} userId={userId} isOpen={false} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </SummarySection>
  );
};
