import type { PatternCase } from '@tomoguide/contract/bookings/entities';
import { PATTERN_DECISIONS, type PatternDecision } from '@tomoguide/contract/bookings/patterns';
import { formatMoney } from '@tomoguide/contract/format';
import { getStaffBookingPath, getStaffPersonPath } from '@tomoguide/contract/staff/pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { useStaffTime } from '../use-staff-time.ts';
import { WaitingSince } from '../waiting-since.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { getActionName } from './dialog-text.ts';

const LINK =
  'wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center text-action hover:underline';

/** A key means the same decision on every card, whichever decisions the card offers. */
const KEYS: Partial<Record<PatternDecision, string>> = { nothing: 'R', commission: 'A' };

type Booking = PatternCase['bookings'][number];

const isLateKind = (
  kind: Booking['cancelKind'],
): kind is 'traveler' | 'guide' | 'no_show_traveler' =>
  kind === 'traveler' || kind === 'guide' || kind === 'no_show_traveler';

/** A booking that is part of the pattern: its planned start, how and when it ended, and its revenue. */
const BookingLine = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('staff-patterns', 'bookings');
  const locale = useLocale();
  const at = useStaffTime();
  const money = (cents: number) => formatMoney(cents, locale);
  const { bookingNumber, status, cancelKind, freedByGuide, scheduledStartTime, endedAt } = booking;
  const { totalCents, keptCents, dueCents } = booking;
  const ended =
    status === 'cancelled' && isLateKind(cancelKind) && endedAt !== null
      ? t(`staff-patterns.endedAs.${freedByGuide ? 'freed' : cancelKind}`, { time: at(endedAt) })
      : t('staff-patterns.endedAs.other', { status: t(`bookings.status.${status}`) });
  return (
    <li className="tabular grid gap-0.5 py-2 text-sm">
      <Link to={getStaffBookingPath(bookingNumber)} className={`${LINK} justify-self-start`}>
        {bookingNumber}
      </Link>
      <span>
        <Unbroken>{`${t('staff-patterns.start', { time: at(scheduledStartTime) })} · ${ended}`}</Unbroken>
      </span>
      <span className="text-ink-soft">
        {t('staff-patterns.money', { total: money(totalCents), kept: money(keptCents) })}
        {dueCents === null ? null : ` · ${t('staff-patterns.due', { amount: money(dueCents) })}`}
      </span>
    </li>
  );
};

const People = ({ pattern: { guide, traveler } }: { pattern: PatternCase }) => {
  const { t } = useTranslation('staff-patterns');
  const nameOf = usePersonName();
  const people = [
    ...(traveler ? [[t('staff-patterns.people.traveler'), traveler] as const] : []),
    [t('staff-patterns.people.guide'), guide] as const,
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {people.map(([label, person]) => (
        <span key={label}>
          <span className="text-ink-soft">{label}</span>{' '}
          <Link to={getStaffPersonPath(person.id)} className={LINK}>
            <bdi>{nameOf(person.nickname)}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );
};

const PatternDetails = ({ pattern }: { pattern: PatternCase }) => {
  const { t } = useTranslation('staff-patterns', 'staff');
  const at = useStaffTime();
  const { id, state, waitingSince, objectBy, decidedAt } = pattern;
  return (
    <p className="tabular flex flex-wrap gap-x-2 text-ink-soft text-sm">
      <span>{t('staff-patterns.number', { id })}</span>
      {state === 'open' || state === 'objected' ? <WaitingSince at={waitingSince} one /> : null}
      {state === 'announced' && objectBy !== null ? (
        <b className="font-semibold text-ink">
          <Unbroken>{t('staff-patterns.objectBy', { time: at(objectBy) })}</Unbroken>
        </b>
      ) : null}
      {decidedAt === null ? null : (
        <span>
          <Unbroken>{t('staff.decidedAt', { time: at(decidedAt) })}</Unbroken>
        </span>
      )}
    </p>
  );
};

/** The guide's objection and the reason that staff gave. */
const Statements = ({ pattern: { objection, reason } }: { pattern: PatternCase }) => {
  const { t } = useTranslation('staff-patterns');
  const all = [
    ...(reason === null ? [] : [[t('staff-patterns.wrote'), reason] as const]),
    ...(objection === null ? [] : [[t('staff-patterns.objection'), objection] as const]),
  ];
  return all.map(([label, words]) => (
    <div key={label} className="grid gap-1">
      <p className="text-ink-soft text-sm">{label}</p>
      <p className="wrap-anywhere whitespace-pre-line">{words}</p>
    </div>
  ));
};

/** Buttons for the available decisions. */
const Actions = ({ pattern }: { pattern: PatternCase }) => {
  const { t } = useTranslation('staff-patterns');
  const [deciding, setDeciding] = useState<PatternDecision | null>(null);
  const { id, kind, commissionDueCents } = pattern;
  const offered = PATTERN_DECISIONS.filter(
    (one) => one !== 'commission' || (kind === 'pair' && commissionDueCents !== null),
  );
  return (
    <>
      {kind === 'pair' && commissionDueCents === null ? (
        <p className="text-ink-soft text-sm">{t('staff-patterns.notDue')}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <Button
            key={one}
            tone="secondary"
            aria-keyshortcuts={KEYS[one]}
            onClick={() => setDeciding(one)}
          >
            {t(`staff-patterns.${getActionName(pattern, one)}`)}
            <span className="sr-only">, {t('staff-patterns.number', { id })}</span>
          </Button>
        ))}
      </div>
      {deciding ? (
        <DecideDialog pattern={pattern} decision={deciding} onClose={() => setDeciding(null)} />
      ) : null}
    </>
  );
};

/** A pattern: the users, the bookings, the missing amount, and the actions. */
export const PatternCard = ({ pattern }: { pattern: PatternCase }) => {
  const { t } = useTranslation('staff-patterns');
  const nameOf = usePersonName();
  const locale = useLocale();
  const { id, kind, state, guide, traveler, bookings, decision } = pattern;
  const { commissionDueCents, listingPaused } = pattern;
  const title = traveler
    ? t('staff-patterns.pair', {
        traveler: nameOf(traveler.nickname),
        guide: nameOf(guide.nickname),
      })
    : t('staff-patterns.cancellations', { guide: nameOf(guide.nickname) });
  return (
    <Card className="grid gap-3" data-pattern={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-lg">{title}</h2>
          <PatternDetails pattern={pattern} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="seal">{t(`staff-patterns.kinds.${kind}`)}</Badge>
          {listingPaused ? <Badge>{t('staff-patterns.listingPaused')}</Badge> : null}
        </div>
      </div>
      <People pattern={pattern} />
      <ul
        aria-label={t('staff-patterns.bookings')}
        className="divide-y divide-line border-line border-y"
      >
        {bookings.map((booking) => (
          <BookingLine key={booking.bookingId} booking={booking} />
        ))}
      </ul>
      {commissionDueCents === null ? null : (
        <p className="tabular font-semibold">
          {t('staff-patterns.total')} {formatMoney(commissionDueCents, locale)}
        </p>
      )}
      <Statements pattern={pattern} />
      {decision ? (
        <p>
          <Badge>{t(`staff-patterns.decision.${decision}`)}</Badge>
        </p>
      ) : null}
      {state === 'open' || state === 'objected' ? <Actions pattern={pattern} /> : null}
    </Card>
  );
};
