import 'temporal-polyfill/global';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, dropDatabase } from '../database/create-database.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { syncCatalog } from '../domains/catalog/service.ts';
import { startCluster } from '../embedded-postgres/cluster.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { LONG_DATABASE_TIMEOUTS } from './long-timeouts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
    templateName: string;
  }
}

/** Starts one temporary cluster per run, with a migrated template database that each test file copies. */
export default async ({ provide }: TestProject) => {
  const given = process.env.DATABASE_URL;
  const dir = given ? null : await mkdtemp(join(tmpdir(), 'tomoguide-test-'));
  const cluster = dir
    ? await startCluster({ dir, durable: false })
    : { url: given ?? '', stop: async () => {} };
  const templateName = `tomoguide_template_${process.pid}_${Date.now()}`;
  const url = await createDatabase(cluster.url, templateName);
  await migrate(url);
  const log = createLog('silent');
  const db = openDatabase(url, { max: 1, log, ...LONG_DATABASE_TIMEOUTS });
  await syncCatalog(db);
  await db.$client.end();
  const jobs = new BossJobs({ url, log, work: false });
  await jobs.start();
  await jobs.stop();
  provide('clusterUrl', cluster.url);
  provide('templateName', templateName);
  return async () => {
    await dropDatabase(cluster.url, templateName);
    await cluster.stop();
    if (dir) await rm(dir, { recursive: true, force: true });
  };
};
