import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { clientNetwork, type Prefix } from '../../../http/client-network.ts';
import { readLimits } from '../../../http/limits.ts';
import { keyFor } from '../../../secret.ts';

/** The network of a checkout, for the limits by address. */
export interface Network {
  /** Keyed hash; the address itself is never stored. */
  hash: string;
  /** Maximum number of unpaid holds per hour. */
  limit: number;
}

/** Holds are counted per network, because one user can easily get many of its addresses. */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/** Returns a function from addresses to networks; it returns null if the limits by address are off. */
export const networkReader = (deps: Deps): ((ip: string) => Network | null) => {
  const limit = readLimits(deps.config.rateLimits)?.holds;
  if (limit === undefined) return () => null;
  const key = keyFor(deps.config, 'networks of holds');
  return (ip) => ({
    hash: createHmac('sha256', key).update(clientNetwork(ip, PREFIX)).digest('base64url'),
    limit,
  });
};
