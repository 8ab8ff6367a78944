import type { SocketEvent } from '@tomoguide/contract/socket-events';

/** What tabs of one person tell each other. */
type Said = { live: boolean } | { event: SocketEvent } | { asks: true };

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

/**
 * One tab holds the socket and tells the others; when it goes, the next one takes over. Returns how to
 * leave. Without locks every tab leads for itself.
 */
export const joinTabs = ({ userId, lead, onEvent, onLive }: Options): (() => void) => {
  const name = `tomoguide-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isLive = false;
  let leads = false;
  const say = (said: Said) => channel.postMessage(said);

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('asks' in data) {
      if (leads) say({ live: isLive });
    } else if ('event' in data) onEvent(data.event);
    else onLive(data.live);
  };

  const run = async () => {
    if (leaving.signal.aborted) return;
    leads = true;
    const stop = lead({
      onEvent: (event) => {
        say({ event });
        onEvent(event);
      },
      onLive: (live) => {
        isLive = live;
        say({ live });
        onLive(live);
      },
    });
    await new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    leads = false;
    stop();
  };

  if (navigator.locks) {
    navigator.locks.request(name, { signal: leaving.signal }, run).catch(() => {});
    say({ asks: true });
  } else void run();

  return () => {
    leaving.abort();
    onLive(false);
    // What the leader says at its end still goes out.
    setTimeout(() => channel.close());
  };
};
