import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking, BookingDetail } from '@tomoguide/contract/bookings/entities';
import { findInvalidParticulars, NO_PARTICULARS } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOwnDraft } from '../../../form/stored-draft.ts';
import { useForm } from '../../../form/use-form.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../translation/use-translation.ts';
import { type CheckoutField, findFirstProblem } from '../checkout-form/checkout-fields.ts';
import { useFieldErrors } from '../checkout-form/field-messages.ts';
import { focusField } from '../checkout-form/focus-field.ts';
import { checkoutKeys, startTimesQuery } from '../checkout-form/queries.ts';
import { getCurrentRefusal, parseRefusal, RejectedOrder } from '../checkout-form/refusal.ts';
import type { DayProblem } from '../checkout-form/tour/day-problem.ts';
import type { TourChoice } from '../checkout-form/tour/tour-choice.ts';
import { findTourErrors } from '../checkout-form/tour/tour-errors.ts';
import {
  type ChangeDraft,
  createChangeDraft,
  getOffer,
  isChanged,
  limitToOffered,
  toProposedPlan,
} from './change-draft.ts';
import { useProposeChange } from './mutations.ts';
import { changePreviewQuery } from './queries.ts';

interface Given {
  guide: GuideDetail;
  booking: Booking;
  /** What the two have agreed on; replaces these parts of the stored draft. */
  agreed?: Partial<TourChoice> | undefined;
  onSent: (detail: BookingDetail) => void;
}

const hasErrors = (errors: object): boolean => Object.values(errors).some(Boolean);

/** Returns the price and the consequences of the change, once it is complete and valid. */
const usePreview = (booking: Booking, guide: GuideDetail, draft: ChangeDraft, isValid: boolean) => {
  const plan = isValid && isChanged(draft, booking) ? toProposedPlan(draft, guide) : null;
  const preview = useQuery(changePreviewQuery(booking.id, plan));
  return {
    plan,
    /** The terms of this plan; null while they are unknown. */
    terms: (plan && !preview.isPlaceholderData && preview.data) || null,
    /** The terms of this plan or, while they load, of the plan before it. */
    shown: (plan && preview.data) || null,
    error: plan && preview.isError && !preview.isFetching ? preview.error : null,
    retry: preview.refetch,
  };
};

/**
 * Manages the form that proposes a change. The input lasts until it is sent, and belongs to the booking as it
 * is now: after the next proposal, the form starts again with what is booked then.
 */
export const useChangeForm = ({ guide, booking, agreed, onSent }: Given) => {
  const { t } = useTranslation('checkout', 'errors');
  const client = useQueryClient();
  const propose = useProposeChange();
  const element = useRef<HTMLFormElement>(null);
  const [dayProblem, setDayProblem] = useState<DayProblem | null>(null);
  const state = useOwnDraft(
    `change:${booking.id}:${booking.changes?.proposalsLeft ?? 0}`,
    createChangeDraft(booking),
    () => (agreed ? { choice: { ...createChangeDraft(booking).choice, ...agreed } } : {}),
  );
  const offer = getOffer(guide, booking);
  const [stored, changeDraft, clear] = state;
  const draft = limitToOffered(stored, guide);
  const { choice } = draft;
  const starts = useQuery(startTimesQuery(guide.id, choice.date, choice.duration, booking.id));
  // The starts for the previous duration do not apply to the new one.
  const free = starts.isPlaceholderData
    ? undefined
    : starts.data?.data.map(({ start }) => Temporal.Instant.from(start).toString());
  // The booked time stays possible, even if the guide no longer works then.
  const isMoved =
    choice.duration !== booking.duration ||
    choice.start !== Temporal.Instant.from(booking.scheduledStartTime).toString();
  const particulars = findInvalidParticulars(
    { ...NO_PARTICULARS, group: draft.group },
    { travelers: choice.travelers, forOthers: booking.group !== null },
  );
  const messages = useFieldErrors({
    choice,
    offer,
    tour: findTourErrors(choice, offer, isMoved ? free : undefined),
    // The form has no other particulars.
    particulars: new Set(particulars.has('group') ? ['group' as const] : []),
    lead: new Set(),
    dayProblem,
    heldByMe: false,
  });
  const preview = usePreview(booking, guide, draft, !hasErrors(messages));
  const form = useForm<ChangeDraft, CheckoutField | 'price'>({
    state: [draft, changeDraft],
    validate: () => {
      const isSame = !hasErrors(messages) && preview.plan === null;
      const code = isSame ? 'CHANGE_UNCHANGED' : preview.error && getErrorCode(preview.error);
      return { ...messages, price: code ? t(`errors.${code}`) : undefined };
    },
    fieldErrorsOf: (error) => {
      const about = getCurrentRefusal(error, choice);
      return about?.kind === 'field' ? { [about.field]: t(`errors.${about.code}`) } : {};
    },
    onInvalid: () => {
      if (preview.error) void preview.retry();
    },
    focusError: (errors) => focusField(element.current, findFirstProblem(errors)?.field ?? 'price'),
    send: async () => {
      const { plan, terms } = preview;
      if (!plan || !terms) return;
      try {
        const detail = await propose.mutateAsync({ id: booking.id, plan, terms });
        clear();
        onSent(detail);
      } catch (error) {
        // A rejection means that the form shows outdated prices, days, starts or itineraries.
        void client.invalidateQueries({ queryKey: checkoutKeys.guide(guide.id) });
        throw new RejectedOrder(parseRefusal(error), choice);
      }
    },
  });
  const refusal = getCurrentRefusal(form.error, choice);
  const change = (part: Partial<ChangeDraft>): void => form.change(part);
  const changeTour = (part: Partial<TourChoice>): void =>
    change({ choice: { ...draft.choice, ...part } });
  return {
    form: element,
    offer,
    draft,
    preview,
    busy: form.busy,
    submit: form.submit,
    /** The errors to show now: before the first submit, only those of choices that are no longer available. */
    wrong: form.tried
      ? { ...messages, ...form.errors }
      : { date: dayProblem ? messages.date : undefined, start: free && messages.start },
    /** The rejection, if it is not about a field. */
    refusal: refusal?.kind === 'field' ? null : refusal,
    /** True while the price loads, without which the form cannot be sent. */
    waiting: preview.plan !== null && !preview.terms && !preview.error,
    setDayProblem,
    change,
    changeTour,
    chooseStart: (): void => {
      flushSync(() => changeTour({ start: null }));
      focusField(element.current, 'start');
    },
  };
};

export type ChangeFormState = ReturnType<typeof useChangeForm>;
