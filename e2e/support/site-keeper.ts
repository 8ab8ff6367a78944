import { createDatabase, dropDatabase } from '../../server/src/database/create-database.ts';
import { type Site, startSite } from './site.ts';

const cluster = (): string => process.env.E2E_CLUSTER_URL ?? '';

/**
 * The one site of a worker, on a copy of the demo's database. Another file gets another copy, and so
 * does the next test after `renew`; the process stays, as a start takes seconds of a core.
 */
export class SiteKeeper {
  #kept: { file: string | null; site: Site; database: string } | null = null;

  async siteFor(file: string): Promise<Site> {
    const kept = this.#kept;
    if (kept?.file === file) return kept.site;
    const database = `${process.env.E2E_TEMPLATE}_${process.pid}_${Date.now()}`;
    const databaseUrl = await createDatabase(cluster(), database, process.env.E2E_TEMPLATE);
    if (!kept) {
      const dataDir = process.env.E2E_DATA_DIR ?? '';
      const site = await startSite({ databaseUrl, dataDir, demo: false });
      this.#kept = { file, site, database };
      return site;
    }
    await kept.site.move(databaseUrl);
    await dropDatabase(cluster(), kept.database);
    this.#kept = { ...kept, file, database };
    return kept.site;
  }

  /** Whoever asks next, even from the same file, gets another copy. */
  renew(): void {
    if (this.#kept) this.#kept.file = null;
  }

  async end(): Promise<void> {
    if (!this.#kept) return;
    const { site, database } = this.#kept;
    this.#kept = null;
    await site.stop();
    await dropDatabase(cluster(), database);
  }
}
