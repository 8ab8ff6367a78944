/** How long the tabs of a person have to say that one of them is in sight; hidden ones are slow. */
const ANSWER_MS = 400;

type Said = { asks: number } | { sees: number };

const isSeen = (): boolean => document.visibilityState === 'visible';

export interface Sight {
  /** Whether any tab of this person in this browser is in sight. */
  any: () => Promise<boolean>;
  leave: () => void;
}

/** Lets the tabs of a person ask each other whether one of them is in sight. */
export const joinSight = (userId: number, answerMs = ANSWER_MS): Sight => {
  const channel = new BroadcastChannel(`tomoguide-sight-${userId}`);
  const waiting = new Map<number, (seen: boolean) => void>();
  let asked = 0;
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('sees' in data) waiting.get(data.sees)?.(true);
    else if (isSeen()) channel.postMessage({ sees: data.asks } satisfies Said);
  };
  return {
    any: async () => {
      if (isSeen()) return true;
      asked += 1;
      const own = asked;
      const seen = await new Promise<boolean>((resolve) => {
        waiting.set(own, resolve);
        channel.postMessage({ asks: own } satisfies Said);
        setTimeout(() => resolve(false), answerMs);
      });
      waiting.delete(own);
      return seen;
    },
    leave: () => channel.close(),
  };
};
