import { STORED_TYPES } from '@tomoguide/contract/files/file-types';
import type { FileId, UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import type { FileThing } from './ports.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * Private files: who uploaded each, where it is stored, and the object that it belongs to. A row is created
 * before its content and deleted after it, so that no content exists without a row.
 */
export const files = pgTable(
  'files',
  {
    id: integer().$type<FileId>().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id').$type<UserId>().notNull(),
    /**
     * `arriving`: the content is being received; `examining`: it has arrived with an `uploadKey` and is
     * being processed; `erasing`: it is being deleted.
     */
    state: text({ enum: ['arriving', 'examining', 'kept', 'erasing'] }).notNull(),
    /** The random key of the content in the store, never derived from the file name. */
    key: text().notNull(),
    type: text({ enum: STORED_TYPES }),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    width: integer(),
    height: integer(),
    pages: integer(),
    /** True if a small version is stored next to the file (receiving/stored-sizes.ts). */
    hasSmall: boolean('has_small').notNull().default(false),
    /** Hash of the bytes as they were uploaded. */
    sha256: text(),
    /** The picture's fingerprint (examining/picture-print.ts); null for a PDF. */
    print: bytes(),
    /** The fingerprint's outline: 256 bits as a string of 0 and 1. */
    outline: text(),
    /** The creation date written in the file; null if it contains none. */
    ownDate: text('own_date'),
    /** The uploader's Idempotency-Key, which identifies the file across retries. */
    uploadKey: text('upload_key'),
    /** When the upload began; for an upload with an `uploadKey`, when it finished arriving. */
    createdAt: instant('created_at').notNull(),
    thing: text().$type<FileThing>(),
    thingId: integer('thing_id'),
    attachedAt: instant('attached_at'),
  },
  (t) => [
    unique('files_key').on(t.key),
    uniqueIndex('files_upload_key')
      .on(t.ownerId, t.uploadKey)
      .where(sql`${t.state} <> 'erasing' and ${t.uploadKey} is not null`),
    index('files_unattached').on(t.ownerId, t.createdAt).where(sql`${t.thingId} is null`),
    index('files_thing').on(t.thing, t.thingId).where(sql`${t.thingId} is not null`),
    index('files_sha256').on(t.sha256).where(sql`${t.thingId} is not null`),
    check(
      'files_kept',
      sql`${t.state} <> 'kept' or (${t.type} is not null and ${t.sizeBytes} > 0 and ${t.sha256} is not null)`,
    ),
    check(
      'files_attached',
      sql`(${t.thing} is null) = (${t.thingId} is null) and (${t.thingId} is null) = (${t.attachedAt} is null) and (${t.thingId} is null or ${t.state} = 'kept')`,
    ),
  ],
);

export type FileRow = typeof files.$inferSelect;
