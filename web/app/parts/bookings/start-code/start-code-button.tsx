import type { Booking } from '@tomoguide/contract/bookings/entities';
import { Suspense, useEffect, useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/icons.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { canEnterCode, useSavedStart } from './saved-starts.ts';

const fetchSheet = () => import('./start-code-sheet.tsx');
const StartCodeSheet = lazyPart(async () => (await fetchSheet()).StartCodeSheet, MissingPartDialog);

/** Preloads, while the phone is online, the JavaScript that shows and scans start codes. */
export const preloadStartCodes = (): void => {
  fetchSheet()
    .then(({ preloadScanner }) => preloadScanner())
    // If the phone is offline, the code is loaded when the user clicks the button.
    .catch(() => undefined);
};

/** A button that opens the sheet with the user's own start code and the field for the other user's. */
export const StartCodeButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings');
  const [open, setOpen] = useState(false);
  const saved = useSavedStart(booking);
  const now = useNow();
  // The other user has entered the code, so the sheet has nothing left to show.
  const hasStarted = booking.tab === 'ongoing';
  useEffect(() => {
    if (hasStarted) setOpen(false);
  }, [hasStarted]);
  if (!(open || canEnterCode(booking, saved, now))) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <QrCode aria-hidden="true" className="size-4" />
        {t('bookings.action.enter_start_code')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <StartCodeSheet booking={booking} saved={saved} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
