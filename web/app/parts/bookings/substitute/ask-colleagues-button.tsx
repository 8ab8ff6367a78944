import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { RequestFrame } from '../request/request-frame.tsx';

const AskColleaguesDialog = lazyPart(
  async () => (await import('./ask-colleagues-dialog.tsx')).AskColleaguesDialog,
  MissingPartDialog,
);

/** A button that opens the list of colleagues who could take over, if the guide can ask them now. */
export const AskColleaguesButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('substitute');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {booking.can.includes('ask_colleagues') ? (
        <Button ref={restoresFocusOnRemoval} tone="secondary" onClick={() => setOpen(true)}>
          {t('substitute.ask.open')}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={<RequestFrame title={t('substitute.ask.title')} onClose={close} />}>
          <AskColleaguesDialog booking={booking} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
