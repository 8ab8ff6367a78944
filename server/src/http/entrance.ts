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
import { answerStarting } from './starting-reply.ts';

/** Where the program listens. */
export interface Place {
  host: string;
  port: number;
}

const listening = async (server: NetServer, place: Place): Promise<void> => {
  server.listen(place);
  await once(server, 'listening');
};

/** All addresses of `localhost`, as browsers try each; any other host is one address. */
const furtherAddresses = async (host: string, first: string): Promise<string[]> => {
  if (host !== 'localhost') return [];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address).filter((address) => address !== first);
};

/**
 * The address of the program, bound before there is a program: a port that is taken is told at once,
 * and whoever comes while it starts is asked to come back. Once it is ready the program answers on the same
 * sockets, so that nobody is refused in between.
 */
export class Entrance {
  readonly server: Server;
  #program: Handler = answerStarting;
  #isOpen = false;
  readonly #further: NetServer[] = [];

  private constructor(limits: SocketLimits) {
    this.server = createBoundedServer(
      (request, response) => {
        const answer = this.#isOpen ? this.#program : answerStarting;
        answer(request, response);
      },
      limits,
      () => this.#isOpen,
    );
  }

  /** Throws what `listen` throws: the port is taken, or the host is not of this machine. */
  static async bind(place: Place, limits: SocketLimits = SOCKET_LIMITS): Promise<Entrance> {
    const entrance = new Entrance(limits);
    const { server } = entrance;
    await listening(server, place);
    const { address, port } = server.address() as AddressInfo;
    for (const host of await furtherAddresses(place.host, address)) {
      const further = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      // Without IPv6, or where only this one is taken, the first address is enough.
      const isBound = await listening(further, { host, port }).then(
        () => true,
        () => false,
      );
      if (isBound) entrance.#further.push(further);
    }
    return entrance;
  }

  get url(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  /** The server that a program is built on; it hears of nobody before `open`. */
  serverFor(program: Handler): Server {
    this.#program = program;
    return this.server;
  }

  /** From here on everything is the program's, on connections that are open already too. */
  open(): void {
    this.#isOpen = true;
  }

  /** Takes no new connection, and ends each that is open with its next answer. */
  async drain(): Promise<void> {
    for (const server of this.#further) server.close();
    await drain(this.server);
  }

  /** Closes once what is under way is answered. */
  async close(): Promise<void> {
    const closed = [this.server, ...this.#further].map(
      (server) => new Promise<void>((resolve) => server.close(() => resolve())),
    );
    this.server.closeIdleConnections();
    await Promise.all(closed);
  }
}
