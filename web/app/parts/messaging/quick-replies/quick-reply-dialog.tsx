import { useQuery } from '@tanstack/react-query';
import type { TextLanguage } from '@tomoguide/contract/languages/en';
import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import type { UserId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { guideBookingsQuery } from '../../bookings/queries.ts';
import { listSharedBookings } from '../live-bookings/shared-bookings.ts';
import { ChooseReply } from './choose-reply.tsx';
import { fillReply } from './fill-reply.ts';
import { PreviewReply } from './preview-reply.tsx';
import { quickRepliesQuery } from './queries.ts';

interface Props {
  entry: ConversationEntry;
  /** The language in which the traveler gets the reply. */
  reads: TextLanguage;
  userId: UserId;
  onSend: (texts: QuickReply, reads: TextLanguage) => void;
  onClose: () => void;
}

/** The guide's quick replies; the chosen one is shown with its values before it is sent. */
export const QuickReplyDialog = ({ entry, reads, userId, onSend, onClose }: Props) => {
  const { t } = useTranslation('quick-replies');
  const name = usePersonName()(entry.conversation.other.nickname);
  const own = useQuery(quickRepliesQuery());
  // Unlimited credits mean that the two have had a paid booking.
  const bookings = useQuery({ ...guideBookingsQuery(userId), enabled: entry.credits === null });
  const [chosen, setChosen] = useState<QuickReply | null>(null);
  const [booking] = listSharedBookings(bookings.data ?? [], entry.conversation);
  if (chosen)
    return (
      <PreviewReply
        texts={fillReply(chosen, name, booking)}
        reads={reads}
        name={name}
        onBack={() => setChosen(null)}
        onSend={(texts) => {
          onSend(texts, reads);
          onClose();
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={t('quick-replies.choose')}>
      {own.isLoadingError || bookings.isLoadingError ? (
        <ErrorState
          title={t('quick-replies.loadError')}
          onRetry={() => Promise.all([own.refetch(), bookings.refetch()])}
        />
      ) : own.data && !bookings.isLoading ? (
        <ChooseReply replies={own.data.data} onChoose={setChosen} />
      ) : (
        <Skeleton className="h-40 rounded-xl" />
      )}
    </Dialog>
  );
};
