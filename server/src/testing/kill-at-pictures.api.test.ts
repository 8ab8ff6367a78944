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
import { beside } from './killed-site.ts';
import { aLargePicture } from './sample-files.ts';

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite();
});
afterAll(() => site?.stop());

/** A guide with an upload of their own. */
const aGuideWithUpload = () => {
  const clock = { now: () => Temporal.Now.instant() };
  return beside(site, clock, async ({ app, db, deps }) => {
    const now = clock.now();
    const user = await aUser({ deps }, { identityVerifiedAt: now });
    const profile = { ...guideDefaults, approvedAt: now, createdAt: now, userId: user.id };
    await inTransaction(db, (tx) => createGuide(tx, deps, profile));
    return { ...user, fileId: await anUpload({ app }, user.token, await aLargePicture()) };
  });
};

/** What is stored of public pictures. */
const kept = async (): Promise<string[]> => {
  const found = await readdir(join(site.env.DATA_DIR ?? '', 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return found
    .filter((each) => each.isFile() && /(portraits|covers)$/.test(each.parentPath))
    .map(({ name }) => name);
};

interface Case {
  /** Its files are stored by then, and the row that names them is not. */
  step: Step;
  call: { method: string; path: string };
  body: object;
}

const CASES: readonly Case[] = [
  {
    step: { name: "a person's picture", table: 'users', on: 'update of profile_picture' },
    call: setOwnPicture,
    body: { kind: 'portrait' },
  },
  {
    step: { name: "a guide's cover", table: 'guides', on: 'update of cover' },
    call: setCover,
    body: { alt: { en: 'A street', zh: '一条街' } },
  },
];

test.each(CASES)(
  'kill -9 between the files of $step.name and its row leaves none for ever',
  async ({ step, call: { method, path }, body }) => {
    const { token, fileId } = await aGuideWithUpload();
    const gate = await commitGate(site.databaseUrl, [step]);
    try {
      const sent = fetch((await site.address()) + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileId, cut: { x: 0, y: 0, width: 640 }, ...body }),
      }).catch(() => null); // the program is killed under it
      await gate.reached();
      await site.killServer(() => gate.lose());
      await sent;
    } finally {
      await gate.close();
    }
    expect(await kept()).not.toEqual([]);
    const later = Temporal.Now.instant().add({ hours: 2 });
    const clock = { now: () => later };
    await beside(site, clock, ({ db, jobs }) => runDueJobs(db, jobs, clock));
    expect(await kept()).toEqual([]);
  },
);
