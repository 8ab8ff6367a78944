import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { type Bus, MISSED, type ReportFailure } from './bus.ts';
import { Outgoing } from './outgoing.ts';

/** How long it may take until Redis is there, and until it answers. */
const ANSWER_MS = 5_000;
const LONGEST_PAUSE_MS = 2_000;

type Client = ReturnType<typeof createClient>;

const inTime = <Result>(answer: Promise<Result>): Promise<Result> =>
  Promise.race([
    answer,
    sleep(ANSWER_MS, undefined, { ref: false }).then(() => {
      throw new Error(`Redis did not answer within ${ANSWER_MS} ms`);
    }),
  ]);

/**
 * Redis' publish and subscribe, on a connection for each. Its channels are one for all databases of a
 * Redis, so the channel is named by the installation. A listener that was cut off comes back by itself.
 */
export const redisBus = ({
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
      await inTime(client.connect());
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
        await inTime(Promise.all(texts.map((text) => now.publish(channel, text))));
      } catch (error) {
        // Another attempt has a connection of its own.
        drop(sender);
        sender = null;
        throw new Error(`${length} events did not reach Redis`, { cause: error });
      }
    },
    MISSED,
    reportFailure,
  );

  const subscribe = async (heard: (text: string) => void, missed: () => void): Promise<void> => {
    let wasThere = false;
    // Until it was there once, whoever asks is told at once that it is not, and tries again.
    const reconnectStrategy = (tries: number) =>
      wasThere ? Math.min(LONGEST_PAUSE_MS, 50 * 2 ** tries) : false;
    const listener = await connect({ socket: { reconnectStrategy } });
    try {
      await inTime(
        listener.subscribe(channel, (text) => (text === MISSED ? missed() : heard(text))),
      );
    } catch (error) {
      drop(listener);
      throw error;
    }
    wasThere = true;
    listener.on('ready', missed);
  };

  let listening: Promise<void> | null = null;
  return {
    publish: (text) => outgoing.add(text),
    listen: (heard, missed) => {
      listening ??= subscribe(heard, missed).catch((error) => {
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
