import { startBrowser } from '../support/browser.ts';
import { serve } from '../support/process.ts';
import { printFigure } from '../support/report.ts';

/** Measures the landing page: its bytes, and what a user on a slow network sees. */

const KB = 1024;
/** A slow network: 1.6 Mbit/s down, 150 ms round trip. */
const SLOW = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

const isHydrated = (): boolean => {
  const form = document.querySelector('form');
  return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
};

/** Registers performance observers before the first byte of the page arrives. */
const watchVitals = (): void => {
  const vitals = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) vitals.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const measureLanding = async (databaseUrl: string): Promise<void> => {
  const ours = await serve('ours.ts', {
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DEMO: 'false',
  });
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchVitals);
  await page.goto(ours.url, { waitUntil: 'commit' });
  await page.waitForFunction(isHydrated);
  const untilHydrated = bytes;
  await page.waitForLoadState('networkidle');
  const vitals = await page.evaluate(
    () => (globalThis as unknown as { vitals: { lcp: number; cls: number } }).vitals,
  );
  await browser.close();
  await ours.stop();
  printFigure(
    'landing: JavaScript until hydrated',
    `${(untilHydrated / KB).toFixed(0)} KB`,
    '160 KB',
  );
  printFigure(
    'landing: JavaScript until the network is idle',
    `${(bytes / KB).toFixed(0)} KB`,
    '220 KB',
  );
  printFigure('landing: LCP at 1.6 Mbit/s', `${Math.round(vitals.lcp)} ms`, '2500 ms');
  printFigure('landing: CLS', vitals.cls.toFixed(3), '0.1');
};
