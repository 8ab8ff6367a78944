import type { SocketEvent } from '@tomoguide/contract/socket-events';

/** What tabs of one person tell each other. */
type Said = { live: boolean; isAnswer?: true } | { event: SocketEvent } | { asks: true };

interface Options {
  userId: number;
  /** Opens the socket in the tab that leads; returns how to close it. */
  lead: (tell: {
    onEvent: (event: SocketEvent) => void;
    onLive: (live: boolean) => void;
  }) => () => void;
  /** In every tab. */
  onEvent: (event: SocketEvent) => void;
  onLive: (live: boolean) => void;
}

/** How often a tab in sight asks whether the leader is awake. */
const ASK_MS = 20_000;
/** It has this long to answer: a page in the background is slow, a frozen one says nothing. */
const ANSWER_MS = 5_000;

/**
 * One tab holds the socket and tells the others; when it goes, the next one takes over. One that was put
 * to sleep keeps its place and hears nothing, so a tab in sight takes it. Returns how to leave. Without
 * locks every tab leads for itself.
 */
export const joinTabs = ({ userId, lead, onEvent, onLive }: Options): (() => void) => {
  const name = `tomoguide-live-${userId}`;
  const channel = new BroadcastChannel(name);
  /** Ends this tab's place in the queue, or its lead. */
  let turn = new AbortController();
  let hasLeft = false;
  let isLive = false;
  let leads = false;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  /** Whether this tab has been told to ask for what came before it could hear. */
  let isCaughtUp = false;
  const say = (said: Said) => channel.postMessage(said);
  const trust = () => {
    clearTimeout(doubt);
    doubt = undefined;
  };

  const hear = (event: SocketEvent) => {
    if (event.type === 'ready') isCaughtUp = true;
    onEvent(event);
  };

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('asks' in data) {
      if (leads) say({ live: isLive, isAnswer: true });
      return;
    }
    trust();
    if ('event' in data) return hear(data.event);
    // The last word of the leader before may come late.
    if (leads) return;
    onLive(data.live);
    // The socket was open before this tab joined: what it had fetched by then may be old.
    if (data.live && data.isAnswer && !isCaughtUp) hear({ type: 'ready', payload: {} });
  };

  const run = async (own: AbortController) => {
    if (own.signal.aborted) return;
    leads = true;
    trust();
    // After another tab took over, it alone speaks.
    const tell = (said: Said) => {
      if (turn === own) say(said);
    };
    const stop = lead({
      onEvent: (event) => {
        tell({ event });
        hear(event);
      },
      onLive: (live) => {
        isLive = live;
        tell({ live });
        onLive(live);
      },
    });
    await new Promise<void>((resolve) => {
      own.signal.addEventListener('abort', () => resolve());
    });
    leads = false;
    stop();
  };

  const queue = (steal = false) => {
    const own = new AbortController();
    const before = turn;
    turn = own;
    before.abort();
    navigator.locks
      .request(name, steal ? { steal } : { signal: own.signal }, () => run(own))
      .catch(() => {
        // Taken away while it slept: it stands in the queue again.
        if (turn !== own || hasLeft) return;
        queue();
        ask();
      });
  };

  const ask = () => {
    if (leads || document.visibilityState !== 'visible') return;
    say({ asks: true });
    doubt ??= setTimeout(() => {
      doubt = undefined;
      if (!leads && document.visibilityState === 'visible') queue(true);
    }, ANSWER_MS);
  };

  let asking: ReturnType<typeof setInterval> | undefined;
  if (navigator.locks) {
    queue();
    if (document.visibilityState === 'visible') ask();
    else say({ asks: true });
    asking = setInterval(ask, ASK_MS);
    document.addEventListener('visibilitychange', ask);
  } else void run(turn);

  return () => {
    hasLeft = true;
    clearInterval(asking);
    trust();
    document.removeEventListener('visibilitychange', ask);
    turn.abort();
    onLive(false);
    // What the leader says at its end still goes out.
    setTimeout(() => channel.close());
  };
};
