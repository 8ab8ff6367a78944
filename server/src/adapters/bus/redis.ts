import { createClient } from '@redis/client';
import type { Logger } from '../../log.ts';
import type { Bus } from './bus.ts';
import { Outgoing } from './outgoing.ts';

const CHANNEL = 'tomoguide:live';

/** Redis' publish and subscribe, on a connection for each; both come back by themselves. */
export const redisBus = ({ url, log }: { url: string; log: Logger }): Bus => {
  const sender = createClient({ url, disableOfflineQueue: true });
  const listener = createClient({ url });
  for (const client of [sender, listener])
    client.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached now'));
  let connected: Promise<unknown> | null = null;
  let listening: Promise<void> | null = null;
  const outgoing = new Outgoing(async (texts) => {
    connected ??= sender.connect();
    await connected;
    await Promise.all(texts.map((text) => sender.publish(CHANNEL, text)));
  }, log);

  const subscribe = async (heard: (text: string) => void, missed: () => void): Promise<void> => {
    await listener.connect();
    await listener.subscribe(CHANNEL, heard);
    listener.on('ready', missed);
  };

  return {
    publish: (text) => outgoing.add(text),
    listen: (heard, missed) => {
      listening ??= subscribe(heard, missed);
      return listening;
    },
    stop: async () => {
      await outgoing.drained();
      for (const client of [sender, listener]) if (client.isOpen) client.destroy();
    },
  };
};
