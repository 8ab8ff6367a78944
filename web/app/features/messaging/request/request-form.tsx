import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { RequestFrame } from '../../bookings/request/request-frame.tsx';

/** The form is fetched by whoever opens it. */
const RequestDialog = lazy(async () => ({
  default: (await import('../../bookings/request/request-dialog.tsx')).RequestDialog,
}));

/** Travelers ask, and nobody whom they blocked. */
export const mayRequest = ({ conversation, blockedByViewer }: ConversationEntry): boolean =>
  conversation.viewerIs === 'traveler' && !blockedByViewer;

interface Props {
  entry: ConversationEntry;
  /** What the form begins with. */
  begun: URLSearchParams | null;
  onClose: () => void;
}

/** The form of a tour request, for the guide of a conversation. */
export const RequestForm = ({ entry, begun, onClose }: Props) => {
  const { t } = useTranslation('messaging');
  const nameOf = usePersonName();
  const user = useSession()?.user;
  const { id, guideId, other } = entry.conversation;
  return user ? (
    <Suspense fallback={<RequestFrame title={t('requestTour')} onClose={onClose} />}>
      <RequestDialog
        guideId={guideId}
        conversationId={id}
        name={nameOf(other.nickname)}
        userId={user.id}
        begun={begun}
        onClose={onClose}
      />
    </Suspense>
  ) : null;
};
