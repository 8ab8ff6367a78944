import type { Booking } from '@tomoguide/contract/bookings/entities';
import { formatInstantWithZone } from '@tomoguide/contract/format';
import { LeadLines } from '../../../parts/bookings/lead-traveler/lead-lines.tsx';
import { useAllowStart } from '../../../parts/bookings/lead-traveler/queries.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Check, Circle } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { LinkSection } from './link-section.tsx';

const Milestone = ({
  done,
  name,
  children,
}: {
  done: boolean;
  name?: string;
  children: string;
}) => {
  const Icon = done ? Check : Circle;
  return (
    <li className={`flex items-start gap-2 ${done ? '' : 'text-ink-soft'}`}>
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${done ? 'text-good' : ''}`} />
      <span>
        <Unbroken names={name === undefined ? [] : [name]}>{children}</Unbroken>
      </span>
    </li>
  );
};

/**
 * Shows whether the travelers have met their guide and finished the tour, with times in the guide's time
 * zone. Does not use anyone's location. A disputed tour is shown neither as finished nor as unfinished
 * (docs/product/for-others.md, "The booker's card").
 */
const Milestones = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('lead-traveler');
  const nameOf = usePersonName();
  const locale = useLocale();
  const name = nameOf(booking.guide.name);
  const formatTime = (at: string) => formatInstantWithZone(at, booking.timeZone, locale);
  const metAt = booking.forOthers?.metAt ?? null;
  const finishedAt = booking.forOthers?.finishedAt ?? null;
  return (
    <ul className="tabular grid gap-1">
      <Milestone done={metAt !== null} name={name}>
        {metAt
          ? t('lead-traveler.metAt', { name, time: formatTime(metAt) })
          : t('lead-traveler.notMet')}
      </Milestone>
      {booking.status === 'disputed' ? null : (
        <Milestone done={finishedAt !== null}>
          {finishedAt
            ? t('lead-traveler.finishedAt', { time: formatTime(finishedAt) })
            : t('lead-traveler.notFinished')}
        </Milestone>
      )}
    </ul>
  );
};

const AllowStart = ({ booking, mayStart }: { booking: Booking; mayStart: boolean }) => {
  const { t } = useTranslation('lead-traveler');
  const allow = useAllowStart();
  const change = async (mayStart: boolean) => {
    // Not disabled while saving, because a disabled control loses focus.
    if (allow.isPending) return;
    try {
      await allow.mutateAsync({ id: booking.id, mayStart });
    } catch {
      showToast({ tone: 'destructive', title: t('lead-traveler.link.changeFailed') });
    }
  };
  return (
    <div>
      <Checkbox
        role="switch"
        label={t('lead-traveler.mayStart')}
        checked={allow.isPending ? allow.variables.mayStart : mayStart}
        onChange={({ target }) => change(target.checked)}
      />
      <p className="pl-8 text-ink-soft text-sm">{t('lead-traveler.mayStartHint')}</p>
    </div>
  );
};

/** The section of the booker's card with the lead traveler, the travelers' progress, and their link. */
export const BookerSection = ({ booking }: { booking: Booking }) => {
  const { forOthers } = booking;
  if (!forOthers) return null;
  const isAhead = booking.paidAt !== null && booking.status !== 'cancelled';
  const canAllow = booking.tab === 'upcoming' || booking.status === 'confirmed';
  return (
    <section className="grid min-w-0 gap-3 rounded-xl border border-line p-4">
      <div className="grid justify-items-start gap-1">
        <LeadLines booking={booking} />
      </div>
      {isAhead ? <Milestones booking={booking} /> : null}
      {canAllow && !booking.travelerConfirmedStart ? (
        <AllowStart booking={booking} mayStart={forOthers.mayStart} />
      ) : null}
      <LinkSection booking={booking} forOthers={forOthers} />
    </section>
  );
};
