import * as z from 'zod/mini';
import { FileId, Instant } from '../primitives.ts';
import { FILES_EACH, KEPT_TYPES } from './bounds.ts';

/** A file as it is kept. Its name is not: what people call files is nobody else's business. */
export const StoredFile = z.object({
  id: FileId,
  type: z.enum(KEPT_TYPES),
  sizeBytes: z.int(),
  /** Pixels; null for a PDF. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Null for a picture. */
  pages: z.nullable(z.int()),
  createdAt: Instant,
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Where a private file can be fetched for five minutes, by the one person who asked. */
export const FileLink = z.object({ url: z.string(), expiresAt: Instant });
export type FileLink = z.infer<typeof FileLink>;

/** An address that a browser opens without a token. */
export const DownloadLink = z.object({ url: z.string(), expiresAt: Instant });

/** The uploads that a call may attach, each once. */
export const AnyFileIds = z.array(FileId).check(z.maxLength(FILES_EACH));

/** The uploads that a call attaches, each once: at least one. */
export const FileIds = z.array(FileId).check(z.minLength(1), z.maxLength(FILES_EACH));

/** A cut as a call names it, in pixels of the picture as it is kept. */
export const CutOfKept = z.strictObject({
  x: z.int().check(z.minimum(0), z.maximum(100_000)),
  y: z.int().check(z.minimum(0), z.maximum(100_000)),
  width: z.int().check(z.minimum(1), z.maximum(100_000)),
});
