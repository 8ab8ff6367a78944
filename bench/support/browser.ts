import { chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/support/chromium.ts';

/** A browser that fetches nothing of its own. */
export const startBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
