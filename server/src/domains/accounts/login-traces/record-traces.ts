import { createHmac } from 'node:crypto';
import type { UserId } from '@tomoguide/contract/primitives';
import ipaddr from 'ipaddr.js';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { getClientNetwork, type Prefix } from '../../../http/client-network.ts';
import { deriveKey } from '../../../secret.ts';
import { upsertTraces } from './trace-queries.ts';

/**
 * Prefix lengths of the networks that are stored. Individual addresses are not used, because one user can
 * easily obtain many addresses of a network.
 */
const PREFIX: Prefix = { ipv4: 24, ipv6: 56 };

/** Where a login came from. */
export interface Origin {
  ip: string;
  /** The IDs in all device cookies of the browser, for any account. */
  devices: readonly string[];
}

/** Returns whether an address is public. Loopback and private addresses do not identify a user. */
const isPublic = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

/** Stores hashes of the browser and network of a login, for 30 days. */
export const recordTraces = async (
  tx: Tx,
  { config, clock }: Pick<BaseDeps, 'config' | 'clock'>,
  userId: UserId,
  { ip, devices }: Origin,
): Promise<void> => {
  const key = deriveKey(config, 'traces of logins');
  const seenAt = clock.now();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const browsers = [...new Set(devices)].map((id) => ({
    kind: 'browser' as const,
    hash: hash(id),
  }));
  const networks = isPublic(ip)
    ? [{ kind: 'network' as const, hash: hash(getClientNetwork(ip, PREFIX)) }]
    : [];
  const traces = [...browsers, ...networks].map((trace) => ({ userId, ...trace, seenAt }));
  await upsertTraces(tx, traces, seenAt);
};
