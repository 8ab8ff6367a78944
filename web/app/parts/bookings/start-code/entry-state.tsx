import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatTime } from '@tomoguide/contract/format';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { CircleAlert, CircleCheck, Clock } from '../../../ui/icons.ts';
import { getOtherName } from '../booking/other-name.ts';
import { type Entry, useLatestEntry } from './entry-queue.ts';

const getEntryTextKey = ({ state, reason }: Entry) => {
  if (state === 'kept') return reason === 'already_started' ? 'started' : 'refused';
  return state;
};

const ICONS = {
  waiting: Clock,
  held: Clock,
  started: CircleCheck,
  contested: CircleCheck,
  refused: CircleAlert,
} as const;

/** The status of the last code entered on this phone; renders nothing if there is none. */
export const EntryState = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('start-code');
  const locale = useLocale();
  const entry = useLatestEntry(booking.id);
  if (!entry) return null;
  const sentence = getEntryTextKey(entry);
  const Icon = ICONS[sentence];
  const why = t(`start-code.why.${entry.reason ?? 'refused'}`, { name: getOtherName(booking) });
  return (
    <p role="status" className="flex gap-2 rounded-xl bg-sunken px-4 py-3" data-entry={sentence}>
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        {t(`start-code.state.${sentence}`, {
          time: formatTime(entry.enteredAt, booking.timeZone, locale),
          why,
        })}
      </span>
    </p>
  );
};
