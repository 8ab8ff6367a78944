import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { SOCKET_PATH } from '@tomoguide/contract/socket';
import { afterEach, expect, test } from 'vitest';
import { HttpListener } from './http-listener.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let listener: HttpListener;
afterEach(() => listener.close());

const bind = async (): Promise<number> => {
  listener = await HttpListener.bind({ host: '127.0.0.1', port: 0 });
  return (listener.server.address() as AddressInfo).port;
};

const sendRequest = (port: number, path: string, options: RequestOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, ...options }, async (reply) => {
      const parts = await reply.setEncoding('utf8').toArray();
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: parts.join('') });
    });
    request.once('error', reject);
  });

test('during startup, serves pages in the user’s language, and responds to API requests with 503 and Retry-After', async () => {
  const port = await bind();
  const pages: [string, RequestOptions['headers'], string, string][] = [
    ['/guides', { 'accept-language': 'zh-TW,en' }, 'zh-CN', '马上就好'],
    ['/guides', { 'accept-language': 'zh', cookie: 'locale=en' }, 'en', 'Back in a moment'],
    ['/?lang=zh-CN', {}, 'zh-CN', '马上就好'],
    ['//', {}, 'en', 'Back in a moment'],
  ];
  for (const [path, headers, language, words] of pages) {
    const page = await sendRequest(port, path, headers ? { headers } : {});
    expect(page).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'content-language': language, 'cache-control': 'no-store' },
    });
    expect(page.body).toContain(words);
  }
  for (const path of ['/api', '/api/ready', '/api/v2/guides?lang=zh-CN']) {
    const reply = await sendRequest(port, path);
    expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(JSON.parse(reply.body)).toMatchObject({ code: 'UNAVAILABLE' });
  }
});

test('passes the health check during startup', async () => {
  const health = await sendRequest(await bind(), '/api/health');
  expect(health).toMatchObject({ status: 200, body: '{"status":"live"}' });
});

test('rejects WebSockets until the server is ready, even if it already listens for upgrades', async () => {
  const port = await bind();
  listener
    .attach(() => {})
    .on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 OK\r\n\r\n'));
  const requestUpgrade = async (): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).split(' ')[1] ?? '';
  };
  expect(await requestUpgrade()).toBe('503');
  listener.startServing();
  expect(await requestUpgrade()).toBe('101');
});

test('keeps new and existing connections open when the server becomes ready', async () => {
  const port = await bind();
  listener.attach((_request, response) => response.end('the program'));
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let isClosed = false;
  const requestRepeatedly = async (options: RequestOptions): Promise<number[]> => {
    const statuses: number[] = [];
    while (!isClosed) statuses.push((await sendRequest(port, '/', options)).status);
    return statuses;
  };
  const clients = [{ agent }, { agent }, { agent: false as const }, { agent: false as const }];
  const all = Promise.all(clients.map(requestRepeatedly));
  await sendRequest(port, '/');
  listener.startServing();
  expect((await sendRequest(port, '/', { agent })).body).toBe('the program');
  isClosed = true;
  for (const statuses of await all) {
    const first = statuses.indexOf(200);
    expect(new Set(statuses.slice(0, first < 0 ? undefined : first))).toEqual(new Set([503]));
    expect(new Set(statuses.slice(first < 0 ? statuses.length : first))).toEqual(
      new Set(first < 0 ? [] : [200]),
    );
  }
  unused.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(unused, 'data'))[0])).toContain('the program');
  unused.destroy();
  agent.destroy();
});
