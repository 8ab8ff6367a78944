import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConversationRow } from './conversation-row.tsx';

const BONES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export const ListSkeleton = () => (
  <div aria-busy="true" className="grid">
    {BONES.map((bone) => (
      <div key={bone} className="flex min-h-18 items-center gap-3 px-4 py-3">
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
  /** Newest first; undefined while they come. */
  talks: readonly ConversationEntry[] | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Fetches more, where there are more. */
  onMore: (() => void) | null;
  /** More could not be fetched. */
  moreFailed: boolean;
  moreBusy: boolean;
  userId: number;
  openId: number | null;
}

export const ConversationList = ({
  talks,
  failed,
  onRetry,
  onMore,
  moreFailed,
  moreBusy,
  userId,
  openId,
}: Props) => {
  const { t } = useTranslation('messaging');
  if (!talks && failed)
    return (
      <ErrorState title={t('failed')} onRetry={onRetry}>
        {t('failedHint')}
      </ErrorState>
    );
  if (!talks) return <ListSkeleton />;
  return (
    <ul aria-label={t('list')} className="grid grid-cols-1 content-start">
      {talks.map((talk) => (
        <li key={talk.conversation.id} className="border-line border-b">
          <ConversationRow talk={talk} userId={userId} isOpen={talk.conversation.id === openId} />
        </li>
      ))}
      {onMore ? (
        <li className="p-3 text-center">
          {moreFailed ? (
            <LoadFailure onRetry={onMore} className="justify-center">
              {t('failed')}
            </LoadFailure>
          ) : (
            <Button tone="quiet" busy={moreBusy} onClick={onMore}>
              {t('moreTalks')}
            </Button>
          )}
        </li>
      ) : null}
    </ul>
  );
};
