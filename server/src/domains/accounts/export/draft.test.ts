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

const drafts = () => readdir(join(dataDir, 'exports'));

test('drafts of several processes at once are apart, and each is gone in the end', async () => {
  await withDraft(dataDir, async (first) => {
    await writeFile(first, 'of one person');
    await withDraft(dataDir, async (second) => {
      await writeFile(second, 'of another');
      expect(second).not.toBe(first);
      expect(await drafts()).toHaveLength(2);
    });
    expect(await drafts()).toHaveLength(1);
  });
  expect(await drafts()).toEqual([]);
});

test('one that fails leaves nothing, and what a dead process left goes with the next', async () => {
  const failed = withDraft(dataDir, async (path) => {
    await writeFile(path, 'half');
    throw new Error('ENOSPC');
  });
  await expect(failed).rejects.toThrow('ENOSPC');
  expect(await drafts()).toEqual([]);
  const left = join(dataDir, 'exports', 'left.zip');
  await writeFile(left, 'of long ago');
  await utimes(left, new Date(0), new Date(0));
  await withDraft(dataDir, async () => expect(await drafts()).toEqual([]));
});
