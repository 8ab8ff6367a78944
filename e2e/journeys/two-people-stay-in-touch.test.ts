import type { Page } from '@playwright/test';
import { logInDemoUser } from '../support/bookings.ts';
import { openAs } from '../support/open-as.ts';
import { expect, test } from '../support/test.ts';

/** Shorter than a tab's polling interval, so that a message within this time came over the socket. */
const LIVE = { timeout: 20_000 };
const field = (page: Page) => page.locator('form textarea');
const log = (page: Page) => page.getByRole('log');
const sendMessage = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.locator('form button[type="submit"]').click();
  await expect(log(page)).toContainText(text);
};
/** Returns which of these lines the conversation shows, in its order. */
const shownLines = async (page: Page, lines: readonly string[]): Promise<string[]> => {
  const all = (await log(page).locator('bdi').allTextContents()).map((text) => text.trim());
  return all.filter((text) => lines.includes(text));
};

test('no message is lost or duplicated when tabs close or freeze or a phone sleeps for an hour', async ({
  browser,
  site,
  screen,
  request,
}) => {
  test.setTimeout(180_000);
  const [mei, kenji] = await Promise.all([
    logInDemoUser(request, 'mei'),
    logInDemoUser(request, 'kenji'),
  ]);
  const guide = await openAs({ browser, site, screen }, kenji);
  const first = await openAs({ browser, site, screen }, mei);
  // Intercepts the sockets of the traveler's tabs, so that the traffic of the latest one can be dropped.
  let sockets = 0;
  let swallowed = 0;
  await first.context().routeWebSocket(/\/ws/, (route) => {
    sockets += 1;
    const server = route.connectToServer();
    const socketNumber = sockets;
    const isForwarded = () => socketNumber !== swallowed;
    route.onMessage((message) => {
      if (isForwarded()) server.send(message);
    });
    server.onMessage((message) => {
      if (isForwarded()) route.send(message);
    });
  });

  await first.goto(`/messages?guide=${kenji.guideId}`);
  await first.waitForURL(/conversation=\d+$/);
  const address = first.url();
  await sendMessage(first, 'Good morning');
  await guide.goto(address);
  await expect(log(guide)).toContainText('Good morning');

  const second = await first.context().newPage();
  await test.step('another tab takes over when the tab with the socket closes', async () => {
    await second.goto(address);
    await expect(log(second)).toContainText('Good morning');
    const before = sockets;
    await first.close();
    await expect.poll(() => sockets).toBe(before + 1);
    await sendMessage(guide, 'Stop 1 🚉');
    await expect(log(second)).toContainText('Stop 1 🚉', LIVE);
  });

  await test.step('a visible tab takes over when the tab with the socket is frozen', async () => {
    const devtools = await second.context().newCDPSession(second);
    const before = sockets;
    // DevTools freezes the page's timers, but not its broadcasts, which are disabled here.
    await second.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    const third = await second.context().newPage();
    await third.goto(address);
    await expect.poll(() => sockets, LIVE).toBe(before + 1);
    await sendMessage(guide, 'Stop 2 🚉');
    await expect(log(third)).toContainText('Stop 2 🚉', LIVE);
    await third.close();
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await expect.poll(() => sockets, LIVE).toBe(before + 2);
    await expect(log(second)).toContainText('Stop 2 🚉', LIVE);
  });

  await test.step('the phone sleeps for an hour, and its network drops the socket', async () => {
    await second.clock.install();
    const reloaded = sockets + 1;
    await second.reload();
    await expect.poll(() => sockets, LIVE).toBe(reloaded);
    await expect(log(second)).toContainText('Stop 2 🚉');
    const before = sockets;
    swallowed = sockets;
    await second.context().setOffline(true);
    for (const text of ['Stop 3 🚉', 'Stop 4 🚉', 'Stop 5 🚉']) await sendMessage(guide, text);
    await second.clock.fastForward('01:00:00');
    expect(await log(second).textContent()).not.toContain('Stop 5 🚉');
    await second.context().setOffline(false);
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(log(second)).toContainText('Stop 5 🚉', LIVE);
    // The page closes the socket that does not respond.
    await second.clock.fastForward('00:11');
    await second.clock.fastForward('00:03');
    await expect.poll(() => sockets, LIVE).toBe(before + 1);
    await sendMessage(guide, 'Stop 6 🚉');
    await expect(log(second)).toContainText('Stop 6 🚉', LIVE);
  });

  const lines = [
    'Good morning',
    'Stop 1 🚉',
    'Stop 2 🚉',
    'Stop 3 🚉',
    'Stop 4 🚉',
    'Stop 5 🚉',
    'Stop 6 🚉',
  ];
  expect(await shownLines(second, lines)).toEqual(lines);
  expect(await shownLines(guide, lines)).toEqual(lines);
  await Promise.all([guide.context().close(), second.context().close()]);
});
