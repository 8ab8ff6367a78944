import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { drain } from './drain.ts';
import {
  createBoundedServer,
  type Handler,
  SOCKET_LIMITS,
  type SocketLimits,
} from './socket-limits.ts';
import { respondDuringStartup } from './startup-response.ts';

/** The address that the server listens on. */
export interface BindAddress {
  host: string;
  port: number;
}

const waitUntilListening = async (server: NetServer, address: BindAddress): Promise<void> => {
  server.listen(address);
  await once(server, 'listening');
};

/**
 * Returns the other addresses of `localhost`, because browsers may try any of them. Other hosts need only
 * one address.
 */
const listOtherAddresses = async (host: string, first: string): Promise<string[]> => {
  if (host !== 'localhost') return [];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address).filter((address) => address !== first);
};

/**
 * Listens on the server's address before the server is ready. Fails immediately if the port is in use, and
 * tells clients during startup to retry. Once ready, the server uses the same sockets, so that no
 * connection is refused in between.
 */
export class HttpListener {
  readonly server: Server;
  #program: Handler = respondDuringStartup;
  #isServing = false;
  readonly #others: NetServer[] = [];

  private constructor(limits: SocketLimits) {
    this.server = createBoundedServer(
      (request, response) => {
        const answer = this.#isServing ? this.#program : respondDuringStartup;
        answer(request, response);
      },
      limits,
      () => this.#isServing,
    );
  }

  /** Throws the error of `listen` if the port is in use or the host is not an address of this machine. */
  static async bind(
    bindAddress: BindAddress,
    limits: SocketLimits = SOCKET_LIMITS,
  ): Promise<HttpListener> {
    const listener = new HttpListener(limits);
    const { server } = listener;
    await waitUntilListening(server, bindAddress);
    const { address, port } = server.address() as AddressInfo;
    for (const host of await listOtherAddresses(bindAddress.host, address)) {
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      // The first address is enough if the port is in use at this one, or if there is no IPv6.
      const isBound = await waitUntilListening(other, { host, port }).then(
        () => true,
        () => false,
      );
      if (isBound) listener.#others.push(other);
    }
    return listener;
  }

  get url(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  /** Attaches the program to the server. The program receives no requests until `startServing` is called. */
  attach(program: Handler): Server {
    this.#program = program;
    return this.server;
  }

  /** Passes all requests to the program from now on, including those on connections that are already open. */
  startServing(): void {
    this.#isServing = true;
  }

  /** Accepts no new connections, and closes each open connection after its next response. */
  async drain(): Promise<void> {
    for (const server of this.#others) server.close();
    await drain(this.server);
  }

  /** Closes the listener once all current requests have been answered. */
  async close(): Promise<void> {
    const closed = [this.server, ...this.#others].map(
      (server) => new Promise<void>((resolve) => server.close(() => resolve())),
    );
    this.server.closeIdleConnections();
    await Promise.all(closed);
  }
}
