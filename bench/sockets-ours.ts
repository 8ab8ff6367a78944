import '../server/src/temporal.ts';
import { createRequire } from 'node:module';
import type { WebSocketServer } from 'ws';
import { systemClock } from '../server/src/clock.ts';
import { readConfig } from '../server/src/config.ts';
import { createLog } from '../server/src/log.ts';
import { startProgram } from '../server/src/start-program.ts';
import { deliverEvents, type Task } from './support/recorded.ts';

/** Runs the product as in production, and passes recorded events to its sockets on request. */
const config = readConfig();
const program = await startProgram({
  config,
  clock: systemClock,
  log: createLog(config.logLevel),
  databaseUrl: config.databaseUrl ?? '',
});
const { live } = program.deps;

/** The socket server of `@fastify/websocket`, used only to read how much is buffered. */
let held: WebSocketServer | undefined;
const { WebSocketServer: Server } = createRequire(import.meta.url)('ws');
const { handleUpgrade } = Server.prototype;
Server.prototype.handleUpgrade = function (this: WebSocketServer, ...all: unknown[]) {
  held = this;
  return handleUpgrade.apply(this, all);
};
const sumBufferedBytes = (): number => {
  let sum = 0;
  for (const socket of held?.clients ?? []) sum += socket.bufferedAmount;
  return sum;
};

process.on('message', async (task: Task) => {
  globalThis.gc?.();
  const done = await deliverEvents(task, (to, event) => live.send(to, event), sumBufferedBytes);
  process.send?.({ done });
});
process.on('SIGTERM', () => program.stop().then(() => process.exit(0)));
process.send?.({ ready: program.address });
