import type { Booking, Substitution } from '@tomoguide/contract/bookings/entities';
import { formatMoney } from '@tomoguide/contract/format';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { getErrorCode } from '../../../lib/api-error.ts';
import { formatDeadline } from '../../../lib/own-zone.ts';
import { getSecondsUntil, useNow } from '../../../lib/use-now.ts';
import { usePersonName } from '../../../translation/use-person-name.ts';
import { useLocale, useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { restoresFocusOnRemoval } from '../../../ui/restore-focus.ts';
import { showToast } from '../../../ui/toast.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { GuideLine } from '../booking/guide-line.tsx';
import { getOtherName } from '../booking/other-name.ts';
import { LastDayLeft } from '../booking/time-left.tsx';
import { GuideFit } from './guide-fit.tsx';
import {
  isEndedSubstitution,
  useAgreeToSubstitute,
  useDeclineSubstitute,
  useWithdrawSubstitution,
} from './mutations.ts';

interface PartProps {
  booking: Booking;
  substitution: Substitution;
}

const STEPS = ['agree', 'decline', 'withdraw'] as const;
type Step = (typeof STEPS)[number];
const BUSY = { agree: 'agreeing', decline: 'declining', withdraw: 'withdrawing' } as const;
const DONE = { agree: 'agreed', decline: 'declined', withdraw: 'withdrawn' } as const;
const TONES = { agree: 'primary', decline: 'secondary', withdraw: 'quiet' } as const;

const Actions = ({ booking, substitution }: PartProps) => {
  const { t } = useTranslation('substitute');
  const locale = useLocale();
  const nameOf = usePersonName();
  const mutations = {
    agree: useAgreeToSubstitute(),
    decline: useDeclineSubstitute(),
    withdraw: useWithdrawSubstitution(),
  };
  const [declining, setDeclining] = useState(false);
  const busy = STEPS.find((step) => mutations[step].isPending);
  const values = {
    substitute: substitution.substitute ? nameOf(substitution.substitute.name) : '',
    amount: formatMoney(booking.depositCents, locale),
  };
  const getProblem = (error: unknown): string => {
    if (isEndedSubstitution(error)) return t('substitute.movedOn');
    const isUnable = getErrorCode(error) === 'GUIDE_NOT_BOOKABLE';
    return t(isUnable ? 'substitute.unable' : 'substitute.failed', values);
  };
  const take = async (step: Step) => {
    if (busy) return;
    try {
      await mutations[step].mutateAsync(substitution.id);
      showToast({ tone: 'success', title: t(`substitute.${DONE[step]}`, values) });
    } catch (error) {
      showToast({ tone: 'destructive', title: getProblem(error) });
    }
    setDeclining(false);
  };
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {STEPS.filter((step) => substitution.can.includes(step)).map((step) => (
        <Button
          key={step}
          tone={TONES[step]}
          busy={busy === step}
          disabled={busy !== undefined}
          onClick={() => (step === 'decline' ? setDeclining(true) : take(step))}
        >
          {t(`substitute.${busy === step ? BUSY[step] : step}`, values)}
          <span className="sr-only">
            {t('substitute.about', { number: booking.bookingNumber })}
          </span>
        </Button>
      ))}
      <ConfirmDialog
        open={declining}
        title={t('substitute.declineTitle')}
        confirmLabel={t(`substitute.${busy === 'decline' ? BUSY.decline : 'decline'}`, values)}
        onConfirm={() => take('decline')}
        onClose={() => setDeclining(false)}
        busy={busy === 'decline'}
        danger
      >
        <p>{t('substitute.declineText', values)}</p>
      </ConfirmDialog>
    </div>
  );
};

/** The colleagues who were asked, with their answers, as the guide who asked sees them. */
const Colleagues = ({ substitution }: { substitution: Substitution }) => {
  const { t } = useTranslation('substitute');
  const nameOf = usePersonName();
  return (
    <ul className="grid gap-1 text-sm empty:hidden">
      {substitution.colleagues.map(({ guide, answer }) => (
        <li key={guide.id}>
          <bdi>{nameOf(guide.name)}</bdi>{' '}
          <span className="text-ink-soft">
            {t(`substitute.state.answer.${answer ?? 'waiting'}`)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Panel = ({ booking, substitution }: PartProps) => {
  const { t } = useTranslation('substitute');
  const locale = useLocale();
  const id = useId();
  const nameOf = usePersonName();
  const now = useNow();
  const { state, substitute, firstGuide, answerBy } = substitution;
  const names = {
    guide: nameOf(firstGuide.name),
    substitute: substitute ? nameOf(substitute.name) : '',
    name: nameOf(getOtherName(booking)),
  };
  const isTravelers = booking.viewerIs === 'traveler';
  const key = state === 'asked' ? 'asked' : isTravelers ? 'proposed' : 'proposedGuide';
  const isOver = getSecondsUntil(answerBy, now) <= 0;
  const values = {
    ...names,
    time: formatDeadline(answerBy, booking.timeZone, locale),
  };
  return (
    <section
      ref={restoresFocusOnRemoval}
      aria-labelledby={id}
      data-substitution={substitution.id}
      className="grid gap-4 rounded-2xl bg-sunken p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h4 id={id} className="font-semibold">
            <Unbroken names={Object.values(names)}>{t(`substitute.state.${key}`, values)}</Unbroken>
          </h4>
          <LastDayLeft until={answerBy} />
        </div>
        <p className="text-[0.9375rem]">
          <Unbroken names={Object.values(names)}>
            {isOver ? t('substitute.state.over') : t(`substitute.state.${key}Hint`, values)}
          </Unbroken>
        </p>
      </div>
      {isTravelers && substitute ? (
        <div className="grid gap-2">
          <GuideLine guide={substitute} />
          <GuideFit id={substitute.id} services={booking.services} />
          <Link
            to={`/guides/${substitute.id}`}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-action"
          >
            {t('substitute.page', names)}
          </Link>
        </div>
      ) : (
        <Colleagues substitution={substitution} />
      )}
      {isOver ? null : <Actions booking={booking} substitution={substitution} />}
    </section>
  );
};

/**
 * What colleagues or the traveler still have to answer about a substitute guide, or how the latest request
 * ended (docs/product/bookings.md, "Substitute guide"); renders nothing if there is neither.
 */
export const SubstitutePanel = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('substitute');
  const nameOf = usePersonName();
  const { substitution } = booking;
  if (!substitution) return null;
  const { state, substitute, firstGuide } = substitution;
  if (state === 'asked' || state === 'proposed')
    return <Panel key={substitution.id} booking={booking} substitution={substitution} />;
  if (booking.tab !== 'upcoming') return null;
  if (state !== 'agreed' && state !== 'unanswered' && state !== 'dropped') return null;
  const key = state === 'dropped' && booking.viewerIs === 'traveler' ? 'droppedTraveler' : state;
  const names = {
    guide: nameOf(firstGuide.name),
    substitute: substitute ? nameOf(substitute.name) : '',
  };
  return (
    <p className="text-ink-soft text-sm">
      <Unbroken names={Object.values(names)}>{t(`substitute.state.${key}`, names)}</Unbroken>
    </p>
  );
};
