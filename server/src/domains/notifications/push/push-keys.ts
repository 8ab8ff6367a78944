import { createECDH } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../secret.ts';

/** The site's key pair for push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** How a push service reaches the operator: a mailto: or https: URL. */
  subject: string;
}

/**
 * Derives the key pair from SESSION_SECRET, so that every process has the same one. After a change of the
 * secret, subscriptions to the former key no longer count. One of 4 billion secrets gives no valid key, and
 * throws.
 */
export const derivePushKeys = (config: Config): PushKeys => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(deriveKey(config, 'push notifications').export());
  const { email } = config.operator;
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject: email ? `mailto:${email}` : config.publicUrl,
  };
};
