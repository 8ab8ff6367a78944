import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getSystemErrorCode } from '../../error-code.ts';
import { type Files, isFileKey } from './files.ts';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(getSystemErrorCode(error));

/** Returns the result of reading a file; null if the file does not exist. */
const nullIfMissing = async <Result>(reading: Promise<Result>): Promise<Result | null> => {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Stores files under one folder on the local disk. */
export const createDiskFiles = (root: string): Files => {
  const getPath = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
    return join(root, key);
  };
  return {
    put: async (key, content) => {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true });
      // Written to a draft first, so that a reader sees either the old or the new file, never a partial
      // one.
      const draft = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(draft, content instanceof Blob ? content.stream() : content);
        await rename(draft, path);
      } catch (error) {
        // Do not leave a partial file behind when the disk is full.
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => nullIfMissing(readFile(getPath(key))),
    open: async (key) => (await nullIfMissing(open(getPath(key))))?.createReadStream() ?? null,
    remove: (key) => rm(getPath(key), { force: true }),
  };
};
