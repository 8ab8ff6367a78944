import type { ReplyBody } from '@tomoguide/contract/call';
import { sendDirectMessage } from '@tomoguide/contract/messaging/calls';
import type { RequestedTour } from '@tomoguide/contract/messaging/entities';
import type { GuideId } from '@tomoguide/contract/primitives';
import { useRef, useState } from 'react';
import { useOnce } from '../../../form/use-once.ts';
import { api } from '../../../lib/api.ts';
import { refreshList } from '../../../parts/messaging/mutations.ts';

export type DirectResult = ReplyBody<typeof sendDirectMessage>['data'][number];

/**
 * Sends a message to several guides. The batch and each guide's message keep their IDs during a selection,
 * so that a retry, a double click or a reopened dialog never sends to a guide twice.
 */
export const useSendDirect = () => {
  const directId = useRef(crypto.randomUUID());
  const names = useRef(new Map<GuideId, string>());
  const [busy, once] = useOnce();
  const [failed, setFailed] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<GuideId, DirectResult>>(new Map());
  const getMessageId = (guideId: GuideId): string => {
    const known = names.current.get(guideId) ?? crypto.randomUUID();
    names.current.set(guideId, known);
    return known;
  };
  const sendNow = async (
    requestedTour: RequestedTour,
    text: string,
    guideIds: readonly GuideId[],
  ) => {
    if (guideIds.length === 0) return;
    setFailed(false);
    try {
      const to = guideIds.map((guideId) => ({ guideId, clientMessageId: getMessageId(guideId) }));
      const { data } = await api(sendDirectMessage, {
        body: { directId: directId.current, text, ...requestedTour, to },
      });
      setResults(
        (before) => new Map([...before, ...data.map((one) => [one.guideId, one] as const)]),
      );
      void refreshList();
    } catch {
      setFailed(true);
    }
  };
  const send = (...all: Parameters<typeof sendNow>) => once(() => sendNow(...all));
  return { send, busy, failed, results };
};

export type DirectSending = ReturnType<typeof useSendDirect>;
