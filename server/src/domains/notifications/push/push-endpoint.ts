import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../public-address.ts';

/** Endings of host names that are never public (RFC 6761, RFC 6762, RFC 9476, ICANN). */
const PRIVATE_ENDINGS = /(^|\.)(localhost|local|internal|alt|invalid|test|onion)$/;

/**
 * Returns whether notifications may be sent to a subscription's address: HTTPS on the default port of a
 * public host, or one of the allowed hosts. What a name resolves to is checked when one is sent.
 */
export const isPushEndpoint = (address: string, allowedHosts: readonly string[]): boolean => {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  if (allowedHosts.includes(url.host)) return true;
  if (url.port !== '') return false;
  const bare = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  return bare.includes('.') && !PRIVATE_ENDINGS.test(bare);
};

/** Returns whether a key in base64url is a point on the curve, which any other key would fail to encrypt for. */
export const isPushKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
};
