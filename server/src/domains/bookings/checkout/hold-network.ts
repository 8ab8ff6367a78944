import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { clientNetwork, type Prefix } from '../../../http/client-network.ts';
import { readLimits } from '../../../http/limits.ts';
import { keyFor } from '../../../secret.ts';

/** The origin of a checkout, for the rules about addresses. */
export interface Network {
  /** Keyed hash; the address itself is never stored. */
  hash: string;
  /** Maximum number of unpaid holds per hour. */
  limit: number;
}

/** Addresses within one network are easy to obtain, so holds are counted per network, not per address. */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/** Maps addresses to networks; returns null if the rules about addresses are turned off. */
export const networkReader = (deps: Deps): ((ip: string) => Network | null) => {
  const limit = readLimits(deps.config.rateLimits)?.holds;
  if (limit === undefined) return () => null;
  const key = keyFor(deps.config, 'networks of holds');
  return (ip) => ({
    hash: createHmac('sha256', key).update(clientNetwork(ip, PREFIX)).digest('base64url'),
    limit,
  });
};
