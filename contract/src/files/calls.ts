import * as z from 'zod/mini';
import { Bytes, call } from '../call.ts';
import { FileId, idText, intText } from '../primitives.ts';
import { FileLink, StoredFile } from './entities.ts';
import { PICTURE_SIZES } from './file-types.ts';

const fileParams = z.strictObject({ id: idText(FileId) });

/**
 * Uploads one file. It stays unattached until another call sends its ID. The `Idempotency-Key` identifies
 * the file: a retry returns the stored one without reading the body again (docs/product/files.md,
 * "Uploading").
 */
export const uploadFile = call({
  method: 'POST',
  path: '/api/v2/files',
  summary: "Upload a picture or a PDF as the request's body",
  auth: 'required',
  upload: true,
  replies: { 201: StoredFile },
  errors: [
    'FILE_TOO_LARGE',
    'FILE_INCOMPLETE',
    'FILE_EMPTY',
    'FILE_TYPE_INVALID',
    'FILE_UNREADABLE',
    'FILE_TOO_MANY_PIXELS',
    'FILE_TOO_MANY_PAGES',
    'FILE_NOT_PLAIN',
    'TOO_MANY_UPLOADS',
    'FILES_UNAVAILABLE',
    'BUSY',
  ],
  idempotency: 'optional',
  limit: 'write',
});

/** Deletes one of the caller's files that is not attached to anything. */
export const discardFile = call({
  method: 'DELETE',
  path: '/api/v2/files/:id',
  summary: 'Delete an upload that is not attached to anything',
  auth: 'required',
  params: fileParams,
  replies: { 204: z.undefined() },
  errors: ['NOT_FOUND', 'FILES_UNAVAILABLE'],
  limit: 'write',
});

export const createFileLink = call({
  method: 'GET',
  path: '/api/v2/files/:id/link',
  summary: 'Create a link to a private file, valid for five minutes and for the caller only',
  auth: 'required',
  params: fileParams,
  query: z.strictObject({ size: z.optional(z.enum(PICTURE_SIZES)) }),
  replies: { 200: FileLink },
  errors: ['NOT_FOUND', 'FILES_UNAVAILABLE'],
  limit: 'read',
});

/**
 * Returns the file that a `FileLink` points to. The URL is signed for one user, whose session token must be
 * sent with it.
 */
export const readFile = call({
  method: 'GET',
  path: '/api/v2/files/:id/content',
  summary: 'Get the file of a link',
  auth: 'required',
  params: fileParams,
  query: z.strictObject({
    /** Seconds since the Unix epoch. */
    expires: z.optional(intText(0, 99_999_999_999)),
    signature: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
    size: z.optional(z.enum(PICTURE_SIZES)),
  }),
  download: 'attachment',
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'FILE_LINK_INVALID', 'FILES_UNAVAILABLE'],
  limit: 'read',
});
