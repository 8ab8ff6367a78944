import type { Pixels } from './heic-worker.ts';

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const ENTRY_BYTES = 12;
const HEAD_BYTES = 8;

/**
 * Wraps pixels and their color profile in a TIFF file for sharp, because raw pixels cannot carry a profile.
 */
export const buildUncompressedTiff = (
  { width, height, rgb }: Pixels,
  profile?: Uint8Array,
): Buffer => {
  const count = profile ? 11 : 10;
  const bitsAt = HEAD_BYTES + 2 + count * ENTRY_BYTES + 4;
  const profileAt = bitsAt + 6;
  const pixelsAt = profileAt + (profile?.length ?? 0);
  const entries: readonly (readonly [tag: number, type: number, length: number, value: number])[] =
    [
      [256, LONG, 1, width],
      [257, LONG, 1, height],
      // Tags: eight bits for each of the three channels, uncompressed, red first, in one strip.
      [258, SHORT, 3, bitsAt],
      [259, SHORT, 1, 1],
      [262, SHORT, 1, 2],
      [273, LONG, 1, pixelsAt],
      [277, SHORT, 1, 3],
      [278, LONG, 1, height],
      [279, LONG, 1, rgb.length],
      [284, SHORT, 1, 1],
      ...(profile ? [[34_675, UNDEFINED, profile.length, profileAt] as const] : []),
    ];
  const head = Buffer.alloc(profileAt);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(HEAD_BYTES, 4);
  head.writeUInt16LE(entries.length, HEAD_BYTES);
  for (const [index, [tag, type, length, value]] of entries.entries()) {
    const at = HEAD_BYTES + 2 + index * ENTRY_BYTES;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(length, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  for (const index of [0, 1, 2]) head.writeUInt16LE(8, bitsAt + index * 2);
  return Buffer.concat([head, profile ?? Buffer.alloc(0), rgb]);
};
