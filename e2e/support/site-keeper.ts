import { createDatabase, dropDatabase } from '../../server/src/database/create-database.ts';
import { type Site, startSite } from './site.ts';

/** The one site of a worker, on a copy of the demo's database; another file gets another one. */
export class SiteKeeper {
  #kept: { file: string; site: Site; database: string } | null = null;

  async siteFor(file: string): Promise<Site> {
    if (this.#kept?.file === file) return this.#kept.site;
    await this.end();
    const database = `${process.env.E2E_TEMPLATE}_${process.pid}_${Date.now()}`;
    const databaseUrl = await createDatabase(cluster(), database, process.env.E2E_TEMPLATE);
    const dataDir = process.env.E2E_DATA_DIR ?? '';
    const site = await startSite({ databaseUrl, dataDir, demo: false });
    this.#kept = { file, site, database };
    return site;
  }

  async end(): Promise<void> {
    if (!this.#kept) return;
    const { site, database } = this.#kept;
    this.#kept = null;
    await site.stop();
    await dropDatabase(cluster(), database);
  }
}

const cluster = (): string => process.env.E2E_CLUSTER_URL ?? '';
