import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Suspense, useState } from 'react';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { getOtherName } from '../booking/other-name.ts';
import { RequestFrame } from '../request/request-frame.tsx';
import { canProposeChange, findOpenProposal } from './open-proposal.ts';

const ChangeDialog = lazyPart(
  async () => (await import('./change-dialog.tsx')).ChangeDialog,
  MissingPartDialog,
);

/** A button that opens the form for a change proposal, if one is possible. */
export const ProposeChangeButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('change');
  const [open, setOpen] = useState(false);
  const name = usePersonName()(getOtherName(booking));
  const close = () => setOpen(false);
  return (
    <>
      {canProposeChange(booking) ? (
        <Button ref={restoresFocusOnRemoval} tone="secondary" onClick={() => setOpen(true)}>
          {t(findOpenProposal(booking) ? 'change.openAgain' : 'change.open')}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={<RequestFrame title={t('change.title', { name })} onClose={close} />}>
          <ChangeDialog booking={booking} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
};
