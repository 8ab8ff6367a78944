import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { deriveKey } from '../../../secret.ts';

/** Returns the secret shared by the demo provider and its merchant. */
export const getCallbackKey = (config: Config): KeyObject =>
  deriveKey(config, 'demo payment callbacks');

export const signPayload = (key: KeyObject, payload: string): string =>
  createHmac('sha256', key).update(payload, 'utf8').digest('base64url');

/**
 * Returns whether a signature is valid. Compares the encoded signatures in constant time, because decoding
 * would ignore a trailing space or '='.
 */
export const isSignedBy = (key: KeyObject, payload: string, signature: string): boolean => {
  const given = Buffer.from(signature);
  const right = Buffer.from(signPayload(key, payload));
  return given.length === right.length && timingSafeEqual(given, right);
};
