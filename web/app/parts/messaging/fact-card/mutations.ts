import { confirmFacts, correctFact, openFactCard } from '@tomoguide/contract/messaging/calls';
import type { FactValue } from '@tomoguide/contract/messaging/facts/facts';
import { api } from '../../../lib/api.ts';
import { getErrorCode } from '../../../lib/api-error.ts';
import { getQueryClient } from '../../../lib/query-client.ts';
import { catchUp } from '../history.ts';
import { factCardKey, type MessagePlace } from './queries.ts';

/**
 * Fetches the message as it is after a change of its card, without waiting for the socket. A failure is
 * ignored, because the next poll or event fetches it too.
 */
const refresh = async (message: MessagePlace): Promise<void> => {
  await catchUp(message.conversationId).catch(() => {});
  await getQueryClient().invalidateQueries({ queryKey: factCardKey(message) });
};

export const openCard = async (params: MessagePlace): Promise<void> => {
  await api(openFactCard, { params });
  await refresh(params);
};

/** Runs a change of a card. If the other user was faster, the page shows what has changed. */
const change = async (message: MessagePlace, send: () => Promise<unknown>): Promise<void> => {
  try {
    await send();
  } catch (error) {
    const code = getErrorCode(error);
    if (code === 'FACT_CARD_CHANGED' || code === 'FACT_CARD_CLOSED' || code === 'BLOCKED')
      await refresh(message);
    throw error;
  }
  await refresh(message);
};

export const confirm = (
  params: MessagePlace,
  body: { version: number; numbers: number[] },
): Promise<void> => change(params, () => api(confirmFacts, { params, body }));

/** Corrects a fact; a null value removes it. */
export const correct = (
  params: MessagePlace,
  body: { version: number; number: number; value: FactValue | null },
): Promise<void> => change(params, () => api(correctFact, { params, body }));
