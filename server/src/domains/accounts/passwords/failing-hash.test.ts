import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { verifyPassword } from './password-hash.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, hash: vi.fn(real.hash) };
});

test('verifies passwords without an account again after a hash failed once', async () => {
  vi.mocked(argon2.hash).mockRejectedValueOnce(new Error('out of memory'));
  await expect(verifyPassword(null, 'lantern')).rejects.toThrow('out of memory');
  expect(await verifyPassword(null, 'lantern')).toBe(false);
});
