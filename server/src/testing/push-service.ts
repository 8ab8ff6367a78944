import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** A certificate for 127.0.0.1 and localhost that only the tests trust, until 2126. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBujCCAWGgAwIBAgIULzpAlMw2lAzFKJ91Ky+K/wE7MzkwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZcHVzaCBzZXJ2aWNlIG9mIHRoZSB0ZXN0czAgFw0yNjExMzAx
NjUzNDVaGA8yMTI2MTEwNjE2NTM0NVowJDEiMCAGA1UEAwwZcHVzaCBzZXJ2aWNl
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAreP2SFHW4R
NXormmZTaiyO1fguXw1tYdMydsLCBb4LAxSc9iwUzdvY7Gk6I40iaUmABCmIDJ7F
oZZ4tmOTQ7ejbzBtMB0GA1UdDgQWBBTXIFAQEBypnvDScL1kOOe3poKhMjAfBgNV
HSMEGDAWgBTXIFAQEBypnvDScL1kOOe3poKhMjAPBgNVHRMBAf8EBTADAQH/MBoG
A1UdEQQTMBGHBH8AAAGCCWxvY2FsaG9zdDAKBggqhkjOPQQDAgNHADBEAiBGE2Fl
oy0occA4F+huP7I0jJcHsUjYvvR4tKreSZGIrgIgNJomUU+g3YBeKjCCBad28To6
LGgSYXeC2SxTcmm+6qI=
-----END CERTIFICATE-----`;
const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgwtlsc0063ERxrAZu
B3El0b9Kn/3k8hTQNSwhxB1890mhRANCAAQK3j9khR1uETV6K5pmU2osjtX4Ll8N
bWHTMnbCwgW+CwMUnPYsFM3b2OxpOiONImlJgAQpiAyexaGWeLZjk0O3
-----END PRIVATE KEY-----`;

/** A push as the browser sees it, and the headers for the push service. */
export interface ReceivedPush {
  path: string;
  payload: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

/** A subscription as a browser sends it, with what the browser keeps to decrypt pushes. */
export interface TestSubscription {
  body: { endpoint: string; p256dh: string; auth: string };
  pair: ECDH;
}

const deriveBytes = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a push as a browser does (RFC 8291), independently of the library that encrypts it. */
const decrypt = (body: Buffer, { pair, body: { auth } }: TestSubscription): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const shared = pair.computeSecret(senderKey);
  const secret = deriveBytes(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = deriveBytes(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = deriveBytes(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** Returns the claims of the VAPID token (RFC 8292). Throws if the key in the header did not sign it. */
export const readVapid = ({ authorization = '' }: IncomingHttpHeaders) => {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the VAPID token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
};

const readBody = async (request: IncomingMessage): Promise<Buffer> =>
  Buffer.concat(await request.toArray());

/** Starts a push service on HTTPS that accepts and decrypts pushes, unless `answer` is replaced. */
export const startPushService = async () => {
  setDefaultCACertificates([...getCACertificates('default'), CERTIFICATE]);
  const subscriptions = new Map<string, TestSubscription>();
  const service = {
    host: '',
    received: [] as ReceivedPush[],
    /** Answers a request whose push was recorded. */
    answer: (_path: string, reply: ServerResponse): void => {
      reply.writeHead(201).end();
    },
    /** Creates a subscription like a browser's. */
    subscribe: (name: string): TestSubscription => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const subscription = {
        body: {
          endpoint: `https://${service.host}/${name}`,
          p256dh: pair.getPublicKey('base64url'),
          auth: randomBytes(16).toString('base64url'),
        },
        pair,
      };
      subscriptions.set(`/${name}`, subscription);
      return subscription;
    },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, async (request, reply) => {
    const { url: path = '', headers } = request;
    const subscription = subscriptions.get(path);
    const body = await readBody(request);
    if (subscription) {
      const payload = JSON.parse(decrypt(body, subscription));
      service.received.push({ path, payload, headers });
    }
    service.answer(path, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
};
