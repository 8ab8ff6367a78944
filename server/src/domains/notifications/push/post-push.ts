import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import { AddressRefused, createPublicLookup, type FindAddresses } from '../../../public-address.ts';
import type { PushDeviceRow } from './device-queries.ts';
import type { PushContent } from './push-content.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { PushKeys } from './push-keys.ts';

/** Timeout in milliseconds, including DNS lookup and connection. */
const TIMEOUT_MS = 10_000;

/** What became of an attempt. `gone` means that the subscription will never work again. */
export type PushAnswer =
  | { result: 'sent' }
  | { result: 'gone' }
  | { result: 'refused' }
  | { result: 'unavailable'; retryAfter: string | undefined };

const GONE: ReadonlySet<number | undefined> = new Set([404, 410]);

const interpret = ({ statusCode = 0, headers }: IncomingMessage): PushAnswer => {
  if (statusCode >= 200 && statusCode < 300) return { result: 'sent' };
  if (GONE.has(statusCode)) return { result: 'gone' };
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500)
    return { result: 'unavailable', retryAfter: headers['retry-after'] };
  // Redirects too: a push service has no reason to send one, and it could lead into a private network.
  return { result: 'refused' };
};

interface PostOptions {
  keys: PushKeys;
  /** Seconds for which the push service keeps the notification while the device is offline. */
  ttl: number;
  allowedHosts: readonly string[];
  find?: FindAddresses;
}

/**
 * Encrypts a notification for a device (RFC 8291) and posts it to its push service. Connects only to public
 * addresses, and never follows a redirect. Does not throw for anything that the push service does.
 */
export const postPush = async (
  { endpoint, p256dh, auth }: Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'>,
  { payload, urgency }: PushContent,
  { keys, ttl, allowedHosts, find }: PostOptions,
): Promise<PushAnswer> => {
  if (!isPushEndpoint(endpoint, allowedHosts)) return { result: 'gone' };
  const { headers, body } = await buildPushPayload(
    // The topic makes a push service replace a notification that the device has not fetched yet.
    { data: JSON.stringify(payload), options: { ttl, urgency, topic: payload.tag } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    keys,
  );
  const url = new URL(endpoint);
  const guard = allowedHosts.includes(url.host) ? {} : { lookup: createPublicLookup(find) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const sent = request(url, { method: 'POST', headers, signal, ...guard });
    sent.end(body);
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    reply.destroy();
    return interpret(reply);
  } catch (error) {
    if (error instanceof AddressRefused) return { result: 'gone' };
    return { result: 'unavailable', retryAfter: undefined };
  }
};
