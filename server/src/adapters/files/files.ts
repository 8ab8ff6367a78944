import type { Readable } from 'node:stream';

/** The file store: the local disk, or any S3-compatible store for more space. */
export interface Files {
  /** Stores the content atomically, and replaces a file with the same key. Streams a Blob. */
  put(key: string, content: Uint8Array | Blob): Promise<void>;
  /** Returns the content; null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Like `get`, but streamed, for files too large for memory. The caller must read or destroy the stream. */
  open(key: string): Promise<Readable | null>;
  /** Deletes the file. Does nothing if it does not exist. */
  remove(key: string): Promise<void>;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/**
 * Returns whether this program could have generated the key: lowercase segments joined by slashes, none
 * beginning with a dot.
 */
export const isFileKey = (key: string): boolean =>
  key.length <= 300 && key.split('/').every((segment) => SEGMENT.test(segment));
