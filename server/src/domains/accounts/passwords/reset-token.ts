import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { keyFor } from '../../../secret.ts';

/**
 * Derives the token in the link from a seed and a server key. The database stores only the seed until the
 * email is created, and a retried email contains the same link.
 */
export const resetToken = (config: Config, seed: string): string =>
  createHmac('sha256', keyFor(config, 'password reset links')).update(seed).digest('base64url');

/** Returns the hash by which the database identifies a token. */
export const resetTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const newResetSeed = (): string => randomBytes(32).toString('base64url');
