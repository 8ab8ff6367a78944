import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { Suspense, useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { RequestFrame } from '../../bookings/request/request-frame.tsx';

const fetchForm = () => import('../../bookings/request/request-dialog.tsx');

const RequestDialog = lazyPart(async () => (await fetchForm()).RequestDialog, MissingPartDialog);

/**
 * Returns whether the user may send a tour request: only travelers can, and not to a guide they have
 * blocked.
 */
export const canRequest = ({ conversation, blockedByViewer }: ConversationEntry): boolean =>
  conversation.viewerIs === 'traveler' && !blockedByViewer;

/** Preloads the form when the page is idle, if the user may open it. */
export const usePreloadedForm = (isNeeded: boolean): void =>
  useEffect(
    () => (isNeeded ? whenIdle(() => void fetchForm().catch(() => {})) : undefined),
    [isNeeded],
  );

interface Props {
  entry: ConversationEntry;
  /** Initial values of the form. */
  begun: URLSearchParams | null;
  onClose: () => void;
}

/** The form for a tour request to the guide of a conversation. */
export const RequestForm = ({ entry, begun, onClose }: Props) => {
  const { t } = useTranslation('messaging');
  const formatName = usePersonName();
  const user = useSession()?.user;
  const { id, guideId, other } = entry.conversation;
  return user ? (
    <Suspense fallback={<RequestFrame title={t('messaging.requestTour')} onClose={onClose} />}>
      <RequestDialog
        guideId={guideId}
        conversationId={id}
        name={formatName(other.nickname)}
        userId={user.id}
        begun={begun}
        onClose={onClose}
      />
    </Suspense>
  ) : null;
};
