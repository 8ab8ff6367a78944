import { useQueryClient } from '@tanstack/react-query';
import { toParticulars, toSentParticulars } from '@tomoguide/contract/bookings/particulars';
import { toRmb } from '@tomoguide/contract/bookings/price';
import type { GuideDetail, Quote } from '@tomoguide/contract/guides/entities';
import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import { deleteDraft, useStoredDraft } from '../../../form/stored-draft.ts';
import { MESSAGES_KEY } from '../../../lib/query-keys.ts';
import { getItineraryRevision } from '../checkout-form/checkout-order.ts';
import { readChoice, type TourChoice } from '../checkout-form/tour/tour-choice.ts';
import { useChosenTour } from '../checkout-form/tour/use-tour.ts';
import { useTourForm } from '../checkout-form/use-tour-form.ts';
import { type RequestBody, sendRequest } from './mutations.ts';
import { requestKeys } from './queries.ts';
import {
  createEmptyRequest,
  getRequestDraftKey,
  getStartingDraft,
  limitToOffered,
  type RequestDraft,
} from './request-draft.ts';

interface Props {
  guide: GuideDetail;
  userId: UserId;
  conversationId: ConversationId;
  /** A tour chosen on another page, as URL parameters; null if there is none. */
  begun: URLSearchParams | null;
  onSent: () => void;
}

/** Returns the request body: the choice and the details, with the price that the form shows. */
const buildBody = (
  guide: Pick<GuideDetail, 'itineraries'>,
  quote: Quote,
  choice: TourChoice & { start: string; travelers: number },
  draft: RequestDraft,
): RequestBody => ({
  scheduledStartTime: choice.start,
  duration: choice.duration,
  travelers: choice.travelers,
  services: [...choice.services],
  ...toSentParticulars(toParticulars(draft)),
  ...getItineraryRevision(guide, draft.itineraryId),
  ...(draft.plan.trim() === '' ? {} : { plan: draft.plan.trim() }),
  ...(draft.lead ? { lead: draft.lead } : {}),
  totalPrice: toRmb(quote.totalCents),
  depositCents: quote.depositCents,
});

/**
 * Returns the state and the actions of the tour request form. The input stays until the request has
 * arrived.
 */
export const useRequestForm = ({ guide, userId, conversationId, begun, onSent }: Props) => {
  const client = useQueryClient();
  const key = getRequestDraftKey(userId, guide.id);
  const [stored, change] = useStoredDraft(key, createEmptyRequest(guide), (stored) =>
    begun ? getStartingDraft(readChoice(begun, guide), stored) : {},
  );
  const draft = limitToOffered(stored, guide);
  const tour = useChosenTour(guide, draft.choice, (part: Partial<TourChoice>) =>
    change({ choice: { ...draft.choice, ...part } }),
  );
  return useTourForm({
    guide,
    tour,
    state: [draft, change],
    heldByMe: false,
    send: async (quote, choice) => {
      const body = buildBody(guide, quote, choice, draft);
      const { request } = await sendRequest({ conversationId, body });
      deleteDraft(key);
      client.setQueryData(requestKeys.one(request.id), request);
      void client.invalidateQueries({ queryKey: MESSAGES_KEY });
      onSent();
    },
  });
};

export type RequestState = ReturnType<typeof useRequestForm>;
