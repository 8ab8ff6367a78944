import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { keyFor } from './secret.ts';

/**
 * Secrets in addresses that open something to whoever has them. Each is made from a seed and a key of
 * this server's, so that its owner can copy it again though the database, read alone, opens nothing.
 */
export interface LinkSecret {
  seed: string;
  /** What the database keeps to know a token by. */
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

/** `bytes` of it are secret: 32 at most. */
export const newLinkSecret = (config: Config, purpose: string, bytes: number): LinkSecret => {
  const seed = randomBytes(bytes).toString('base64url');
  return { seed, hash: hashOfLink(tokenFor(config, purpose, seed)) };
};

/** The token of a secret; null where another key made it. */
export const tokenOfLink = (
  config: Config,
  purpose: string,
  { seed, hash }: LinkSecret,
): string | null => {
  const token = tokenFor(config, purpose, seed);
  return hashOfLink(token) === hash ? token : null;
};
