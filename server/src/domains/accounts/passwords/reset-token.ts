import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../secret.ts';

/**
 * Derives the token in a reset link from a seed and a server key. Until the email is created, the database
 * stores only the seed; a retried email contains the same link.
 */
export const resetToken = (config: Config, seed: string): string =>
  createHmac('sha256', deriveKey(config, 'password reset links')).update(seed).digest('base64url');

/** Returns the hash of a token, by which the database finds its link. */
export const resetTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const createResetSeed = (): string => randomBytes(32).toString('base64url');
