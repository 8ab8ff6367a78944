import { TOTP_STEP_SECONDS } from './figures.ts';

/**
 * Six-digit codes from a shared secret and the clock (RFC 6238, HMAC-SHA-1), computed the same way on the
 * phone and on the server with built-in APIs.
 */

const TOTP_DIGITS = 6;
/** Number of steps before and after its own step in which a code is accepted. */
const TOTP_TOLERANCE = 1;

/** Decodes a string of hexadecimal digits. */
const hexToBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns the number of the step that contains an instant, counted from the Unix epoch. */
export const calculateTotpStep = (at: Temporal.Instant, stepSeconds = TOTP_STEP_SECONDS): number =>
  Math.floor(at.epochMilliseconds / 1000 / stepSeconds);

/** Returns the code of a step; `secret` is hexadecimal. */
export const calculateTotpCode = async (
  secret: string,
  step: number,
  digits = TOTP_DIGITS,
): Promise<string> => {
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', hexToBytes(secret), hmac, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  const number = mac.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/** Returns whether a code belongs to the step that contains `at` or to an adjacent step. */
export const isValidTotp = async (
  secret: string,
  code: string,
  at: Temporal.Instant,
): Promise<boolean> => {
  const step = calculateTotpStep(at);
  for (let beside = -TOTP_TOLERANCE; beside <= TOTP_TOLERANCE; beside += 1)
    if ((await calculateTotpCode(secret, step + beside)) === code) return true;
  return false;
};
