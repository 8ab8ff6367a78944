import { chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/support/chromium.ts';

/** Starts a browser that makes no background requests. */
export const startBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--no-first-run'],
  });
