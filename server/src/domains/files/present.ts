import type { StoredFile } from '@tomoguide/contract/files/entities';
import type { FileRow } from './tables.ts';

export const presentFile = (row: FileRow): StoredFile => {
  if (row.type === null || row.sizeBytes === null) throw new Error(`file ${row.id} is not kept`);
  return {
    id: row.id,
    type: row.type,
    sizeBytes: row.sizeBytes,
    width: row.width,
    height: row.height,
    pages: row.pages,
    createdAt: row.createdAt.toString(),
  };
};
