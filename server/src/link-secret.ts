import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { keyFor } from './secret.ts';

/**
 * The secret of a link that grants access to anyone who has it. The link is derived from the seed and a
 * server key, so that its owner can copy it again, but a copy of the database grants no access.
 */
export interface LinkSecret {
  seed: string;
  /** The hash by which the database identifies the link's token. */
  hash: string;
}

export const hashOfLink = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const tokenFor = (config: Config, purpose: string, seed: string): string =>
  createHmac('sha256', keyFor(config, purpose))
    .update(seed)
    .digest()
    .subarray(0, Buffer.from(seed, 'base64url').length)
    .toString('base64url');

/** Creates the secret of a new link. `bytes` is the length of the token's secret part, at most 32. */
export const newLinkSecret = (config: Config, purpose: string, bytes: number): LinkSecret => {
  const seed = randomBytes(bytes).toString('base64url');
  return { seed, hash: hashOfLink(tokenFor(config, purpose, seed)) };
};

/** Returns the token of a link; null if the link was created with another key. */
export const tokenOfLink = (
  config: Config,
  purpose: string,
  { seed, hash }: LinkSecret,
): string | null => {
  const token = tokenFor(config, purpose, seed);
  return hashOfLink(token) === hash ? token : null;
};
