import type { FileType } from '@tomoguide/contract/files/bounds';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** How each kind begins: offset → bytes. */
const BEGINNINGS: readonly (readonly [FileType, readonly (readonly [number, number[]])[]])[] = [
  ['image/jpeg', [[0, [0xff, 0xd8, 0xff]]]],
  ['image/png', [[0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]]]],
  ['image/gif', [[0, ascii('GIF87a')]]],
  ['image/gif', [[0, ascii('GIF89a')]]],
  [
    'image/webp',
    [
      [0, ascii('RIFF')],
      [8, ascii('WEBP')],
    ],
  ],
  ['application/pdf', [[0, ascii('%PDF-')]]],
];

/** What these bytes are, whatever they are called; null for all that is not taken. */
export const fileTypeOf = (bytes: Uint8Array): FileType | null => {
  const begins = (at: number, wanted: readonly number[]): boolean =>
    wanted.every((byte, index) => bytes[at + index] === byte);
  const found = BEGINNINGS.find(([, marks]) => marks.every(([at, wanted]) => begins(at, wanted)));
  return found?.[0] ?? null;
};
