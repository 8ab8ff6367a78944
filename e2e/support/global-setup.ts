import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '../../server/src/database/create-database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { startCluster } from '../../server/src/embedded-postgres/cluster.ts';
import { findFreePort } from '../../server/src/free-port.ts';
import { startSite } from './site.ts';

/** Creates a temporary database cluster and a database with the demo, which every worker copies. */
export default async () => {
  const given = process.env.DATABASE_URL;
  const dir = await mkdtemp(join(tmpdir(), 'tomoguide-e2e-'));
  const cluster = given
    ? { url: given, stop: async () => {} }
    : await startCluster({ dir: join(dir, 'postgres'), durable: false });
  const template = `tomoguide_e2e_${process.pid}`;
  const url = await createDatabase(cluster.url, template);
  await migrate(url);
  const seeding = await startSite({ databaseUrl: url, dataDir: join(dir, 'data'), demo: true });
  await seeding.stop();

  process.env.E2E_CLUSTER_URL = cluster.url;
  process.env.E2E_TEMPLATE = template;
  process.env.E2E_DATA_DIR = join(dir, 'data');
  // The address at which a journey serves a calendar. It is the only local address from which sites may
  // fetch calendars.
  process.env.E2E_CALENDAR_HOST = `127.0.0.1:${await findFreePort()}`;
  return async () => {
    await dropDatabase(cluster.url, template);
    await cluster.stop();
    await rm(dir, { recursive: true, force: true });
  };
};
