import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { keyFor } from '../../../secret.ts';

/** The secret that the demo provider and its merchant share. */
export const callbackKey = (config: Config): KeyObject => keyFor(config, 'demo payment callbacks');

const hmac = (key: KeyObject, payload: string): Buffer =>
  createHmac('sha256', key).update(payload, 'utf8').digest();

export const signPayload = (key: KeyObject, payload: string): string =>
  hmac(key, payload).toString('base64url');

/** Compared in constant time. */
export const isSignedBy = (key: KeyObject, payload: string, signature: string): boolean => {
  const given = Buffer.from(signature, 'base64url');
  const right = hmac(key, payload);
  return given.length === right.length && timingSafeEqual(given, right);
};
