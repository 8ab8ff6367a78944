import type { Booking, BookingDetail, ChangeProposal } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { Suspense, useId, useState } from 'react';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPartDialog } from '../../../ui/missing-part-dialog.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { LastDayLeft } from '../booking/time-left.tsx';
import {
  isEndedProposal,
  useAcceptChange,
  useDeclineChange,
  useWithdrawChange,
} from './mutations.ts';
import { findOpenProposal, getProposalDeadline } from './open-proposal.ts';
import { ProposeChangeButton } from './propose-change-button.tsx';
import { TermsComparison } from './terms-comparison.tsx';
import { TermsMoney, TermsRefund } from './terms-money.tsx';
import { TermsWeather } from './terms-weather.tsx';

const PayChangeDialog = lazyPart(
  async () => (await import('./pay-change-dialog.tsx')).PayChangeDialog,
  MissingPartDialog,
);

interface PartProps {
  booking: Booking;
  proposal: ChangeProposal;
}

/** Returns the key of the title and of the sentence about the next step. */
const getKeys = ({ viewerIs }: Booking, { state, by }: ChangeProposal) => {
  if (state === 'awaiting_payment')
    return viewerIs === 'traveler'
      ? (['change.toPay', 'change.toPayBy'] as const)
      : (['change.paying', 'change.payingBy'] as const);
  return by === viewerIs
    ? (['change.yours', 'change.waiting'] as const)
    : (['change.theirs', 'change.answerBy'] as const);
};

/** Sends one of the user's steps, and reports its result in a toast. */
const useSteps = ({ booking, proposal }: PartProps, onAgreed: () => void) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const name = usePersonName()(getOtherName(booking));
  const accept = useAcceptChange();
  const decline = useDeclineChange();
  const withdraw = useWithdrawChange();
  const formatTime = (instant: string | null) => formatDeadline(instant, booking.timeZone, locale);
  const steps = { accept, decline, withdraw };
  const report = {
    accept: (detail: BookingDetail) => {
      const open = findOpenProposal(detail);
      if (!open) return showToast({ tone: 'success', title: t('change.applied') });
      if (open.can.includes('pay')) return onAgreed();
      showToast({
        tone: 'success',
        title: t('change.agreed'),
        description: t('change.agreedHint', { name, time: formatTime(open.payBy) }),
      });
    },
    decline: ({ viewerIs, freeCancellationUntil }: BookingDetail) => {
      const isFree = viewerIs === 'traveler' && freeCancellationUntil;
      showToast({
        tone: 'success',
        title: t('change.declined'),
        description: isFree
          ? t('change.declinedFree', { time: formatTime(freeCancellationUntil) })
          : t('change.declinedHint'),
      });
    },
    withdraw: () => {
      showToast({ tone: 'success', title: t('change.withdrawn') });
    },
  };
  return {
    busy: (['accept', 'decline', 'withdraw'] as const).find((step) => steps[step].isPending),
    take: async (step: keyof typeof steps) => {
      if (Object.values(steps).some(({ isPending }) => isPending)) return;
      try {
        report[step](await steps[step].mutateAsync({ id: booking.id, proposalId: proposal.id }));
      } catch (error) {
        showToast({
          tone: 'destructive',
          title: t(isEndedProposal(error) ? 'change.movedOn' : 'change.failed'),
        });
      }
    },
  };
};

const Actions = ({ booking, proposal }: PartProps) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const [paying, setPaying] = useState(false);
  const { busy, take } = useSteps({ booking, proposal }, () => setPaying(true));
  const { can, toPayCents, state } = proposal;
  const amount = formatMoney(toPayCents, locale);
  const paysNext = booking.viewerIs === 'traveler' && toPayCents > 0;
  const about = (
    <span className="sr-only">{t('change.about', { number: booking.bookingNumber })}</span>
  );
  const getWithdrawLabel = () => {
    if (busy === 'withdraw') return t('change.withdrawing');
    return t(state === 'awaiting_payment' ? 'change.keep' : 'change.withdraw');
  };
  const getAcceptLabel = () => {
    if (busy === 'accept') return t('change.accepting');
    return paysNext ? t('change.acceptAndPay', { amount }) : t('change.accept');
  };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {can.includes('accept') ? (
        <Button
          busy={busy === 'accept'}
          disabled={busy !== undefined}
          onClick={() => take('accept')}
        >
          {getAcceptLabel()}
          {about}
        </Button>
      ) : null}
      {can.includes('pay') ? (
        <Button disabled={busy !== undefined} onClick={() => setPaying(true)}>
          {t('change.pay', { amount })}
          {about}
        </Button>
      ) : null}
      {can.includes('decline') ? (
        <Button
          tone="secondary"
          busy={busy === 'decline'}
          disabled={busy !== undefined}
          onClick={() => take('decline')}
        >
          {t(busy === 'decline' ? 'change.declining' : 'change.decline')}
          {about}
        </Button>
      ) : null}
      {state === 'open' ? <ProposeChangeButton booking={booking} /> : null}
      {can.includes('withdraw') ? (
        <Button
          tone="quiet"
          busy={busy === 'withdraw'}
          disabled={busy !== undefined}
          onClick={() => take('withdraw')}
        >
          {getWithdrawLabel()}
          {about}
        </Button>
      ) : null}
      {paying ? (
        <Suspense fallback={null}>
          <PayChangeDialog booking={booking} proposal={proposal} onClose={() => setPaying(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

const Panel = ({ booking, proposal }: PartProps) => {
  const { t } = useTranslation('change');
  const locale = useLocale();
  const id = useId();
  const name = usePersonName()(getOtherName(booking));
  const now = useNow();
  const [title, next] = getKeys(booking, proposal);
  const deadline = getProposalDeadline(proposal);
  const isOver = getSecondsUntil(deadline, now) <= 0;
  const time = formatDeadline(deadline, booking.timeZone, locale);
  return (
    <section
      ref={restoresFocusOnRemoval}
      aria-labelledby={id}
      data-proposal={proposal.id}
      className="grid gap-4 rounded-2xl bg-sunken p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h4 id={id} className="font-semibold">
            <Unbroken names={[name]}>{t(title, { name })}</Unbroken>
          </h4>
          <LastDayLeft until={deadline} />
        </div>
        <p className="text-[0.9375rem]">
          <Unbroken names={[name]}>
            {isOver
              ? t('change.over')
              : t(next, {
                  name,
                  amount: formatMoney(proposal.toPayCents, locale),
                  time,
                })}
          </Unbroken>
        </p>
      </div>
      <TermsComparison terms={proposal} timeZone={booking.timeZone} />
      <TermsMoney
        booking={booking}
        terms={proposal}
        isAsking={proposal.state === 'open' && proposal.by === booking.viewerIs}
      />
      <TermsWeather booking={booking} terms={proposal} />
      {isOver ? null : <Actions booking={booking} proposal={proposal} />}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-action text-sm">
          {t('change.refund.title')}
        </summary>
        <TermsRefund booking={booking} terms={proposal} />
      </details>
    </section>
  );
};

/**
 * The proposal that is open or awaits its payment, with the user's next step (docs/product/bookings.md,
 * "The pages of a change"); renders nothing if there is none.
 */
export const OpenChange = ({ booking }: { booking: Booking }) => {
  const proposal = findOpenProposal(booking);
  return proposal ? <Panel key={proposal.id} booking={booking} proposal={proposal} /> : null;
};
