import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { type Files, isFileKey } from './files.ts';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error));

/** Files under one folder of the local disk. */
export const diskFiles = (root: string): Files => {
  const place = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
    return join(root, key);
  };
  return {
    put: async (key, bytes) => {
      const path = place(key);
      await mkdir(dirname(path), { recursive: true });
      // A reader sees the old file or the new one, never a partial one.
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        // A full disk is not filled further by what did not fit.
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(place(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(place(key), { force: true }),
  };
};
