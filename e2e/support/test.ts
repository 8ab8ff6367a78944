import { test as base } from '@playwright/test';
import { createDatabase, dropDatabase } from '../../server/src/database/cluster.ts';
import { type Site, startSite } from './site.ts';

export interface Screen {
  name: string;
  locale: 'en-US' | 'zh-CN';
  lang: 'en' | 'zh-CN';
  phone: boolean;
  viewport: { width: number; height: number };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The four ways every page is looked at. */
export const SCREENS: readonly Screen[] = [
  { name: 'zh-phone', locale: 'zh-CN', lang: 'zh-CN', phone: true, viewport: PHONE },
  { name: 'en-desktop', locale: 'en-US', lang: 'en', phone: false, viewport: DESKTOP },
  { name: 'en-phone', locale: 'en-US', lang: 'en', phone: true, viewport: PHONE },
  { name: 'zh-desktop', locale: 'zh-CN', lang: 'zh-CN', phone: false, viewport: DESKTOP },
];

export interface SiteOptions {
  screen: Screen;
}

/**
 * A test on a site of its own: every test file gets a fresh copy of the demo, so that its clock and
 * its bookings are nobody else's.
 */
export const test = base.extend<SiteOptions & { site: Site; say: (texts: Texts) => string }>({
  screen: [SCREENS[1] as Screen, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use, info) => {
    const cluster = process.env.E2E_CLUSTER_URL ?? '';
    const name = `${process.env.E2E_TEMPLATE}_${info.workerIndex}_${Date.now()}`;
    const databaseUrl = await createDatabase(cluster, name, process.env.E2E_TEMPLATE);
    const dataDir = process.env.E2E_DATA_DIR ?? '';
    const site = await startSite({ databaseUrl, dataDir, demo: false });
    await use(site);
    await site.stop();
    await dropDatabase(cluster, name);
  },
  baseURL: async ({ site }, use) => use(site.url),
  /** The sentence in the language of this run. */
  say: async ({ screen }, use) => use((texts) => texts[screen.lang]),
});

export interface Texts {
  en: string;
  'zh-CN': string;
}

export { expect } from '@playwright/test';
