import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatDuration, formatMoney } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useClockTime } from './clock-times.ts';

/** Shows whom the traveler's pending extension is waiting for. Never shows it as confirmed. */
export const ExtensionState = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('extension');
  const locale = useLocale();
  const formatClock = useClockTime(booking);
  const { extensionAsked: extension, status } = booking;
  if (!extension) return null;
  const words = status === 'extend_confirmed' ? 'agreed' : extension.paid ? 'asked' : 'unpaid';
  return (
    <p>
      <Unbroken names={[booking.guide.name]}>
        {t(`extension.${words}`, {
          name: booking.guide.name,
          amount: formatMoney(extension.feeCents, locale),
          length: formatDuration(extension.minutes, locale),
          end: formatClock(extension.scheduledEndTime),
          time: formatClock(booking.deadlineAt),
        })}
      </Unbroken>
    </p>
  );
};
