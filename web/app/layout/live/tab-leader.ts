import type { SocketEvent } from '@tomoguide/contract/socket-events';

/** Messages between the tabs of one user. */
type TabMessage = { live: boolean; isAnswer?: true } | { event: SocketEvent } | { asks: true };

interface Options {
  userId: number;
  /** Opens the socket in the leading tab; returns a function that closes it. */
  lead: (callbacks: {
    onEvent: (event: SocketEvent) => void;
    onLive: (live: boolean) => void;
  }) => () => void;
  /** Called in every tab of the user. */
  onEvent: (event: SocketEvent) => void;
  onLive: (live: boolean) => void;
}

/** How often a visible tab checks whether the leader responds. */
const ASK_MS = 20_000;
/** Time limit for the leader's answer: a background page is slow, but a frozen page never answers. */
const ANSWER_MS = 5_000;

/**
 * Joins the tabs of a user: one tab holds the socket and forwards events to the others, and when it closes,
 * the next tab takes over. A frozen tab keeps the lock but forwards nothing, so a visible tab steals the
 * lock. Without the Web Locks API, every tab opens its own socket. Returns a function that leaves.
 */
export const joinTabs = ({ userId, lead, onEvent, onLive }: Options): (() => void) => {
  const name = `tomoguide-live-${userId}`;
  const channel = new BroadcastChannel(name);
  /** Removes this tab from the queue, or ends its lead. */
  let turn = new AbortController();
  let hasLeft = false;
  let isLive = false;
  let leads = false;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  /** True once this tab was told by `ready` to fetch the events from before it joined. */
  let isCaughtUp = false;
  const broadcast = (message: TabMessage) => channel.postMessage(message);
  const confirmLeader = () => {
    clearTimeout(doubt);
    doubt = undefined;
  };

  const onMessage = (event: SocketEvent) => {
    if (event.type === 'ready') isCaughtUp = true;
    onEvent(event);
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('asks' in data) {
      if (leads) broadcast({ live: isLive, isAnswer: true });
      return;
    }
    confirmLeader();
    if ('event' in data) return onMessage(data.event);
    // The last message of a previous leader can arrive after this tab has taken over.
    if (leads) return;
    onLive(data.live);
    // The socket was open before this tab joined, so data that the tab fetched before joining can be stale.
    if (data.live && data.isAnswer && !isCaughtUp) onMessage({ type: 'ready', payload: {} });
  };

  const run = async (own: AbortController) => {
    if (own.signal.aborted) return;
    leads = true;
    confirmLeader();
    // Once another tab has taken over, this tab must not broadcast.
    const forward = (message: TabMessage) => {
      if (turn === own) broadcast(message);
    };
    const stop = lead({
      onEvent: (event) => {
        forward({ event });
        onMessage(event);
      },
      onLive: (live) => {
        isLive = live;
        forward({ live });
        onLive(live);
      },
    });
    await new Promise<void>((resolve) => {
      own.signal.addEventListener('abort', () => resolve());
    });
    leads = false;
    stop();
  };

  const waitForLead = (steal = false) => {
    const own = new AbortController();
    const before = turn;
    turn = own;
    before.abort();
    navigator.locks
      .request(name, steal ? { steal } : { signal: own.signal }, () => run(own))
      .catch(() => {
        // The lock was stolen while this tab was suspended, so it queues again.
        if (turn !== own || hasLeft) return;
        waitForLead();
        checkLeader();
      });
  };

  const checkLeader = () => {
    if (leads || document.visibilityState !== 'visible') return;
    broadcast({ asks: true });
    doubt ??= setTimeout(() => {
      doubt = undefined;
      if (!leads && document.visibilityState === 'visible') waitForLead(true);
    }, ANSWER_MS);
  };

  let leaderTimer: ReturnType<typeof setInterval> | undefined;
  if (navigator.locks) {
    waitForLead();
    if (document.visibilityState === 'visible') checkLeader();
    else broadcast({ asks: true });
    leaderTimer = setInterval(checkLeader, ASK_MS);
    document.addEventListener('visibilitychange', checkLeader);
  } else void run(turn);

  return () => {
    hasLeft = true;
    clearInterval(leaderTimer);
    confirmLeader();
    document.removeEventListener('visibilitychange', checkLeader);
    turn.abort();
    onLive(false);
    // Events that the leader sends while closing are still forwarded.
    setTimeout(() => channel.close());
  };
};
