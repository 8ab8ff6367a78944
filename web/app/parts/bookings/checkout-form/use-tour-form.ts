import { useQueryClient } from '@tanstack/react-query';
import { findInvalidLeadFields } from '@tomoguide/contract/bookings/lead-traveler';
import { findInvalidParticulars, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail, Quote } from '@tomoguide/contract/guides/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormState, useForm } from '../../../form/use-form.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { bookingKeys } from '../queries.ts';
import type { LeadDraft } from './checkout-draft.ts';
import {
  type CheckoutField,
  type FieldMessages,
  type FieldStep,
  findFirstProblem,
  isStepComplete,
} from './checkout-fields.ts';
import { useFieldErrors } from './field-messages.ts';
import { focusField } from './focus-field.ts';
import { checkoutKeys } from './queries.ts';
import { getCurrentRefusal, parseRefusal, RejectedOrder } from './refusal.ts';
import type { DayProblem } from './tour/day-problem.ts';
import type { TourChoice } from './tour/tour-choice.ts';
import type { useTour } from './tour/use-tour.ts';

interface Details extends Particulars {
  lead: LeadDraft | null;
}

interface Given<Draft> {
  guide: GuideDetail;
  tour: ReturnType<typeof useTour>;
  /** The details of the tour, and a function that changes them. */
  state: FormState<Draft>;
  /** True if one of the traveler's own bookings holds the chosen time. */
  heldByMe: boolean;
  /** Sends the tour at the price that the page shows. */
  send: (quote: Quote, choice: TourChoice & { start: string; travelers: number }) => Promise<void>;
}

/** Manages the form of a tour and its details, for the checkout and for tour requests. */
export const useTourForm = <Draft extends Details>({
  guide,
  tour,
  state,
  heldByMe,
  send,
}: Given<Draft>) => {
  const { t } = useTranslation('checkout', 'errors');
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [dayProblem, setDayProblem] = useState<DayProblem | null>(null);
  const [draft] = state;
  const { choice, problems, quote } = tour;
  const messages = useFieldErrors({
    choice,
    offer: guide,
    tour: problems,
    particulars: findInvalidParticulars(draft, { ...choice, forOthers: draft.lead !== null }),
    lead: draft.lead ? findInvalidLeadFields(draft.lead) : new Set(),
    dayProblem,
    heldByMe,
  });
  const form = useForm<Draft, CheckoutField | 'price'>({
    state,
    validate: () => ({
      ...messages,
      price: tour.quoteFailed ? t('checkout.priceFailed') : undefined,
    }),
    fieldErrorsOf: (error) => {
      const about = getCurrentRefusal(error, choice);
      return about?.kind === 'field' ? { [about.field]: t(`errors.${about.code}`) } : {};
    },
    onInvalid: () => {
      if (!findFirstProblem(messages)) tour.refetchQuote();
    },
    focusError: (errors) => focusField(element.current, findFirstProblem(errors)?.field ?? 'price'),
    send: async () => {
      const { start, travelers } = choice;
      if (!quote || tour.quoteIsStale || start === null || travelers === null) return;
      try {
        await send(quote, { ...choice, start, travelers });
      } catch (error) {
        // A rejection means that the page shows outdated data: the price, days, starts or the user's
        // bookings.
        void client.invalidateQueries({ queryKey: checkoutKeys.guide(guide.id) });
        void client.invalidateQueries({ queryKey: bookingKeys.all });
        throw new RejectedOrder(parseRefusal(error), choice);
      }
    },
  });
  const all: FieldMessages = { ...messages, ...form.errors };
  const first = findFirstProblem(all);
  const refusal = getCurrentRefusal(form.error, choice);
  /**
   * The errors to show before the first submit: unreadable input, and choices that are no longer available.
   */
  const initial: FieldMessages = {
    itinerary: messages.itinerary,
    date: dayProblem ? messages.date : undefined,
    start: problems.start === 'startGone' ? messages.start : undefined,
  };
  const change = (part: Partial<TourChoice>): void => {
    form.clearError();
    tour.change(part);
  };
  return {
    form: element,
    draft,
    tour,
    busy: form.busy,
    submit: form.submit,
    /** The errors to show now. */
    wrong: form.tried ? all : initial,
    first: form.tried ? first : null,
    tries: form.tries,
    isComplete: (step: FieldStep): boolean => isStepComplete(step, all),
    /** The rejection, if it is not about a field. */
    refusal: refusal?.kind === 'field' ? null : refusal,
    /** True if only the price is missing, because it is still loading, so the form cannot be sent yet. */
    waiting: !first && (tour.quoteIsStale || !(quote || tour.quoteIsUnknown || tour.quoteFailed)),
    setDayProblem,
    change,
    changeDraft: form.change,
    focus: (field: CheckoutField): void => focusField(element.current, field),
    chooseStart: (): void => {
      flushSync(() => change({ start: null }));
      focusField(element.current, 'start');
    },
  };
};
