import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age in milliseconds from which an unchanged draft is assumed to belong to a crashed process. */
const ABANDONED_MS = 3_600_000;

const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may be deleting its own draft at the same time.
    const written = (await stat(path).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - written > ABANDONED_MS) await rm(path, { force: true });
  }
};

/**
 * Calls `use` with the path to a temporary file on the local disk, which is deleted afterward. Several
 * processes can share the folder.
 */
export const withDraft = async <Result>(
  dataDir: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const folder = join(dataDir, 'exports');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const path = join(folder, `${randomUUID()}.zip`);
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
};
