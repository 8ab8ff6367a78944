import type { StoredType } from '@tomoguide/contract/files/file-types';

/** The stored form of an upload, and metadata of the original. */
export interface Examined {
  bytes: Uint8Array;
  /** A downscaled version of the picture; null for a PDF or a picture that is already small. */
  small: Uint8Array | null;
  type: StoredType;
  width: number | null;
  height: number | null;
  pages: number | null;
  print: Buffer | null;
  outline: string | null;
  ownDate: string | null;
}
