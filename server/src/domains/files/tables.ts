import { KEPT_TYPES } from '@tomoguide/contract/files/bounds';
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
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import type { FileThing } from './ports.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * Private files: who uploaded each, where it is kept, and what it belongs to. A row is there before its
 * bytes are and goes after them, so that nothing is kept that no row knows of.
 */
export const files = pgTable(
  'files',
  {
    id: integer().$type<FileId>().primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id').$type<UserId>().notNull(),
    /** `arriving`: its bytes are on their way; `erasing`: they are being taken away. */
    state: text({ enum: ['arriving', 'kept', 'erasing'] }).notNull(),
    /** Where it is in the store; drawn by lot, never from what it is called. */
    key: text().notNull(),
    type: text({ enum: KEPT_TYPES }),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    width: integer(),
    height: integer(),
    pages: integer(),
    /** Whether a small size of it lies beside it (receiving/stored-sizes.ts). */
    hasSmall: boolean('has_small').notNull().default(false),
    /** Of the bytes as they were uploaded. */
    sha256: text(),
    /** How a picture looks (examining/picture-print.ts); null for a PDF. */
    print: bytes(),
    /** The first look at it: 256 bits, as text of 0 and 1. */
    outline: text(),
    /** The day that the file itself says it was made on; null where it says none. */
    ownDate: text('own_date'),
    createdAt: instant('created_at').notNull(),
    thing: text().$type<FileThing>(),
    thingId: integer('thing_id'),
    attachedAt: instant('attached_at'),
  },
  (t) => [
    unique('files_key').on(t.key),
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
