import type { Booking, ChangeProposal } from '@tomoguide/contract/bookings/entities';
import { formatShortDate, getDayInZone } from '@tomoguide/contract/format';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { usePlanTexts } from './terms-comparison.tsx';

/** Says until when a traveler who declined the guide's proposal can cancel for a full refund. */
const FreeCancellation = ({ booking, until }: { booking: Booking; until: string }) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const now = useNow();
  if (getSecondsUntil(until, now) <= 0) return null;
  return (
    <p className="rounded-xl bg-good-soft px-4 py-3 text-good">
      <Unbroken>
        {t('change.free', {
          time: formatDeadline(until, booking.timeZone, locale),
        })}
      </Unbroken>
    </p>
  );
};

interface LastChangeProps {
  change: ChangeProposal;
  endedAt: string;
  timeZone: string;
}

/** Says when the tour was last changed, and how it was before. */
const LastChange = ({ change, endedAt, timeZone }: LastChangeProps) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const textOf = usePlanTexts(timeZone);
  // A tour of another duration also ends at another time, which says it all.
  const parts = change.changed.filter(
    (part) => part !== 'duration' || !change.changed.includes('start'),
  );
  return (
    <p className="text-ink-soft text-sm">
      <Unbroken>
        {t('change.changed', {
          day: formatShortDate(getDayInZone(endedAt, timeZone), locale),
          plan: parts.map((part) => textOf(change.before, part)).join(' · '),
        })}
      </Unbroken>
    </p>
  );
};

/** Notes about the changes of a booking that has not started yet. */
export const ChangeNotes = ({ booking }: { booking: Booking }) => {
  if (booking.tab !== 'upcoming') return null;
  const { viewerIs, freeCancellationUntil, timeZone } = booking;
  const last = booking.changes?.ended.find(({ state }) => state === 'applied');
  return (
    <>
      {viewerIs === 'traveler' && freeCancellationUntil ? (
        <FreeCancellation booking={booking} until={freeCancellationUntil} />
      ) : null}
      {last?.endedAt ? (
        <LastChange change={last} endedAt={last.endedAt} timeZone={timeZone} />
      ) : null}
    </>
  );
};
