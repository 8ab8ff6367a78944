import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setOwnPicture } from '@tomoguide/contract/accounts/calls';
import { setCover } from '@tomoguide/contract/guides/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { createGuide } from '../domains/guides/service.ts';
import { commitGate, type Step } from './commit-gate.ts';
import { runDueJobs } from './due-jobs.ts';
import { aUser } from './factories/accounts.ts';
import { anUpload } from './factories/files.ts';
import { guideDefaults } from './factories/guides.ts';
import { type KillableSite, startKillableSite } from './killable-site.ts';
import { runWithClock } from './killed-site.ts';
import { aLargePicture } from './sample-files.ts';

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite();
});
afterAll(() => site?.stop());

/** Creates a guide with an unattached upload. */
const aGuideWithUpload = () => {
  const clock = { now: () => Temporal.Now.instant() };
  return runWithClock(site, clock, async ({ app, db, deps }) => {
    const now = clock.now();
    const user = await aUser({ deps }, { identityVerifiedAt: now });
    const profile = { ...guideDefaults, approvedAt: now, createdAt: now, userId: user.id };
    await inTransaction(db, (tx) => createGuide(tx, deps, profile));
    return { ...user, fileId: await anUpload({ app }, user.token, await aLargePicture()) };
  });
};

/** Returns the names of the stored public pictures. */
const storedPictures = async (): Promise<string[]> => {
  const found = await readdir(join(site.env.DATA_DIR ?? '', 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return found
    .filter((each) => each.isFile() && /(portraits|covers)$/.test(each.parentPath))
    .map(({ name }) => name);
};

interface Case {
  /** The step at which to stop: after the files are stored, but before the row that references them. */
  step: Step;
  call: { method: string; path: string };
  body: object;
}

const CASES: readonly Case[] = [
  {
    step: { name: "a user's picture", table: 'users', on: 'update of profile_picture' },
    call: setOwnPicture,
    body: { kind: 'portrait' },
  },
  {
    step: { name: "a guide's cover", table: 'guides', on: 'update of cover' },
    call: setCover,
    body: { alt: { en: 'A street', zh: '一条街' } },
  },
];

/** Sends the request, and retries on 503. Throws unless the server is killed in the meantime. */
const untilKilled = async (url: string, request: RequestInit): Promise<void> => {
  for (;;) {
    const response = await fetch(url, request).catch(() => null);
    if (response === null) return;
    if (response.status !== 503) throw new Error(`${response.status} ${await response.text()}`);
    await new Promise((later) => setTimeout(later, 500));
  }
};

test.each(CASES)(
  'kill -9 of $step.name between storing the files and the row leaves no orphaned files',
  async ({ step, call: { method, path }, body }) => {
    const { token, fileId } = await aGuideWithUpload();
    const gate = await commitGate(site.databaseUrl, [step]);
    try {
      const url = (await site.address()) + path;
      const sent = untilKilled(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileId, cut: { x: 0, y: 0, width: 640 }, ...body }),
      });
      await Promise.race([gate.reached(), sent]);
      await site.killServer(() => gate.lose());
      await sent;
    } finally {
      await gate.close();
    }
    expect(await storedPictures()).not.toEqual([]);
    const later = Temporal.Now.instant().add({ hours: 2 });
    const clock = { now: () => later };
    await runWithClock(site, clock, ({ db, jobs }) => runDueJobs(db, jobs, clock));
    expect(await storedPictures()).toEqual([]);
  },
);
