import type { Booking } from '@tomoguide/contract/bookings/entities';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { CodeForm } from './code-form.tsx';
import { OwnCode } from './own-code.tsx';
import type { SavedStart } from './saved-starts.ts';
import { loadReader } from './scanner.tsx';

/** Loads the scanner while the phone is online. */
export const preloadScanner = (): Promise<unknown> => loadReader();

/** The two ways to start a tour by code: showing the user's own code, and entering the other user's. */
export const StartCodeSheet = ({
  booking,
  saved,
  onClose,
}: {
  booking: Booking;
  saved: SavedStart | null;
  onClose: () => void;
}) => {
  const { t } = useTranslation('start-code');
  const name = getOtherName(booking);
  return (
    <Dialog open onClose={onClose} title={t('start-code.title')}>
      <div className="grid gap-6">
        <p className="text-ink-soft">
          <Unbroken names={[name]}>{t('start-code.lead', { name })}</Unbroken>
        </p>
        {saved ? (
          <OwnCode
            saved={saved}
            bookingNumber={booking.bookingNumber}
            words={{
              own: t('start-code.own'),
              qr: t('start-code.ownQr'),
              next: (time) => t('start-code.next', { time }),
            }}
          />
        ) : (
          <p className="rounded-xl bg-sunken px-4 py-3">{t('start-code.noSecret', { name })}</p>
        )}
        <hr className="border-line" />
        <CodeForm booking={booking} saved={saved} onDone={onClose} />
      </div>
    </Dialog>
  );
};
