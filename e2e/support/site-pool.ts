import { createDatabase, dropDatabase } from '../../server/src/database/create-database.ts';
import { type Site, startSite } from './site.ts';

const clusterUrl = (): string => process.env.E2E_CLUSTER_URL ?? '';

/**
 * Manages the only site of a worker, which runs on a copy of the demo database. Each test file gets a new
 * copy, and so does the next test after `renew`. The process keeps running, because starting it takes
 * seconds of CPU time.
 */
export class SitePool {
  #running: { file: string | null; site: Site; database: string } | null = null;

  async siteFor(file: string): Promise<Site> {
    const running = this.#running;
    if (running?.file === file) return running.site;
    const database = `${process.env.E2E_TEMPLATE}_${process.pid}_${Date.now()}`;
    const databaseUrl = await createDatabase(clusterUrl(), database, process.env.E2E_TEMPLATE);
    if (!running) {
      const dataDir = process.env.E2E_DATA_DIR ?? '';
      const site = await startSite({ databaseUrl, dataDir, demo: false });
      this.#running = { file, site, database };
      return site;
    }
    await running.site.move(databaseUrl);
    await dropDatabase(clusterUrl(), running.database);
    this.#running = { ...running, file, database };
    return running.site;
  }

  /** Makes the next call of `siteFor` use a new copy, even for the same file. */
  renew(): void {
    if (this.#running) this.#running.file = null;
  }

  async end(): Promise<void> {
    if (!this.#running) return;
    const { site, database } = this.#running;
    this.#running = null;
    await site.stop();
    await dropDatabase(clusterUrl(), database);
  }
}
