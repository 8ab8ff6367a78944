import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { CancelKind } from '@tomoguide/contract/bookings/statuses';
import { formatMoney } from '@tomoguide/contract/format';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { FreeText } from '../../../ui/free-text.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ExtensionLimit } from '../extension/extension-limit.tsx';
import { ExtensionState } from '../extension/extension-state.tsx';
import { RefundedFees } from '../extension/refunded-fees.tsx';
import { isUnstartedAtEnd } from './near-end.ts';
import { BookingRefunds } from './refund-lines.tsx';
import { isLastHour } from './time-left.tsx';

/**
 * Shows the amount still to be paid online and its deadline. In the last hour, the card shows a countdown
 * instead of the deadline.
 */
const AmountToPay = ({ booking, deadlineAt }: { booking: Booking; deadlineAt: string }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const now = useNow();
  if (getSecondsUntil(deadlineAt, now) <= 0) return <p>{t('trips.slotReleased')}</p>;
  const amount = formatMoney(booking.depositCents - booking.walletCents, locale);
  const time = formatDeadline(deadlineAt, booking.timeZone, locale);
  return (
    <p className="text-balance rounded-xl bg-warn-soft px-4 py-3 font-semibold">
      <Unbroken>
        {isLastHour(deadlineAt, now)
          ? t('trips.toPaySoon', { amount })
          : t('trips.toPayUntil', { amount, time })}
      </Unbroken>
    </p>
  );
};

const Confirmed = ({ booking: { deadlineAt, timeZone } }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const time = formatDeadline(deadlineAt, timeZone, locale);
  return (
    <>
      <p>
        <Unbroken>{t('trips.waitingForGuide', { time })}</Unbroken>
      </p>
      <p className="text-ink-soft text-sm">{t('trips.waitingRefundHint')}</p>
    </>
  );
};

const Cancelled = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips', 'bookings');
  const { cancelKind, rejectReason, reason, viewerIs, settleAt, emergencyClaim } = booking;
  const isNoShow = cancelKind === 'no_show_traveler' || cancelKind === 'no_show_guide';
  // The money of a no-show is not split yet. While a claim on any other cancellation is open, refunds that
  // were already sent are still shown.
  const isHeld = isNoShow && (settleAt !== null || emergencyClaim === 'open');
  const cancellationText = (kind: CancelKind): string => {
    if (kind === viewerIs) return t('trips.youCancelled');
    if (viewerIs === 'guide' && kind === 'instant_withdrawn') return t('trips.youWithdrew');
    if (viewerIs === 'guide' && kind === 'rejected') return t('trips.youRejected');
    return viewerIs === 'guide' && kind === 'unanswered'
      ? t('trips.youDidNotAnswer')
      : t(`bookings.cancelKind.${kind}`);
  };
  return (
    <>
      <p className="font-semibold">{t('trips.wasCancelled')}</p>
      {isNoShow ? <NoShow booking={booking} /> : null}
      {cancelKind && !isNoShow ? <p>{cancellationText(cancelKind)}</p> : null}
      {/* 'Another reason' says nothing on its own, so the guide's text follows. */}
      {rejectReason && rejectReason !== 'other' ? (
        <p className="text-ink-soft">
          {t('trips.rejectReason', { reason: t(`bookings.rejectReason.${rejectReason}`) })}
        </p>
      ) : null}
      {reason ? (
        <p className="wrap-anywhere text-ink-soft">
          “<FreeText>{reason}</FreeText>”
        </p>
      ) : null}
      {viewerIs === 'traveler' && !isHeld ? <BookingRefunds booking={booking} /> : null}
    </>
  );
};

/** Shows who has confirmed the start, if only the traveler or only the guide has. */
const StartConfirmations = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const { viewerIs, guide, traveler, travelerConfirmedStart, guideConfirmedStart } = booking;
  const now = useNow();
  const passed = getSecondsUntil(booking.scheduledStartTime, now) <= 0;
  const isOver = isUnstartedAtEnd(booking, now);
  const asGuide = viewerIs === 'guide';
  const name = nameOf(asGuide ? traveler.nickname : guide.name);
  const mine = asGuide ? guideConfirmedStart : travelerConfirmedStart;
  const theirs = asGuide ? travelerConfirmedStart : guideConfirmedStart;
  const getKey = () => {
    if (isOver && theirs) return 'endPassedOther';
    if (isOver && booking.can.includes('report_no_show'))
      return mine ? 'endPassedWaiting' : 'endPassed';
    if (mine) return 'youConfirmed';
    if (theirs) return 'otherConfirmed';
    return passed ? 'startPassed' : 'confirmOnMeeting';
  };
  return (
    <p>
      <Unbroken names={[name]}>{t(`trips.${getKey()}`, { name })}</Unbroken>
    </p>
  );
};

/**
 * Shows that a no-show was recorded, because only one party confirmed the start, and until when it can be
 * contested.
 */
const NoShow = ({ booking }: { booking: Booking }) => {
  const nameOf = usePersonName();
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { viewerIs, cancelKind, guide, traveler, settleAt, timeZone } = booking;
  const name = nameOf(viewerIs === 'guide' ? traveler.nickname : guide.name);
  const mine = cancelKind === `no_show_${viewerIs}`;
  const time = formatDeadline(settleAt, timeZone, locale);
  return (
    <>
      <p>
        <Unbroken names={[name]}>
          {t(mine ? 'trips.noShow.yours' : 'trips.noShow.theirs', { name })}
        </Unbroken>
      </p>
      {settleAt ? (
        <p className="text-ink-soft">
          <Unbroken names={[name]}>
            {t(mine ? 'trips.noShow.contestBy' : 'trips.noShow.heldUntil', { name, time })}
          </Unbroken>
        </p>
      ) : null}
    </>
  );
};

/** Shows, as text, the next step that a trip is waiting for, or how it ended. */
export const TripState = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('trips');
  const { status, deadlineAt, viewerIs } = booking;
  if (status === 'pending' && deadlineAt)
    return <AmountToPay booking={booking} deadlineAt={deadlineAt} />;
  if (status === 'confirmed') return <Confirmed booking={booking} />;
  if (status === 'awaiting_start' || status === 'start_confirmed')
    return <StartConfirmations booking={booking} />;
  if (viewerIs === 'traveler' && (status === 'extend_requested' || status === 'extend_confirmed'))
    return <ExtensionState booking={booking} />;
  if (viewerIs === 'traveler' && (status === 'ongoing' || status === 'completed'))
    return (
      <>
        <RefundedFees booking={booking} />
        <ExtensionLimit booking={booking} />
      </>
    );
  if (status === 'disputed') return <p>{t('trips.disputed')}</p>;
  if (status === 'cancelled') return <Cancelled booking={booking} />;
  return null;
};
