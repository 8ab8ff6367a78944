import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getErrorCode } from '../../lib/api-error.ts';
import { RequestDialog } from '../../parts/bookings/request/request-dialog.tsx';
import { RequestFrame } from '../../parts/bookings/request/request-frame.tsx';
import { findCachedConversation } from '../../parts/messaging/cached-conversations.ts';
import { open } from '../../parts/messaging/mutations.ts';
import { canRequest } from '../../parts/messaging/request/request-form.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

interface Props {
  guideId: GuideId;
  name: string;
  userId: UserId;
  /** The choices for the tour so far. */
  begun: URLSearchParams;
  onClose: () => void;
}

/**
 * The tour request form on the guide's page. The conversation is opened in the background, but the user is
 * sent to it only after the request is sent.
 */
export const TourRequestDialog = ({ guideId, name, userId, begun, onClose }: Props) => {
  const { t } = useTranslation('tour-request', 'messaging', 'errors');
  const navigate = useNavigate();
  const [entry, setEntry] = useState<ConversationEntry | null>(() =>
    findCachedConversation({ guideId }),
  );
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const openConversation = (): Promise<void> | void =>
    entry ? navigate(`/messages?conversation=${entry.conversation.id}`) : undefined;
  const ask = useEffectEvent(async (isLeft: () => boolean) => {
    if (entry) return;
    setFailure(null);
    try {
      const opened = await open({ guideId });
      if (!isLeft()) setEntry(opened);
    } catch (error) {
      if (!isLeft()) setFailure(error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt
  useEffect(() => {
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [tries]);
  // The user can unblock a blocked guide in the conversation.
  const isRefused = entry !== null && !canRequest(entry);
  const leave = useEffectEvent(() => void openConversation());
  useEffect(() => {
    if (isRefused) leave();
  }, [isRefused]);
  const title = t('tour-request.title', { name });
  if (failure !== null)
    return (
      <Dialog open onClose={onClose} title={title}>
        <ErrorState title={t('messaging.failed')} onRetry={() => setTries(tries + 1)}>
          {t(`errors.${getErrorCode(failure)}`)}
        </ErrorState>
      </Dialog>
    );
  if (entry === null || isRefused) return <RequestFrame title={title} onClose={onClose} />;
  return (
    <RequestDialog
      guideId={guideId}
      name={name}
      userId={userId}
      conversationId={entry.conversation.id}
      begun={begun}
      onClose={onClose}
      onSent={() => {
        // Does not navigate if the user left the page while the request was being sent.
        const here = isHere.current;
        // Closes the form even if navigation is slow, because the user could otherwise send it a second
        // time.
        onClose();
        if (here) void openConversation();
      }}
    />
  );
};
