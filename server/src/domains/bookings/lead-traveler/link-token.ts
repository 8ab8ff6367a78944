import { LINK_BYTES } from '@tomoguide/contract/bookings/lead-traveler';
import type { Config } from '../../../config.ts';
import { createLinkSecret, getLinkToken } from '../../../link-secret.ts';
import type { LeadRow } from '../tables.ts';

const PURPOSE = 'travelers links';

export const createLeadLink = (config: Config): { linkSeed: string; linkHash: string } => {
  const { seed, hash } = createLinkSecret(config, PURPOSE, LINK_BYTES);
  return { linkSeed: seed, linkHash: hash };
};

/** Returns the token of the current link; null if there is no link or it was created with another key. */
export const deriveLinkToken = (config: Config, { linkSeed, linkHash }: LeadRow): string | null =>
  linkSeed !== null && linkHash !== null
    ? getLinkToken(config, PURPOSE, { seed: linkSeed, hash: linkHash })
    : null;
