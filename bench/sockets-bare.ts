import { WebSocket, WebSocketServer } from 'ws';
import { deliverEvents, type Task } from './support/recorded.ts';

/** The baseline for fan-out: only `ws` and a map from users to sockets. */
const sockets = new Map<number, WebSocket>();
const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
});
server.on('connection', (socket, request) => {
  sockets.set(Number(new URL(request.url ?? '', 'http://x').searchParams.get('user')), socket);
  socket.send('{"type":"ready","payload":{}}');
});
server.on('listening', () => process.send?.({ ready: true }));

const sumBufferedBytes = (): number =>
  [...sockets.values()].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);

process.on('message', async (task: Task) => {
  globalThis.gc?.();
  const done = await deliverEvents(
    task,
    (to, event) => {
      const text = JSON.stringify(event);
      for (const userId of to) {
        const socket = sockets.get(userId);
        if (socket?.readyState === WebSocket.OPEN) socket.send(text);
      }
    },
    sumBufferedBytes,
  );
  process.send?.({ done });
});
process.on('SIGTERM', () => process.exit(0));
