import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDraft } from './draft.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-drafts-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const listDrafts = () => readdir(join(dataDir, 'exports'));

test('keeps concurrent drafts of several processes apart, and deletes all of them', async () => {
  await withDraft(dataDir, async (first) => {
    await writeFile(first, 'of one person');
    await withDraft(dataDir, async (second) => {
      await writeFile(second, 'of another');
      expect(second).not.toBe(first);
      expect(await listDrafts()).toHaveLength(2);
    });
    expect(await listDrafts()).toHaveLength(1);
  });
  expect(await listDrafts()).toEqual([]);
});

test('deletes a failed draft immediately, and the drafts of a crashed process during the next export', async () => {
  const failed = withDraft(dataDir, async (path) => {
    await writeFile(path, 'half');
    throw new Error('ENOSPC');
  });
  await expect(failed).rejects.toThrow('ENOSPC');
  expect(await listDrafts()).toEqual([]);
  const left = join(dataDir, 'exports', 'left.zip');
  await writeFile(left, 'of long ago');
  await utimes(left, new Date(0), new Date(0));
  await withDraft(dataDir, async () => expect(await listDrafts()).toEqual([]));
});
