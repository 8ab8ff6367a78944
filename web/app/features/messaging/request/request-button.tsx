import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';

/** The form is fetched by whoever opens it. */
const RequestDialog = lazy(async () => ({
  default: (await import('../../bookings/request/request-dialog.tsx')).RequestDialog,
}));

/** What a guide's page asks for in the address: the form, begun with a tour. */
const BEGINS = ['request', 'date', 'start', 'duration', 'travelers', 'services'];

/** A traveler asks the guide whom they talk with for a tour. */
export const RequestButton = ({ entry }: { entry: ConversationEntry }) => {
  const { t } = useTranslation('messaging');
  const user = useSession()?.user;
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const { id, guideId, other, viewerIs } = entry.conversation;
  if (!user || viewerIs !== 'traveler' || entry.blockedByViewer) return null;
  const isAsked = params.has('request');
  const close = () => {
    setPressed(false);
    if (!isAsked) return;
    for (const name of BEGINS) params.delete(name);
    setParams(params, { replace: true });
  };
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        className="min-h-11 shrink-0 whitespace-nowrap"
        onClick={() => setPressed(true)}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">{t('requestTour')}</span>
        <span aria-hidden="true" className="sm:hidden">
          {t('requestTourShort')}
        </span>
      </Button>
      {pressed || isAsked ? (
        <Suspense>
          <RequestDialog
            guideId={guideId}
            conversationId={id}
            name={other.nickname}
            userId={user.id}
            begun={isAsked && params.has('duration') ? params : null}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
};
