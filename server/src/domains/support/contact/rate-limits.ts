import { createHmac } from 'node:crypto';
import { VISITOR_MESSAGES_PER_HOUR } from '@tomoguide/contract/support/figures';
import type { Deps } from '../../../deps.ts';
import { failUntil } from '../../../failure.ts';
import { getClientNetwork, type Prefix } from '../../../http/client-network.ts';
import { readLimits } from '../../../http/limits.ts';
import { deriveKey } from '../../../secret.ts';

interface Rule {
  max: number;
  minutes: number;
  now: Temporal.Instant;
}

/** Throws TOO_MANY_MESSAGES if `sent`, newest first, contains at least `max` times. */
export const checkRate = (sent: readonly Temporal.Instant[], { max, minutes, now }: Rule): void => {
  const first = sent[max - 1];
  if (first) failUntil('TOO_MANY_MESSAGES', first.add({ minutes }), now);
};

/** Limits visitors by network, because one user can easily get many of a network's addresses. */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/** Returns the keyed hash of a visitor's network; null if rate limits are off. */
export const hashVisitorNetwork = (deps: Deps, ip: string): string | null => {
  if (readLimits(deps.config.rateLimits) === null) return null;
  const key = deriveKey(deps.config, 'networks of letters');
  return createHmac('sha256', key).update(getClientNetwork(ip, PREFIX)).digest('base64url');
};

export const VISITOR_MESSAGE_RULE = { max: VISITOR_MESSAGES_PER_HOUR, minutes: 60 } as const;
