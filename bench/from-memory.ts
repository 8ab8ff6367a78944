import { createServer } from 'node:http';

/**
 * The baseline for cached responses: a bare node:http server that sends, from memory, the same headers and
 * bytes as the site. They are fetched from ORIGIN at startup. These hop-by-hop headers are not copied.
 */
const HOP = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

const paths: string[] = JSON.parse(process.env.PATHS ?? '[]');
const replies = new Map<string, { headers: string[]; body: Buffer }>();
for (const path of paths) {
  const response = await fetch(process.env.ORIGIN + path, {
    headers: { 'accept-encoding': 'identity' },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !HOP.has(name)).flat();
  replies.set(path, { headers: [...headers, 'content-length', String(body.length)], body });
}

const server = createServer((request, response) => {
  const reply = replies.get(request.url ?? '');
  if (!reply) response.writeHead(404).end();
  else response.writeHead(200, reply.headers).end(reply.body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ ready: true }));
process.on('SIGTERM', () => process.exit(0));
