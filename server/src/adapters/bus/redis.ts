import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { type Bus, MISSED, type ReportFailure } from './bus.ts';
import { Outgoing } from './outgoing.ts';

/** Timeout in milliseconds for connecting to Redis and for its responses. */
const ANSWER_MS = 5_000;
const MAX_PAUSE_MS = 2_000;

type Client = ReturnType<typeof createClient>;

const withTimeout = <Result>(answer: Promise<Result>): Promise<Result> =>
  Promise.race([
    answer,
    sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Redis did not answer within ${ANSWER_MS} ms`);
    }),
  ]);

/**
 * Creates a bus that uses Redis publish and subscribe, with a connection for each. All databases of a Redis
 * server share its channels, so the channel name must identify the installation. A disconnected listener
 * reconnects automatically.
 */
export const createRedisBus = ({
  url,
  channel,
  reportFailure,
}: {
  url: string;
  channel: string;
  reportFailure: ReportFailure;
}): Bus => {
  const open = new Set<Client>();
  const drop = (client: Client) => {
    open.delete(client);
    client.destroy();
  };

  const connect = async (options: Parameters<typeof createClient>[0]): Promise<Client> => {
    const client: Client = createClient({ url, ...options });
    client.on('error', (error) => reportFailure({ err: error }, 'Redis cannot be reached now'));
    open.add(client);
    try {
      await withTimeout(client.connect());
    } catch (error) {
      drop(client);
      throw error;
    }
    return client;
  };

  let sender: Client | null = null;
  const outgoing = new Outgoing(
    async (texts) => {
      sender ??= await connect({ socket: { reconnectStrategy: false }, disableOfflineQueue: true });
      const { length } = texts;
      try {
        const now = sender;
        await withTimeout(Promise.all(texts.map((text) => now.publish(channel, text))));
      } catch (error) {
        // Each attempt needs a connection of its own.
        drop(sender);
        sender = null;
        throw new Error(`${length} events did not reach Redis`, { cause: error });
      }
    },
    MISSED,
    reportFailure,
  );

  const subscribe = async (onText: (text: string) => void, onMissed: () => void): Promise<void> => {
    let wasThere = false;
    // Until the first connection succeeds, callers get an error immediately and retry themselves.
    const reconnectStrategy = (tries: number) =>
      wasThere ? Math.min(MAX_PAUSE_MS, 50 * 2 ** tries) : false;
    const listener = await connect({ socket: { reconnectStrategy } });
    try {
      await withTimeout(
        listener.subscribe(channel, (text) => (text === MISSED ? onMissed() : onText(text))),
      );
    } catch (error) {
      drop(listener);
      throw error;
    }
    wasThere = true;
    listener.on('ready', onMissed);
  };

  let listening: Promise<void> | null = null;
  return {
    publish: (text) => outgoing.add(text),
    listen: (onText, onMissed) => {
      listening ??= subscribe(onText, onMissed).catch((error) => {
        listening = null;
        throw error;
      });
      return listening;
    },
    stop: async () => {
      await outgoing.stop();
      for (const client of open) drop(client);
    },
  };
};
