import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readOrCreateFile } from './read-or-create-file.ts';

const FILE = 'session-secret';

/**
 * Returns a secret that is created once and stored under DATA_DIR, readable only by its owner. Used only
 * where SESSION_SECRET is optional.
 */
const getStoredSecret = (dataDir: string): string => {
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  const secret = readOrCreateFile(file, () => randomBytes(32).toString('base64url'));
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it to have a new one made.`);
  return secret;
};

/**
 * Derives a key for one purpose from SESSION_SECRET, so that the key that signs sessions cannot forge a
 * payment callback.
 */
export const deriveKey = (config: Config, purpose: string): KeyObject => {
  const secret = config.sessionSecret ?? getStoredSecret(config.dataDir);
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `tomoguide ${purpose}`, 32)));
};
