import {
  DRIVER_WORDS,
  getDriverCardLines,
  hasDriverCard,
} from '@tomoguide/contract/bookings/card-lines';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { listAcceptedCosts } from '@tomoguide/contract/bookings/extra-costs';
import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
import {
  formatDuration,
  formatInBothZones,
  formatInstant,
  formatMeetingPlace,
  formatMoney,
  formatYen,
} from '@tomoguide/contract/format';
import { localizeStops, localizeTerms } from '@tomoguide/contract/guides/itinerary-terms';
import { getTextInLocale } from '@tomoguide/contract/guides/local-text';
import { getGraceEnd, listOpenTiers } from '@tomoguide/contract/payments/cancellation-policy';
import type { Locale } from '@tomoguide/contract/primitives';
import {
  buildEmergencyPart,
  buildPlan,
  buildTermsParts,
  getServiceNames,
} from '../../../trip-sheets/common-parts.ts';
import type { Bilingual, SheetPart, TripSheet } from '../../../trip-sheets/sheet.ts';
import { both, t, toBilingual } from '../../../trip-sheets/texts.ts';
import { getPersonName } from '../../accounts/service.ts';

/** The data that a trip sheet is drawn from. */
export interface SheetFacts {
  /** The booking as the user sees it; the sheet shows no other fields of the booking. */
  booking: Booking;
  /** The places that the meeting point's postal code covers; empty if it has no postal code. */
  places: readonly PostalPlace[];
  locale: Locale;
  /** The user's own time zone, shown in addition to the tour's time zone. */
  timeZone: string;
  publicUrl: string;
  now: Temporal.Instant;
}

type Row = Extract<SheetPart, { kind: 'rows' }>['rows'][number];

const formatAmount = (cents: number): Bilingual => both((locale) => formatMoney(cents, locale));

const getNotice = ({ status }: Booking): Bilingual | null => {
  if (status === 'cancelled') return t('trip-sheet.cancelled');
  if (status === 'pending') return t('trip-sheet.unpaid');
  if (status === 'confirmed') return t('trip-sheet.unanswered');
  return null;
};

const buildTourPart = ({ booking, timeZone }: SheetFacts): SheetPart => {
  const { scheduledStartTime: start, scheduledEndTime: end, timeZone: zone } = booking;
  const minutes = Temporal.Instant.from(end).since(Temporal.Instant.from(start)).total('minutes');
  const when = both((locale) => formatInBothZones(start, zone, timeZone, locale));
  const untilText = t('trip-sheet.until', (locale) => ({
    end: formatInBothZones(end, zone, timeZone, locale),
  }));
  const rows: Row[] = [
    { label: t('trip-sheet.when'), value: when },
    { label: toBilingual(''), value: untilText },
    { label: t('trip-sheet.length'), value: both((locale) => formatDuration(minutes, locale)) },
    {
      label: t('trip-sheet.guide'),
      value: both((locale) => getPersonName(booking.guide.name, locale)),
    },
    {
      label: t('trip-sheet.traveler'),
      value: both((locale) => getPersonName(booking.traveler.nickname, locale)),
    },
    {
      label: t('trip-sheet.group'),
      value: t('trip-sheet.groupOf', () => ({ count: booking.travelers })),
    },
  ];
  const { itinerary } = booking;
  if (itinerary)
    rows.push({
      label: t('trip-sheet.itineraryTitle'),
      value: both((locale) => getTextInLocale(itinerary.title, locale)),
    });
  if (booking.services.length > 0)
    rows.push({ label: t('trip-sheet.services'), value: getServiceNames(booking.services) });
  rows.push({ label: t('trip-sheet.state'), value: t(`bookings.status.${booking.status}`) });
  return { kind: 'rows', title: t('trip-sheet.tour'), rows };
};

