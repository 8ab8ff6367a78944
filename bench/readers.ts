import { WebSocket } from 'ws';

/**
 * Simulates users with open sockets, in a separate process. Receives the URLs to open, counts the events
 * and reports their delays.
 */
interface Open {
  open: { url: string; protocols: string[] }[];
}

let received = 0;
let delays: number[] = [];
/** Maximum number of concurrent handshakes. */
const CONCURRENCY = 50;
const AT = /"at (\d+) ns"/;

const connect = ({ url, protocols }: Open['open'][number]): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, protocols, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.once('message', () => {
      resolve();
      socket.on('message', (data: Buffer) => {
        if (!data.includes('new_message')) return;
        received += 1;
        // Only one event in eight is sampled, which is enough for the 99th percentile.
        if (received % 8 > 0) return;
        const at = AT.exec(data.toString('latin1'))?.[1];
        if (at) delays.push(Number(process.hrtime.bigint() - BigInt(at)) / 1e6);
      });
    });
    socket.once('close', (code) => reject(new Error(`a reader was closed with ${code}`)));
    socket.once('error', reject);
  });

process.on('message', async (command: Open | 'read') => {
  if (command === 'read') {
    process.send?.({ received, delays });
    received = 0;
    delays = [];
    return;
  }
  const waiting = [...command.open];
  const worker = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await connect(one);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  process.send?.({ opened: command.open.length });
});
process.send?.({ ready: true });
process.on('SIGTERM', () => process.exit(0));
