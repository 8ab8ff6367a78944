/** How long a user's tabs have to report that they are visible, in milliseconds; hidden tabs are slow. */
const ANSWER_MS = 400;

type VisibilityMessage = { asks: number } | { sees: number };

const isVisible = (): boolean => document.visibilityState === 'visible';

export interface TabVisibility {
  /** Resolves to whether any of this user's tabs in this browser is visible. */
  any: () => Promise<boolean>;
  leave: () => void;
}

/** Lets a user's tabs ask each other whether one of them is visible. */
export const connectTabVisibility = (userId: number, answerMs = ANSWER_MS): TabVisibility => {
  const channel = new BroadcastChannel(`tomoguide-sight-${userId}`);
  const waiting = new Map<number, (seen: boolean) => void>();
  let latest = 0;
  channel.onmessage = ({ data }: MessageEvent<VisibilityMessage>) => {
    if ('sees' in data) waiting.get(data.sees)?.(true);
    else if (isVisible()) channel.postMessage({ sees: data.asks } satisfies VisibilityMessage);
  };
  return {
    any: async () => {
      if (isVisible()) return true;
      latest += 1;
      const own = latest;
      const seen = await new Promise<boolean>((resolve) => {
        waiting.set(own, resolve);
        channel.postMessage({ asks: own } satisfies VisibilityMessage);
        setTimeout(() => resolve(false), answerMs);
      });
      waiting.delete(own);
      return seen;
    },
    leave: () => channel.close(),
  };
};
