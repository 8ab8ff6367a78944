import { useQueryClient } from '@tanstack/react-query';
import { particularsOf, particularsToSend } from '@tomoguide/contract/bookings/particulars';
import { toRmb } from '@tomoguide/contract/bookings/price';
import type { GuideDetail, Quote } from '@tomoguide/contract/guides/entities';
import type { ConversationId, GuideId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { deleteDraft } from '../../../form/stored-draft.ts';
import { useOnce } from '../../../form/use-once.ts';
import { BOOKINGS_KEY, MESSAGES_KEY } from '../../../lib/query-keys.ts';
import { itineraryToSend } from '../checkout-form/checkout-order.ts';
import { checkoutKeys } from '../checkout-form/queries.ts';
import { type CheckoutRefusal, checkoutRefusal } from '../checkout-form/refusal.ts';
import type { TourChoice } from '../checkout-form/tour/tour-choice.ts';
import { type RequestBody, sendRequest } from './mutations.ts';
import { requestKeys } from './queries.ts';
import type { RequestDraft } from './request-draft.ts';

/** The request body: the choice and the details, with the price that the form shows. */
const bodyOf = (
  guide: Pick<GuideDetail, 'itineraries'>,
  quote: Quote,
  choice: TourChoice & { start: string; travelers: number },
  draft: RequestDraft,
): RequestBody => ({
  scheduledStartTime: choice.start,
  duration: choice.duration,
  travelers: choice.travelers,
  services: [...choice.services],
  ...particularsToSend(particularsOf(draft)),
  ...itineraryToSend(guide, draft.itineraryId),
  ...(draft.plan.trim() === '' ? {} : { plan: draft.plan.trim() }),
  ...(draft.lead ? { lead: draft.lead } : {}),
  totalPrice: toRmb(quote.totalCents),
  depositCents: quote.depositCents,
});

/** Sends a request once, even on repeated clicks. The input stays until the request has arrived. */
export const useSendRequest = (
  { guideId, conversationId }: { guideId: GuideId; conversationId: ConversationId },
  draftKey: string,
  onSent: () => void,
) => {
  const client = useQueryClient();
  const [busy, once] = useOnce();
  const [problem, setProblem] = useState<CheckoutRefusal | null>(null);
  const sendNow = async (...order: Parameters<typeof bodyOf>): Promise<void> => {
    setProblem(null);
    try {
      const { request } = await sendRequest({ conversationId, body: bodyOf(...order) });
      deleteDraft(draftKey);
      client.setQueryData(requestKeys.one(request.id), request);
      void client.invalidateQueries({ queryKey: MESSAGES_KEY });
      onSent();
    } catch (error) {
      setProblem(checkoutRefusal(error));
      // A rejection means that the form is outdated: price, days, starts.
      await Promise.all([
        client.invalidateQueries({ queryKey: checkoutKeys.guide(guideId) }),
        client.invalidateQueries({ queryKey: BOOKINGS_KEY }),
      ]);
    }
  };
  const send = (...order: Parameters<typeof bodyOf>) => once(() => sendNow(...order));
  return { busy, problem, send, clearProblem: () => setProblem(null) };
};
