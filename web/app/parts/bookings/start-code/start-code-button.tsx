import type { Booking } from '@tomoguide/contract/bookings/entities';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { QrCode } from '../../../ui/icons.ts';
import { canEnterCode, useSavedStart } from './saved-starts.ts';

const fetchSheet = () => import('./start-code-sheet.tsx');
const StartCodeSheet = lazy(async () => ({ default: (await fetchSheet()).StartCodeSheet }));

/** Preloads the code that shows and scans start codes while the phone is online. */
export const preloadStartCodes = (): void => {
  fetchSheet()
    .then(({ preloadScanner }) => preloadScanner())
    // While offline, it is loaded when the button is clicked.
    .catch(() => undefined);
};

/** Shows the user's own start code and accepts the other side's. */
export const StartCodeButton = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings');
  const [open, setOpen] = useState(false);
  const saved = useSavedStart(booking);
  const now = useNow();
  // The other side has entered the code, so nothing remains to be shown.
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
