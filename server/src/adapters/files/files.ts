import type { Readable } from 'node:stream';

/** The file store: the local disk or, for more space, any S3-compatible store. */
export interface Files {
  /** Stores the content atomically, replacing any file with the same key. A Blob is streamed. */
  put(key: string, content: Uint8Array | Blob): Promise<void>;
  /** Returns the content of a file; null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /**
   * Like `get`, but returns a stream, for files too large for memory. The caller must read or destroy the
   * stream.
   */
  open(key: string): Promise<Readable | null>;
  /** Deletes a file. Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/**
 * Returns whether a key has the form of the keys that this program generates: lowercase segments joined by
 * slashes, none of which begins with a dot.
 */
export const isFileKey = (key: string): boolean =>
  key.length <= 300 && key.split('/').every((segment) => SEGMENT.test(segment));
