import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getSystemErrorCode } from './error-code.ts';

const readContent = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (getSystemErrorCode(error) === 'ENOENT') return '';
    throw error;
  }
};

/** Moves the draft into place, unless another process has created the file. */
const moveUnlessExists = (draft: string, file: string): void => {
  try {
    linkSync(draft, file);
  } catch (error) {
    // Replaces an empty file, which a crash left behind, and handles file systems without hard links.
    if (getSystemErrorCode(error) !== 'EEXIST' || readContent(file) === '') renameSync(draft, file);
  }
};

/**
 * Returns the content of a secret file, and creates the file if it does not exist. If several processes
 * start concurrently, the first one writes the file and the others read it. The file is complete or absent
 * even if a process is killed, and only its owner can read it.
 */
export const readOrCreateFile = (file: string, make: () => string): string => {
  const found = readContent(file);
  if (found !== '') return found;
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, make(), { flag: 'wx', mode: 0o600 });
    moveUnlessExists(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readContent(file);
};
