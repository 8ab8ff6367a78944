import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the service gets it. */
export interface ReceivedText {
  q: string;
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

const send = (reply: ServerResponse, status: number, body: unknown): void => {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const KEYS = ['q', 'source', 'target', 'format'] as const;

/**
 * Starts a translation service with LibreTranslate's API on 127.0.0.1: the same fields, and the same errors
 * for a missing field, a wrong key and a long text. `answer` can be replaced, for faults.
 */
export const startLibreTranslate = async ({
  key,
  charLimit = 2000,
}: {
  key?: string;
  charLimit?: number;
} = {}) => {
  /** Returns the error for a request; null if it is valid. */
  const findError = (text: ReceivedText): { status: number; error: string } | null => {
    const missing = KEYS.find((name) => typeof text[name] !== 'string');
    if (missing) return { status: 400, error: `Invalid request: missing ${missing} parameter` };
    if (key !== undefined && text.api_key !== key) return { status: 403, error: 'Invalid API key' };
    const { length } = text.q;
    return length > charLimit
      ? {
          status: 400,
          error: `Invalid request: request (${length}) exceeds text limit (${charLimit})`,
        }
      : null;
  };
  const translate = (text: ReceivedText, reply: ServerResponse): void => {
    const wrong = findError(text);
    if (wrong) send(reply, wrong.status, { error: wrong.error });
    else
      send(reply, 200, {
        translatedText: `${text.target}: ${text.q}`,
        detectedLanguage: { confidence: 90, language: 'zh' },
      });
  };
  const received: ReceivedText[] = [];
  const service = {
    url: '',
    host: '',
    received,
    answer: translate,
    /** Answers as LibreTranslate again. */
    reset: () => {
      service.answer = translate;
      received.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString();
    if (request.method === 'POST' && request.url === '/translate') {
      const text = JSON.parse(body) as ReceivedText;
      received.push(text);
      service.answer(text, reply);
    } else send(reply, 404, { error: 'Not found' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  service.url = `http://${service.host}`;
  return service;
};
