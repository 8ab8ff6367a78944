import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { keyFor } from '../../../secret.ts';

/**
 * What goes into the link. It is made from a seed and a key of this server's, so that the database
 * can keep the seed until the letter is written, and a letter tried again carries the same link.
 */
export const resetToken = (config: Config, seed: string): string =>
  createHmac('sha256', keyFor(config, 'password reset links')).update(seed).digest('base64url');

/** What the database keeps to know a token by. */
export const resetTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export const newResetSeed = (): string => randomBytes(32).toString('base64url');
