import type { ConversationId } from '@tomoguide/contract/primitives';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { getErrorCode } from '../../lib/api-error.ts';
import { RequestFrame } from '../../parts/bookings/request/request-frame.tsx';
import { findCachedConversation } from '../../parts/messaging/cached-conversations.ts';
import { type Counterpart, open } from '../../parts/messaging/mutations.ts';
import { useTranslation } from '../../translation/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Opens the conversation with a user, given the user's ID, and navigates to it. */
export const OpeningConversation = ({ counterpart }: { counterpart: Counterpart }) => {
  const { t } = useTranslation('messaging', 'errors');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<unknown>(null);
  // The URL still names the form until React has rendered the page without it.
  const isFormClosed = useRef(false);
  const closeForm = () => {
    isFormClosed.current = true;
    setParams(
      (searchParams) => {
        const guide = searchParams.get('guide');
        return guide === null ? {} : { guide };
      },
      { replace: true },
    );
  };
  // Evaluated when the reply arrives, because the form may have been closed in the meantime.
  const pathTo = useEffectEvent((id: ConversationId): string => {
    // Passes on a tour request started on a guide's page.
    const on = new URLSearchParams(params.has('request') && !isFormClosed.current ? params : {});
    on.delete('guide');
    on.set('conversation', String(id));
    return `/messages?${on}`;
  });
  const go = useEffectEvent(async (isLeft: () => boolean) => {
    setFailure(null);
    try {
      const { conversation } = findCachedConversation(counterpart) ?? (await open(counterpart));
      // Does not navigate if the user has left the page.
      if (isLeft()) return;
      await navigate(pathTo(conversation.id), { replace: true });
    } catch (error) {
      if (!isLeft()) setFailure(error);
    }
  });
  const [tries, setTries] = useState(0);
  const key = `${JSON.stringify(counterpart)} ${tries}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another user or attempt.
  useEffect(() => {
    let left = false;
    isFormClosed.current = false;
    void go(() => left);
    return () => {
      left = true;
    };
  }, [key]);
  // A form is about to open, so the empty conversation would be misleading.
  if (failure === null && params.has('request'))
    return <RequestFrame title={t('messaging.requestTour')} onClose={closeForm} />;
  if (failure === null)
    return (
      <div aria-busy="true" className="p-6">
        <Skeleton className="h-12 w-1/2" />
      </div>
    );
  return (
    <ErrorState title={t('messaging.failed')} onRetry={() => setTries(tries + 1)}>
      {t(`errors.${getErrorCode(failure)}`)}
    </ErrorState>
  );
};
