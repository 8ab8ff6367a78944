import { invalidLeadFields } from '@tomoguide/contract/bookings/lead-traveler';
import { invalidParticulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStoredDraft } from '../../../form/stored-draft.ts';
import {
  type CheckoutField,
  type FieldSentences,
  firstProblem,
} from '../checkout-form/checkout-fields.ts';
import { useFieldErrors } from '../checkout-form/field-sentences.ts';
import { focusField } from '../checkout-form/focus-field.ts';
import { currentRefusal, OFFER_CHANGED } from '../checkout-form/refusal.ts';
import type { DayFault } from '../checkout-form/tour/day-fault.ts';
import { readChoice, type TourChoice } from '../checkout-form/tour/tour-choice.ts';
import { useChosenTour } from '../checkout-form/tour/use-tour.ts';
import {
  emptyRequest,
  type RequestDraft,
  requestDraftKey,
  startingDraft,
  stillOffered,
} from './request-draft.ts';
import { useSendRequest } from './use-send-request.ts';

interface Lead {
  to: CheckoutField | 'price';
  press: number;
}

interface Props {
  guide: GuideDetail;
  userId: UserId;
  conversationId: ConversationId;
  /** A tour chosen on another page, in the format of an address. */
  begun: URLSearchParams | null;
  onSent: () => void;
}

/** State and actions of the tour request form. */
export const useRequestForm = ({ guide, userId, conversationId, begun, onSent }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const key = requestDraftKey(userId, guide.id);
  const [stored, change] = useStoredDraft(key, emptyRequest(guide), (stored) =>
    begun ? startingDraft(readChoice(begun, guide), stored) : {},
  );
  const draft = stillOffered(stored, guide);
  const {
    busy,
    problem: answered,
    send,
    clearProblem,
  } = useSendRequest({ guideId: guide.id, conversationId }, key, onSent);
  const [sent, setSent] = useState<TourChoice | null>(null);
  const current = currentRefusal(answered, sent, draft.choice);
  // A deleted itinerary is no longer in the form, so there is no field to focus.
  const isGone = current?.kind === 'field' && current.field === 'itinerary';
  const problem = isGone ? OFFER_CHANGED : current;
  const edit = (part: Partial<RequestDraft>) => {
    clearProblem();
    change(part);
  };
  const tour = useChosenTour(guide, draft.choice, (part: Partial<TourChoice>) =>
    edit({ choice: { ...draft.choice, ...part } }),
  );
  const [dayFault, setDayFault] = useState<DayFault | null>(null);
  const [lead, setLead] = useState<Lead | null>(null);
  const refused = problem?.kind === 'field' ? problem : null;
  const sentences = useFieldErrors({
    choice: draft.choice,
    offer: guide,
    tour: tour.problems,
    particulars: invalidParticulars(draft, { ...draft.choice, forOthers: draft.lead !== null }),
    lead: draft.lead ? invalidLeadFields(draft.lead) : new Set(),
    dayFault,
    refused,
    heldByMe: false,
  });
  const first = firstProblem(sentences);
  const leadTo = (to: Lead['to']) => setLead((before) => ({ to, press: (before?.press ?? 0) + 1 }));
  // Runs after the render that shows the error at the field.
  useEffect(() => {
    if (lead) focusField(form.current, lead.to);
  }, [lead]);
  // A field rejected by the server is focused like one found by the form.
  const refusedField = refused?.field;
  useEffect(() => {
    if (refusedField) setLead((before) => ({ to: refusedField, press: (before?.press ?? 0) + 1 }));
  }, [refusedField]);
  /** The errors to show before the first click: unreadable input, and a start that is no longer free. */
  const unasked: FieldSentences = {
    ...(dayFault && sentences.date ? { date: sentences.date } : {}),
    ...(tour.problems.start === 'startGone' && sentences.start ? { start: sentences.start } : {}),
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (first) return leadTo(first.field);
    if (tour.quoteFailed) {
      tour.askQuoteAgain();
      return leadTo('price');
    }
    const { start, travelers } = draft.choice;
    if (!tour.quote || tour.quoteIsStale || start === null || travelers === null) return;
    setSent(draft.choice);
    void send(guide, tour.quote, { ...draft.choice, start, travelers }, draft);
  };
  return {
    form,
    draft,
    edit,
    tour,
    busy,
    /** A rejection that is not about a field. */
    refusal: problem && problem.kind !== 'field' ? problem : null,
    wrong: lead ? sentences : unasked,
    /** Only the price is missing, because it is still loading; signing is not possible yet. */
    waiting: !first && (tour.quoteIsStale || (!tour.quote && !tour.quoteFailed)),
    setDayFault,
    submit,
    leadOn: leadTo,
  };
};

export type RequestState = ReturnType<typeof useRequestForm>;
