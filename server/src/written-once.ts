import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from './error-code.ts';

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
};

/** Puts the draft there unless another process was quicker. */
const putUnlessThere = (draft: string, file: string): void => {
  try {
    linkSync(draft, file);
  } catch (error) {
    // A file without content is what a crash left; and not every disk knows links.
    if (errorCode(error) !== 'EEXIST' || contentOf(file) === '') renameSync(draft, file);
  }
};

/**
 * A secret file's content, made once: the first of several processes writes it, the others read. The
 * file is whole or absent, whenever a process is killed. Readable by its owner only.
 */
export const writtenOnce = (file: string, make: () => string): string => {
  const found = contentOf(file);
  if (found !== '') return found;
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, make(), { flag: 'wx', mode: 0o600 });
    putUnlessThere(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return contentOf(file);
};
