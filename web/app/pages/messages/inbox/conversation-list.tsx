import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { ConversationRow } from '../../../parts/messaging/conversation-row.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type MorePages, ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export const ListSkeleton = () => (
  <div aria-busy="true" className="grid">
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="flex min-h-18 items-center gap-3 px-4 py-3">
        <Skeleton className="size-12 shrink-0 rounded-full" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);

interface Props {
  /** The conversations, newest first; undefined while they load. */
  entries: readonly ConversationEntry[] | undefined;
  failed: boolean;
  onRetry: () => void;
  more: MorePages;
  userId: number;
  openId: number | null;
}

export const ConversationList = ({ entries, failed, onRetry, more, userId, openId }: Props) => {
  const { t } = useTranslation('messaging');
  if (!entries && failed)
    return (
      <ErrorState title={t('messaging.failed')} onRetry={onRetry}>
        {t('messaging.failedHint')}
      </ErrorState>
    );
  if (!entries) return <ListSkeleton />;
  return (
    <ul aria-label={t('messaging.list')} className="grid grid-cols-1 content-start">
      {entries.map((entry) => (
        <li key={entry.conversation.id} className="border-line border-b">
          <ConversationRow
            entry={entry}
            userId={userId}
            isOpen={entry.conversation.id === openId}
          />
        </li>
      ))}
      {more.hasNextPage ? (
        <li className="p-3">
          <ShowMore list={more} tone="quiet">
            {t('messaging.moreTalks')}
          </ShowMore>
        </li>
      ) : null}
    </ul>
  );
};
