import * as z from 'zod/mini';
import { FileId, Instant } from '../primitives.ts';
import { FILES_EACH } from './figures.ts';
import { STORED_TYPES } from './file-types.ts';

/** A stored file. Its original name is not stored, because file names are private. */
export const StoredFile = z.object({
  id: FileId,
  type: z.enum(STORED_TYPES),
  sizeBytes: z.int(),
  /** Width in pixels; null for a PDF. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Number of pages; null for a picture. */
  pages: z.nullable(z.int()),
  createdAt: Instant,
});
export type StoredFile = z.infer<typeof StoredFile>;

/** The URL of a private file, valid for five minutes and only for the user who requested it. */
export const FileLink = z.object({ url: z.string(), expiresAt: Instant });
export type FileLink = z.infer<typeof FileLink>;

/** A URL that a browser can open without a session token. */
export const DownloadLink = z.object({ url: z.string(), expiresAt: Instant });

/** IDs of the uploads that a call attaches, without duplicates. */
export const AnyFileIds = z.array(FileId).check(z.maxLength(FILES_EACH));

/** IDs of the uploads that a call attaches: at least one, without duplicates. */
export const FileIds = z.array(FileId).check(z.minLength(1), z.maxLength(FILES_EACH));

/** A crop of a stored image, in pixels of that image. */
export const CropOfUpload = z.strictObject({
  x: z.int().check(z.minimum(0), z.maximum(100_000)),
  y: z.int().check(z.minimum(0), z.maximum(100_000)),
  width: z.int().check(z.minimum(1), z.maximum(100_000)),
});
