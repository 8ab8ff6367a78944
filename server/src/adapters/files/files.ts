import type { Readable } from 'node:stream';

/** Where files live: the local disk, or any S3-compatible store when it is outgrown. */
export interface Files {
  /** Stores the content atomically; the same key is replaced. A Blob is sent piece by piece. */
  put(key: string, content: Uint8Array | Blob): Promise<void>;
  /** The bytes; null where there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** The same piece by piece, for what is too large for memory. Whoever asks reads or destroys it. */
  open(key: string): Promise<Readable | null>;
  /** Takes it away; one that is not there is gone already. */
  remove(key: string): Promise<void>;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/** Keys are made by this program: lowercase segments joined by slashes, none of them hidden. */
export const isFileKey = (key: string): boolean =>
  key.length <= 300 && key.split('/').every((segment) => SEGMENT.test(segment));
