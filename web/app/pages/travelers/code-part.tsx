import type { TravelersPage } from '@tomoguide/contract/bookings/lead-traveler';
import { useNow } from '../../lib/use-now.ts';
import { OwnCode } from '../../parts/bookings/start-code/own-code.tsx';
import { useTranslation } from '../../translation/use-translation.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

interface Props {
  tour: TravelersPage;
  /** When the phone received the tour, in milliseconds of the phone's own clock. */
  fetchedAt: number;
}

/** The travelers' own start code, if the server sent its secret. */
export const CodePart = ({ tour, fetchedAt }: Props) => {
  const { t } = useTranslation('travelers-page');
  const now = useNow();
  if (!tour.startCode) return null;
  const { secret, sentAt } = tour.startCode;
  const aheadMs = fetchedAt - Temporal.Instant.from(sentAt).epochMilliseconds;
  // Removes the code after the tour: while offline, no refetch does.
  const isTourEnded =
    now.epochMilliseconds - aheadMs >=
    Temporal.Instant.from(tour.scheduledEndTime).epochMilliseconds;
  if (isTourEnded) return null;
  return (
    <div className="grid gap-4 rounded-2xl bg-sunken p-5">
      <OwnCode
        saved={{ secret, aheadMs }}
        bookingNumber={tour.bookingNumber}
        textSize="text-lg"
        words={{
          own: t('travelers-page.code'),
          qr: t('travelers-page.codeQr'),
          next: (time) => t('travelers-page.codeNext', { time }),
        }}
      />
      <p>
        <Unbroken names={[tour.guide.name]}>
          {t('travelers-page.codeHint', { guide: tour.guide.name })}
        </Unbroken>
      </p>
    </div>
  );
};