/** Returns the itinerary as agreed, even if the guide has changed it since. */
const buildPlanParts = ({ booking }: SheetFacts): SheetPart[] => {
  const { itinerary, itineraryNow, ticketsBought } = booking;
  if (!itinerary) return [];
  const { agreed } = itinerary;
  if (!agreed)
    return [
      {
        kind: 'rows',
        title: t('trip-sheet.plan'),
        rows: [{ label: toBilingual(''), value: t('trip-sheet.planNotStored') }],
      },
    ];
  const notes: Row[] = [
    ...(agreed.copiedLater
      ? [{ label: toBilingual(''), value: t('trip-sheet.planCopiedLater') }]
      : []),
    ...(itineraryNow === 'changed'
      ? [{ label: toBilingual(''), value: t('trip-sheet.planChanged') }]
      : []),
    ...(itineraryNow === 'removed'
      ? [{ label: toBilingual(''), value: t('trip-sheet.planRemoved') }]
      : []),
  ];
  const stops = both((locale) => localizeStops(agreed.stops, locale));
  const terms = both((locale) => localizeTerms(agreed.terms, locale));
  return [
    ...(agreed.stops.length > 0 ? [buildPlan(stops)] : []),
    ...buildTermsParts(terms, ticketsBought),
    ...(notes.length > 0
      ? [{ kind: 'rows' as const, title: t('trip-sheet.planNote'), rows: notes }]
      : []),
  ];
};

const buildMeetingPart = ({ booking, places }: SheetFacts): SheetPart => {
  if (!hasDriverCard(booking))
    return {
      kind: 'rows',
      title: t('trip-sheet.where'),
      rows: [{ label: t('trip-sheet.typed'), value: toBilingual(formatMeetingPlace(booking)) }],
    };
  const { postalCode, address, kana, typed, romaji, chinese } = getDriverCardLines(booking, places);
  const { building, station } = booking.driverLines;
  return {
    kind: 'driver',
    title: both(
      (locale) => `${t('trip-sheet.where')[locale]} · ${t('trip-sheet.showDriver')[locale]}`,
    ),
    please: DRIVER_WORDS.please,
    postalCode,
    address,
    kana,
    marks: [
      ...(building ? [{ label: DRIVER_WORDS.building, text: building }] : []),
      ...(station ? [{ label: DRIVER_WORDS.station, text: station }] : []),
    ],
    rows: [
      ...(romaji ? [{ label: t('trip-sheet.letters'), value: toBilingual(romaji) }] : []),
      ...(chinese ? [{ label: t('trip-sheet.chinese'), value: toBilingual(chinese) }] : []),
      ...(typed ? [{ label: t('trip-sheet.typed'), value: toBilingual(typed) }] : []),
    ],
  };
};

const buildMoneyPart = ({ booking, timeZone }: SheetFacts): SheetPart => {
  const { totalCents, depositCents, finalPaymentCents, extensionCents, paidAt } = booking;
  const rows: Row[] = [{ label: t('trip-sheet.total'), value: formatAmount(totalCents) }];
  if (paidAt)
    rows.push({
      label: t('trip-sheet.paidOnline'),
      value: t('trip-sheet.paidOn', (locale) => ({
        amount: formatMoney(depositCents, locale),
        day: formatInBothZones(paidAt, timeZone, booking.timeZone, locale),
      })),
    });
  else if (booking.status !== 'cancelled')
    rows.push({ label: t('trip-sheet.toPayOnline'), value: formatAmount(depositCents) });
  if (extensionCents > 0)
    rows.push({ label: t('trip-sheet.extension'), value: formatAmount(extensionCents) });
  rows.push({
    label: t('trip-sheet.inPerson'),
    value: t('trip-sheet.inPersonHow', (locale) => ({
      amount: formatMoney(finalPaymentCents, locale),
    })),
  });
  const onSite = (['meal', 'transport', 'tickets'] as const).filter(
    (kind) => booking[`${kind}Yen`] > 0,
  );
  if (onSite.length > 0)
    rows.push({
      label: t('trip-sheet.onSite'),
      value: both((locale) =>
        onSite
          .map((kind) => {
            const amount = formatYen(booking[`${kind}Yen`], locale);
            return t(`trip-sheet.${kind}`, () => ({ amount }))[locale];
          })
          .join(t('trip-sheet.betweenAmounts')[locale]),
      ),
    });
  const extra = listAcceptedCosts(booking.extraCosts);
  if (extra.length > 0)
    rows.push({
      label: t('trip-sheet.extraCosts'),
      value: both((locale) =>
        extra
          .map(({ text, yen }) => `${text} ${formatYen(yen, locale)}`)
          .join(t('trip-sheet.betweenAmounts')[locale]),
      ),
    });
  return { kind: 'rows', title: t('trip-sheet.money'), rows };
};

