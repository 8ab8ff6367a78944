import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LINK_BYTES } from '@tomoguide/contract/bookings/lead-traveler';
import type { Config } from '../../../config.ts';
import { keyFor } from '../../../secret.ts';
import type { LeadRow } from '../tables.ts';

/** What the database keeps to know a token by. */
export const linkHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * What goes into the link. It is made from a seed and a key of this server's, so that the booker can
 * copy it again though the database, read alone, opens no page.
 */
const linkToken = (config: Config, seed: string): string =>
  createHmac('sha256', keyFor(config, 'travelers links'))
    .update(seed)
    .digest()
    .subarray(0, LINK_BYTES)
    .toString('base64url');

export const newLink = (config: Config): { linkSeed: string; linkHash: string } => {
  const linkSeed = randomBytes(LINK_BYTES).toString('base64url');
  return { linkSeed, linkHash: linkHash(linkToken(config, linkSeed)) };
};

/** The token of the link there is; null where there is none, or another key made it. */
export const tokenOf = (config: Config, lead: LeadRow): string | null => {
  if (lead.linkSeed === null) return null;
  const token = linkToken(config, lead.linkSeed);
  return linkHash(token) === lead.linkHash ? token : null;
};
