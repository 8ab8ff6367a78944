import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { BookingWhen } from '../booking/booking-when.tsx';
import { calculateEarnings } from '../booking/calculate-earnings.ts';
import { MeetingPoint } from '../booking/meeting-point.tsx';
import { ItineraryLine } from '../itinerary/itinerary-line.tsx';
import { AskedDayFit } from '../itinerary/tour-day-fit.tsx';
import { LeadPart } from '../lead-traveler/lead-lines.tsx';
import { isOutdatedError, useAccept } from '../mutations.ts';
import { WeatherNote } from '../weather/weather-note.tsx';

interface Props {
  booking: Booking;
  /** Opens the dialog to reject it instead; null if the guide cannot reject it. */
  onReject: (() => void) | null;
  onClose: () => void;
}

/**
 * A dialog to accept a paid request. Shows the traveler, the time, the place, the itinerary, the lead
 * traveler's needs, the earnings, and the consequences of canceling later.
 */
export const AcceptDialog = ({ booking, onReject, onClose }: Props) => {
  const { t } = useTranslation('guide-dashboard', 'bookings', 'trips');
  const locale = useLocale();
  const name = usePersonName()(booking.traveler.nickname);
  const accept = useAccept();
  const { earnedCents, guideCents, cashCents } = calculateEarnings(booking);
  const money = (cents: number) => formatMoney(cents, locale);
  const send = async () => {
    try {
      await accept.mutateAsync(booking.id);
      showToast({
        tone: 'success',
        title: t('guide-dashboard.accepted'),
        description: t('guide-dashboard.acceptedHint', { name }),
      });
      onClose();
    } catch (error) {
      const isOutdated = isOutdatedError(error);
      showToast({
        tone: 'destructive',
        title: t(isOutdated ? 'guide-dashboard.movedOn' : 'guide-dashboard.failed'),
      });
      if (isOutdated) onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('guide-dashboard.acceptTitle')}
      confirmLabel={accept.isPending ? t('guide-dashboard.accepting') : t('bookings.action.accept')}
      onConfirm={send}
      onClose={onClose}
      busy={accept.isPending}
    >
      <div className="grid gap-4">
        <div className="grid gap-3 rounded-xl bg-sunken p-4">
          <p className="wrap-anywhere">
            <b className="font-semibold">{name}</b> ·{' '}
            <span className="whitespace-nowrap">
              {t('trips.people', { count: booking.travelers })}
            </span>
          </p>
          <BookingWhen booking={booking} />
          <ItineraryLine booking={booking} withTickets={false} />
          <LeadPart booking={booking} />
          <MeetingPoint booking={booking} withLinks={false} />
          <p className="tabular">
            <span className="block font-semibold">
              {t('guide-dashboard.earnings.youEarn', { amount: money(earnedCents) })}
            </span>
            <span className="text-ink-soft text-sm">
              {t('guide-dashboard.earnings.parts', {
                online: money(guideCents),
                cash: money(cashCents),
              })}
            </span>
          </p>
        </div>
        <WeatherNote weather={booking.weather} timeZone={booking.timeZone} />
        <AskedDayFit
          itinerary={booking.itinerary}
          start={booking.scheduledStartTime}
          duration={booking.duration}
        />
        <p className="text-ink-soft text-sm">
          <Unbroken names={[name]}>{t('guide-dashboard.acceptPolicy', { name })}</Unbroken>
        </p>
        {onReject ? (
          <Button
            tone="quiet"
            size="small"
            className="-ml-3 justify-self-start"
            onClick={onReject}
            disabled={accept.isPending}
          >
            {t('guide-dashboard.rejectInstead')}
          </Button>
        ) : null}
      </div>
    </ConfirmDialog>
  );
};
