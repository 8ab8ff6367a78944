import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { clientNetwork, type Prefix } from '../../../http/client-network.ts';
import { readLimits } from '../../../http/limits.ts';
import { keyFor } from '../../../secret.ts';

/** Where a checkout comes from, as far as the rules about addresses need to know. */
export interface Network {
  /** Keyed: the address itself is never stored. */
  hash: string;
  /** Unpaid holds an hour that it may make. */
  limit: number;
}

/** Addresses of one network are cheap to come by, so holds are counted wider than households. */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/** Turns addresses into networks; null where the rules about addresses are switched off. */
export const networkReader = (deps: Deps): ((ip: string) => Network | null) => {
  const limit = readLimits(deps.config.rateLimits)?.holds;
  if (limit === undefined) return () => null;
  const key = keyFor(deps.config, 'networks of holds');
  return (ip) => ({
    hash: createHmac('sha256', key).update(clientNetwork(ip, PREFIX)).digest('base64url'),
    limit,
  });
};
