import { useQuery } from '@tanstack/react-query';
import { invalidLeadFields } from '@tomoguide/contract/bookings/lead-traveler';
import { invalidParticulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { walletShare } from '@tomoguide/contract/payments/wallet';
import type { UserId } from '@tomoguide/contract/primitives';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { draftKey, useDraft } from '../../parts/bookings/checkout-form/checkout-draft.ts';
import {
  type CheckoutField,
  type FieldSentences,
  firstProblem,
  isStepComplete,
} from '../../parts/bookings/checkout-form/checkout-fields.ts';
import { orderOf } from '../../parts/bookings/checkout-form/checkout-order.ts';
import { useFieldErrors } from '../../parts/bookings/checkout-form/field-sentences.ts';
import { focusField } from '../../parts/bookings/checkout-form/focus-field.ts';
import { currentRefusal } from '../../parts/bookings/checkout-form/refusal.ts';
import type { DayFault } from '../../parts/bookings/checkout-form/tour/day-fault.ts';
import type { TourChoice } from '../../parts/bookings/checkout-form/tour/tour-choice.ts';
import { useTour } from '../../parts/bookings/checkout-form/tour/use-tour.ts';
import { useCheckout } from '../../parts/bookings/checkout-form/use-checkout.ts';
import { wallet } from '../../parts/bookings/queries.ts';
import { useLocale } from '../../translation/use-translation.ts';
import { useVisitorAccount } from './account/use-visitor-account.ts';
import { useOwnHold } from './tour/own-hold.ts';

/**
 * What a click on the button focuses. `press` counts the clicks, so that a repeated click focuses it again.
 */
interface Lead {
  to: CheckoutField | 'price';
  press: number;
}

/**
 * The errors to show before the first click: unreadable input, and choices that are no longer available.
 */
const initialErrors = (
  { itinerary, date, start }: FieldSentences,
  { dayFault, startIsGone }: { dayFault: DayFault | null; startIsGone: boolean },
): FieldSentences => ({
  ...(itinerary ? { itinerary } : {}),
  ...(dayFault && date ? { date } : {}),
  ...(startIsGone && start ? { start } : {}),
});

/** State and actions of the checkout form. */
export const useCheckoutForm = (guide: GuideDetail, userId: UserId | null) => {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [draft, changeDraft] = useDraft(draftKey(userId, guide.id));
  const account = useVisitorAccount();
  const tour = useTour(guide);
  const { choice, problems, quote } = tour;
  const { phase, problem: answered, submit, clearProblem } = useCheckout(guide.id);
  const [sent, setSent] = useState<TourChoice | null>(null);
  const problem = currentRefusal(answered, sent, choice);
  const balance = useQuery({ ...wallet(), enabled: userId !== null }).data?.balanceCents ?? 0;
  const [dayFault, setDayFault] = useState<DayFault | null>(null);
  const [lead, setLead] = useState<Lead | null>(null);
  const tried = lead !== null;

  const refused = problem?.kind === 'field' ? problem : null;
  const startIsGone = problems.start === 'startGone';
  const heldByMe = useOwnHold({ userId, guideId: guide.id }, choice, startIsGone);
  const sentences = useFieldErrors({
    choice,
    offer: guide,
    tour: problems,
    particulars: invalidParticulars(draft, { ...choice, forOthers: draft.lead !== null }),
    lead: draft.lead ? invalidLeadFields(draft.lead) : new Set(),
    dayFault,
    refused,
    heldByMe: heldByMe !== null,
  });
  const first = firstProblem(sentences);

  const leadTo = (to: Lead['to']) => setLead({ to, press: (lead?.press ?? 0) + 1 });
  // Runs after the render that opens the step of the field.
  useEffect(() => {
    if (lead) focusField(form.current, lead.to);
  }, [lead]);
  // A field rejected by the server is focused like one found by the form.
  const refusedField = refused?.field;
  useEffect(() => {
    if (refusedField) setLead((before) => ({ to: refusedField, press: (before?.press ?? 0) + 1 }));
  }, [refusedField]);

  const usesWallet = draft.useWallet && balance > 0;
  const busy = phase !== 'idle' || account.busy;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (first) {
      leadTo(first.field);
      return;
    }
    if (tour.quoteFailed) {
      tour.askQuoteAgain();
      leadTo('price');
      return;
    }
    const { start, travelers } = choice;
    if (!quote || tour.quoteIsStale || start === null || travelers === null) return;
    if (userId === null) {
      const { mode } = account;
      // A user who logs in may have a wallet, or this booking, and sees that before paying.
      if (!(await account.enter()) || mode === 'logIn') return;
    }
    setSent(choice);
    submit(
      orderOf(guide, quote, { ...choice, start, travelers }, draft, {
        useWallet: usesWallet,
        locale,
        userId,
      }),
    );
  };

  return {
    form,
    draft,
    tour,
    account: userId === null ? account : null,
    phase: account.busy ? ('entering' as const) : phase,
    busy,
    /** A rejection that is not about a field. */
    refusal: problem && problem.kind !== 'field' ? problem : null,
    balance,
    walletCents: usesWallet && quote ? walletShare(quote.depositCents, balance) : 0,
    heldByMe,
    /** The errors to show now. */
    wrong: tried ? sentences : initialErrors(sentences, { dayFault, startIsGone }),
    first: tried ? first : null,
    presses: lead?.press ?? 0,
    tourIsWhole: isStepComplete(1, sentences),
    particularsAreWhole: isStepComplete(2, sentences),
    /** Only the price is missing, because it is still loading; payment is not possible yet. */
    waiting: !first && (tour.quoteIsStale || (!quote && !tour.quoteIsUnknown && !tour.quoteFailed)),
    send,
    leadOn: leadTo,
    setDayFault,
    change: (part: Partial<TourChoice>) => {
      clearProblem();
      tour.change(part);
    },
    changeDraft: (part: Parameters<typeof changeDraft>[0]) => {
      if (refused) clearProblem();
      changeDraft(part);
    },
    chooseStart: () => {
      clearProblem();
      tour.change({ start: null });
      leadTo('start');
    },
  };
};

export type CheckoutState = ReturnType<typeof useCheckoutForm>;
