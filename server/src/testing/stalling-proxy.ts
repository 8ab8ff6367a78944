import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can simulate a hang: connections stay open, but no data passes. */
export interface StallingProxy {
  /** The database's URL through the proxy. */
  url: string;
  stall(): void;
  resume(): void;
  /** Breaks every connection; new connections work. */
  cut(): void;
  close(): Promise<void>;
}

export const stallingProxy = async (databaseUrl: string, port = 0): Promise<StallingProxy> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stalled = false;
  const trackSocket = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const forward = (from: Socket, to: Socket): void => {
    from.on('data', (bytes) => to.write(bytes));
    from.on('end', () => to.end());
    if (stalled) from.pause();
  };
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    trackSocket(near);
    trackSocket(far);
    forward(near, far);
    forward(far, near);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
