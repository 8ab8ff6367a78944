import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readOrCreateFile } from './read-or-create-file.ts';

const FILE = 'session-secret';

/** Made once and kept under DATA_DIR, readable by the owner only; only where SESSION_SECRET may be absent. */
const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  const secret = readOrCreateFile(file, () => randomBytes(32).toString('base64url'));
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it to have a new one made.`);
  return secret;
};

/**
 * A key for one purpose, derived from SESSION_SECRET: what signs sessions cannot forge a payment
 * callback.
 */
export const keyFor = (config: Config, purpose: string): KeyObject => {
  const secret = config.sessionSecret ?? keptSecret(config.dataDir);
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `tomoguide ${purpose}`, 32)));
};
