import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { deriveKey } from './secret.ts';

/**
 * The secret of a link that grants access to anyone who has it. The link is derived from the seed and a
 * server key, so that its owner can copy it again, but a copy of the database grants no access.
 */
export interface LinkSecret {
  seed: string;
  /** The hash by which the database identifies the link's token. */
  hash: string;
}

export const hashLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const deriveToken = (config: Config, purpose: string, seed: string): string =>
  createHmac('sha256', deriveKey(config, purpose))
    .update(seed)
    .digest()
    .subarray(0, Buffer.from(seed, 'base64url').length)
    .toString('base64url');

/** Creates the secret of a new link. `bytes` is the length of the token's secret part, at most 32. */
export const createLinkSecret = (config: Config, purpose: string, bytes: number): LinkSecret => {
  const seed = randomBytes(bytes).toString('base64url');
  return { seed, hash: hashLinkToken(deriveToken(config, purpose, seed)) };
};

/** Returns the token of a link; null if the link was created with another key. */
export const getLinkToken = (
  config: Config,
  purpose: string,
  { seed, hash }: LinkSecret,
): string | null => {
  const token = deriveToken(config, purpose, seed);
  return hashLinkToken(token) === hash ? token : null;
};
