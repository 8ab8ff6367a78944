import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

/**
 * How many sockets the test opens, and how many requests it sends on each without ever reading a response.
 */
const SOCKETS = chooseForTestLength(60, 200);
const REQUESTS = 1_450;
const MIB = 1024 * 1024;
/** In MiB. Without the limits, sixty of these sockets took 337 MiB more. */
const MAX_MIB = 100;

let t: TestApp;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await t.close();
});

const rss = (): number => process.memoryUsage().rss / MIB;

/** Returns the peak memory use of this process while the sockets stay open for several seconds. */
const peakRss = async (): Promise<number> => {
  let most = 0;
  for (let looks = 0; looks < 40; looks += 1) {
    most = Math.max(most, rss());
    await sleep(100);
  }
  return most;
};

const openSocket = async (port: number, path: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(REQUESTS));
  return socket;
};

test.each(['/api/openapi.json', '/api/v2/service-categories'])(
  'unread responses use little memory: %s',
  async (path) => {
    t = await testApp();
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const port = t.app.addresses()[0]?.port ?? 0;
    for (let warm = 0; warm < 50; warm += 1) await t.app.inject({ url: path });
    const before = rss();
    sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(port, path)));
    const grown = (await peakRss()) - before;
    expect(grown).toBeLessThan(MAX_MIB);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  },
);