/** Returns the remaining refund tiers; empty if the tour can no longer be cancelled. */
const buildPolicyPart = ({ booking, timeZone, now }: SheetFacts): SheetPart[] => {
  if (!booking.can.includes('cancel') || booking.viewerIs === 'guide' || booking.paidAt === null)
    return [];
  const start = Temporal.Instant.from(booking.scheduledStartTime);
  const refundText = (percent: number) =>
    t('trip-sheet.policyBack', () => ({ percent: `${percent}%` }));
  const untilText = (at: Temporal.Instant) =>
    t('trip-sheet.policyUntil', (locale) => ({
      deadline: formatInBothZones(at.toString(), timeZone, booking.timeZone, locale),
    }));
  const { freeCancellationUntil: until, refundBounds } = booking;
  const free = until ? Temporal.Instant.from(until) : null;
  // After a change of the traveler, the hour after paying refunds no more than the old start did.
  const grace =
    refundBounds && refundBounds.capPercent < 100
      ? null
      : getGraceEnd(booking.policy, start, Temporal.Instant.from(booking.paidAt));
  const rows: Row[] = [
    ...(booking.acceptedAt === null
      ? [{ label: refundText(100), value: t('trip-sheet.policyBeforeAccepted') }]
      : []),
    ...[grace, free].flatMap((until) =>
      until && Temporal.Instant.compare(now, until) <= 0
        ? [{ label: refundText(100), value: untilText(until) }]
        : [],
    ),
    ...listOpenTiers(booking.policy, start, now, refundBounds).map((tier) => ({
      label: refundText(tier.refundPercent),
      value: untilText(tier.until),
    })),
  ];
  rows.push({
    label: toBilingual(''),
    value: t(rows.length > 0 ? 'trip-sheet.policyNothing' : 'trip-sheet.policyClosed'),
  });
  return [{ kind: 'rows', title: t('trip-sheet.policy'), rows }];
};

/** Returns the trip sheet of a booking (docs/product/trip-sheets.md, "Of a booking"). */
export const buildBookingSheet = (facts: SheetFacts): TripSheet => {
  const { booking, locale, timeZone, publicUrl, now } = facts;
  return {
    locale,
    title: t('trip-sheet.title'),
    subtitle: toBilingual(booking.bookingNumber),
    notice: getNotice(booking),
    parts: [
      buildTourPart(facts),
      buildMeetingPart(facts),
      ...buildPlanParts(facts),
      buildMoneyPart(facts),
      ...buildPolicyPart(facts),
      {
        kind: 'rows',
        title: t('trip-sheet.contacts'),
        rows: [
          { label: t('trip-sheet.messages'), value: toBilingual(`${publicUrl}/messages`) },
          { label: t('trip-sheet.team'), value: toBilingual(`${publicUrl}/help/contact`) },
        ],
      },
      buildEmergencyPart(),
    ],
    foot: t('trip-sheet.asOf', (language) => ({
      time: formatInstant(now.toString(), timeZone, language),
      place: `${booking.bookingNumber} · ${new URL(publicUrl).host}`,
    })),
    pageOf: t('trip-sheet.pageOf', () => ({ page: '{{page}}', pages: '{{pages}}' })),
    madeAt: now.epochMilliseconds,
  };
};
