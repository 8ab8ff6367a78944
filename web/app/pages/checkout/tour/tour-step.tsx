import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { Suspense, useState } from 'react';
import { TourFields } from '../../../parts/bookings/checkout-form/tour/tour-fields.tsx';
import { useTranslation } from '../../../translation/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ContinuePayment } from '../continue-payment.tsx';
import { StepCard } from '../step-card.tsx';
import type { CheckoutState } from '../use-checkout-form.ts';
import { ItineraryChoice } from './itinerary-choice.tsx';
import { TourSummary } from './tour-summary.tsx';

/** Loaded only for an itinerary on a day. Without it, there is no warning, and nothing depends on it. */
const ChosenDayFit = lazyPart(
  async () => (await import('../../../parts/bookings/itinerary/tour-day-fit.tsx')).ChosenDayFit,
  () => null,
);

interface Props {
  guide: GuideDetail;
  state: CheckoutState;
  /** The chosen start; null while there is none. */
  start: string | null;
}

/**
 * The first step: a summary if the tour is complete, otherwise its fields. Below, it warns if the itinerary
 * does not fit that day.
 */
export const TourStep = ({ guide, state, start }: Props) => {
  const { t } = useTranslation('checkout');
  const [editing, setEditing] = useState(false);
  const { tour, busy, isTourComplete, heldByMe } = state;
  const { choice } = tour;
  const open = editing || !isTourComplete;
  return (
    <StepCard
      number={1}
      title={t('checkout.tour')}
      done={isTourComplete}
      className="min-w-0 lg:col-start-1"
      action={
        isTourComplete ? (
          <Button
            tone="quiet"
            size="small"
            className="-mr-3"
            disabled={busy}
            aria-expanded={open}
            onClick={() => setEditing(!editing)}
          >
            {editing ? t('checkout.done') : t('checkout.change')}
          </Button>
        ) : null
      }
    >
      <ItineraryChoice
        guide={guide}
        choice={choice}
        error={state.wrong.itinerary}
        disabled={busy}
        onLeave={() => state.change({ itineraryId: null })}
      />
      {open || choice.start === null ? (
        <TourFields
          guideId={guide.id}
          offer={guide}
          choice={choice}
          wrong={state.wrong}
          onChange={(part) => {
            setEditing(true);
            state.change(part);
          }}
          onDayProblem={(problem) => {
            // The invalid text stays in its field, so the field must stay open.
            setEditing(true);
            state.setDayProblem(problem);
          }}
          startNote={heldByMe ? <ContinuePayment bookingId={heldByMe.id} /> : null}
        />
      ) : (
        <TourSummary guideId={guide.id} offer={guide} choice={{ ...choice, start: choice.start }} />
      )}
      {choice.itineraryId !== null && start !== null ? (
        <Suspense fallback={null}>
          <ChosenDayFit
            guide={guide}
            itineraryId={choice.itineraryId}
            start={start}
            duration={choice.duration}
          />
        </Suspense>
      ) : null}
    </StepCard>
  );
};
