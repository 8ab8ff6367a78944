import { expect, test } from 'vitest';
import { calculateTotpCode, calculateTotpStep, isValidTotp } from './totp.ts';

const toInstant = (text: string): Temporal.Instant => Temporal.Instant.from(text);
/** The ASCII secret '12345678901234567890' of RFC 6238, appendix B, in hexadecimal. */
const RFC_SECRET = '3132333435363738393031323334353637383930';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('computes the code that the RFC lists for second %i', async (seconds, code) => {
  const step = calculateTotpStep(Temporal.Instant.fromEpochMilliseconds(seconds * 1000), 30);
  expect(await calculateTotpCode(RFC_SECRET, step, 8)).toBe(code);
});

test('accepts a code in its ten-minute window and in the adjacent windows', async () => {
  const code = await calculateTotpCode(
    RFC_SECRET,
    calculateTotpStep(toInstant('2026-05-03T01:00:00Z')),
  );
  expect(code).toMatch(/^\d{6}$/);
  const isValidAt = (instant: string) => isValidTotp(RFC_SECRET, code, toInstant(instant));
  expect(await isValidAt('2026-05-03T00:49:59Z')).toBe(false);
  expect(await isValidAt('2026-05-03T00:50:00Z')).toBe(true);
  expect(await isValidAt('2026-05-03T01:19:59Z')).toBe(true);
  expect(await isValidAt('2026-05-03T01:20:00Z')).toBe(false);
});
