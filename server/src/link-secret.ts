import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { keyFor } from './secret.ts';

/**
 * A secret for a link that grants access to anyone who has it. It is derived from a seed and a server key,
 * so that the owner can copy the link again, but a copy of the database grants no access.
 */
export interface LinkSecret {
  seed: string;
  /** Returns the hash by which the database identifies a token. */
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

/** `bytes` is the length of the secret part, at most 32. */
export const newLinkSecret = (config: Config, purpose: string, bytes: number): LinkSecret => {
  const seed = randomBytes(bytes).toString('base64url');
  return { seed, hash: hashOfLink(tokenFor(config, purpose, seed)) };
};

/** Returns the token of a secret; null if it was created with another key. */
export const tokenOfLink = (
  config: Config,
  purpose: string,
  { seed, hash }: LinkSecret,
): string | null => {
  const token = tokenFor(config, purpose, seed);
  return hashOfLink(token) === hash ? token : null;
};
