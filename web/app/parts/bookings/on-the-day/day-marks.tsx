import {
  type DayMark,
  hasArrivedLate,
  isMarkTime,
  isNotMet,
  LEAVE_PHONE,
  MARKS,
  type Mark,
  SEND_MARK,
} from '@tomoguide/contract/bookings/day-marks';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { hasStartCode } from '@tomoguide/contract/bookings/start-code';
import { formatTime } from '@tomoguide/contract/format';
import { useId } from 'react';
import { readSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CircleAlert, Clock } from '../../../ui/icons.ts';
import { NamedSection } from '../../../ui/named-section.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { addMark, type Entry, useOwnMarks } from '../start-code/entry-queue.ts';
import { getServerNow, getTourFacts, useSavedStart } from '../start-code/saved-starts.ts';
import { NotMet } from './not-met.tsx';
import { LeavePhone } from './phone-form.tsx';

/** How many marks are shown. Older ones no longer matter. */
const SHOWN = 6;

/** A mark is shown as waiting only once sending it has failed, because it usually takes a moment. */
const getLineState = ({ state, tries, isSent }: Pick<Entry, 'state' | 'tries' | 'isSent'>) => {
  if (isSent) return 'sent';
  if (state === 'refused') return state;
  return tries > 0 || !navigator.onLine ? 'waiting' : 'sending';
};

/** The marks that both parties sent, and those still on this phone, in the order of their times. */
const MarkList = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('on-the-day', 'errors');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const own = useOwnMarks(booking.id);
  const stored = booking.dayMarks ?? [];
  const known = new Set(stored.map(({ id }) => id));
  const lines = [
    ...stored.map((mark) => ({ ...mark, state: 'sent' as const, problem: undefined })),
    ...own
      .filter(({ id }) => !known.has(id))
      .map(({ enteredAt, ...entry }) => ({
        ...entry,
        by: booking.viewerIs,
        at: enteredAt,
        arrivedAt: enteredAt,
        state: getLineState(entry),
      })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const formatMark = (line: Pick<DayMark, 'by' | 'mark' | 'at' | 'arrivedAt'>) => {
    const format = (at: string) => formatTime(at, booking.timeZone, locale);
    const side = line.by === booking.viewerIs ? 'mine' : 'theirs';
    const text = t(`on-the-day.${side}.${line.mark}`, { name, time: format(line.at) });
    return hasArrivedLate(line)
      ? t('on-the-day.arrived', { line: text, time: format(line.arrivedAt) })
      : text;
  };
  // The list exists before its first line, so that screen readers announce that line too.
  return (
    <div aria-live="polite" className="has-[ul:empty]:hidden">
      <ul className="grid gap-1">
        {lines.slice(-SHOWN).map((line) => (
          <li key={line.id} className="tabular wrap-anywhere" data-mark={line.state}>
            <Unbroken names={[name]}>{formatMark(line)}</Unbroken>
            {line.state === 'sent' || line.state === 'sending' ? null : (
              <span className="flex gap-2 text-ink-soft text-sm">
                {line.state === 'refused' ? (
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                ) : (
                  <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                )}
                <span>
                  {line.state === 'waiting'
                    ? t('on-the-day.waiting')
                    : t('on-the-day.refused', {
                        why: t(`errors.${line.problem ?? 'INTERNAL_ERROR'}`),
                      })}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * The buttons with which the two let each other know where they are, from one hour before the start until
 * the tour starts, and what they have sent. Works offline, like start codes.
 */
export const DayMarks = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('on-the-day');
  const id = useId();
  const saved = useSavedStart(booking);
  const now = getServerNow(saved, useNow());
  const name = usePersonName()(getOtherName(booking));
  // The page can be open, or the booking stored, since before the buttons appeared.
  const isOpen = booking.can.includes(SEND_MARK) || isMarkTime(getTourFacts(booking), now);
  const hasMarks = hasStartCode(booking.status) && (booking.dayMarks ?? []).length > 0;
  const isMissed = isNotMet(getTourFacts(booking), now);
  if (!(isOpen || hasMarks || isMissed)) return null;
  const press = (mark: Mark): void => {
    const userId = readSession()?.user.id;
    if (userId === undefined) return;
    const enteredAt = getServerNow(saved).toString({ smallestUnit: 'millisecond' });
    void addMark({ userId, bookingId: booking.id, mark, enteredAt });
  };
  return (
    <NamedSection aria-labelledby={id} className="grid gap-3" data-day-marks>
      <h4 id={id} className="font-semibold text-sm">
        {t('on-the-day.title')}
      </h4>
      <MarkList booking={booking} />
      {isMissed ? <NotMet booking={booking} /> : null}
      {isOpen ? (
        <>
          <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
            {MARKS.map((mark) => (
              <Button key={mark} tone="secondary" onClick={() => press(mark)}>
                {t(`on-the-day.button.${mark}`)}
              </Button>
            ))}
          </div>
          <p className="text-ink-soft text-sm">
            <Unbroken names={[name]}>
              {t(isMissed ? 'on-the-day.hintNotMet' : 'on-the-day.hint', { name })}
            </Unbroken>
          </p>
          {booking.forOthers ? (
            <p className="text-ink-soft text-sm">
              <Unbroken names={[name]}>
                {t(`on-the-day.forOthers.${booking.viewerIs}`, { name })}
              </Unbroken>
            </p>
          ) : null}
        </>
      ) : null}
      {booking.can.includes(LEAVE_PHONE) ? <LeavePhone booking={booking} /> : null}
    </NamedSection>
  );
};
