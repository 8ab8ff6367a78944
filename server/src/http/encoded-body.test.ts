import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EncodedBody } from './encoded-body.ts';

const TEXT = 'walks '.repeat(4_000);

test('a body stored in brotli takes only the memory of its brotli version, and can be sent in every encoding', async () => {
  const packed = await new EncodedBody(TEXT, 'quick').packed();
  const br = await packed.encoded('br');
  expect(packed.bytes).toBe(br.length);
  expect(packed.bytes).toBeLessThan(TEXT.length / 4);
  expect(brotliDecompressSync(br).toString()).toBe(TEXT);
  expect(gunzipSync(await packed.encoded('gzip')).toString()).toBe(TEXT);
  expect((await packed.encoded(null)).toString()).toBe(TEXT);
});

test('serves a body below the size threshold uncompressed', async () => {
  for (const text of ['short', TEXT]) {
    const body = new EncodedBody(text);
    const packed = await body.packed();
    for (const header of ['br, gzip', 'gzip', undefined])
      expect(packed.encodingFor(header)).toBe(body.encodingFor(header));
  }
});
