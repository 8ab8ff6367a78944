import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatNearInBothZones } from '@tomoguide/contract/format';
import { useId, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { secondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { TravelerRating } from '../../reviews/reading/traveler-rating.tsx';
import { ownZone } from '../booking/own-zone.ts';
import { TimeLeft } from '../booking/time-left.tsx';
import { useAccept } from '../mutations.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { TourDetails } from './tour-details.tsx';
import { TourFacts } from './tour-facts.tsx';
import { TravelerLine } from './traveler-line.tsx';

const Deadline = ({ until, timeZone }: { until: string; timeZone: string }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const locale = useLocale();
  const now = useNow();
  const over = secondsUntil(until, now) <= 0;
  return (
    <p className={`text-sm ${over ? 'text-ink-soft' : ''}`}>
      <Unbroken>
        {over
          ? t('answerOver')
          : t('answerBy', { time: formatNearInBothZones(until, now, ownZone(), timeZone, locale) })}
      </Unbroken>
    </p>
  );
};

const Answer = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('bookings-guide-dashboard');
  const { t: words } = useTranslation('bookings');
  const accept = useAccept();
  const [rejecting, setRejecting] = useState(false);
  const acceptNow = async () => {
    try {
      await accept.mutateAsync(booking.id);
      showToast({
        tone: 'success',
        title: t('accepted'),
        description: t('acceptedHint', { name: booking.traveler.nickname }),
      });
    } catch (error) {
      const movedOn = error instanceof ApiError && error.code === 'INVALID_TRANSITION';
      showToast({ tone: 'destructive', title: t(movedOn ? 'movedOn' : 'failed') });
    }
  };
  return (
    <div className="flex flex-wrap gap-2 *:grow empty:hidden sm:*:grow-0">
      {booking.can.includes('accept') ? (
        <Button onClick={acceptNow} busy={accept.isPending}>
          {accept.isPending ? t('accepting') : words('action.accept')}
        </Button>
      ) : null}
      {booking.can.includes('reject') ? (
        <Button tone="danger" onClick={() => setRejecting(true)} disabled={accept.isPending}>
          {words('action.reject')}
        </Button>
      ) : null}
      {rejecting ? <RejectDialog booking={booking} onClose={() => setRejecting(false)} /> : null}
    </div>
  );
};

/** A paid request: what is asked for, what it earns, until when, and the two answers. */
export const RequestCard = ({ booking }: { booking: Booking }) => {
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-3"
      id={booking.bookingNumber}
      data-booking={booking.id}
    >
      <div id={id}>
        <TravelerLine
          traveler={booking.traveler}
          badges={booking.deadlineAt ? <TimeLeft until={booking.deadlineAt} /> : null}
        >
          {booking.bookingNumber}
        </TravelerLine>
      </div>
      <TravelerRating userId={booking.travelerId} />
      <TourFacts booking={booking} />
      <div className="grid gap-2">
        {booking.deadlineAt ? (
          <Deadline until={booking.deadlineAt} timeZone={booking.timeZone} />
        ) : null}
        <div className="flex flex-wrap items-center gap-2">
          <Answer booking={booking} />
          <TourDetails booking={booking} />
        </div>
      </div>
    </Card>
  );
};
