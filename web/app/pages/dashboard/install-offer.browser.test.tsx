import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listenForInstall } from '../../lib/install-prompt.ts';
import { show } from '../../testing/show.tsx';
import { InstallOffer } from './install-offer.tsx';
import { isOffered, isSafariOnPhone } from './install-rules.ts';

/** Clears the browser's install prompt, which the page otherwise keeps for its lifetime. */
afterEach(() => window.dispatchEvent(new Event('appinstalled')));

/** Simulates a browser that can install the page. Returns the prompts shown. */
const stubInstallPrompt = () => {
  listenForInstall();
  const prompts: number[] = [];
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => prompts.push(1),
  });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return prompts;
};
const offer = page.getByRole('heading', { name: 'Add TomoGuide to your home screen' });

test('offers the app on later days, but not on the first', async () => {
  stubInstallPrompt();
  const { screen } = await show(
    <>
      <InstallOffer />
      <p>Trips</p>
    </>,
  );
  await expect.element(page.getByText('Trips')).toBeVisible();
  expect(localStorage.getItem('installOffer')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect.element(offer).not.toBeInTheDocument();
  await screen.unmount();
  localStorage.setItem('installOffer', '2026-01-01');
  await show(<InstallOffer />);
  await expect.element(offer).toBeVisible();
});

test('a click shows the browser’s prompt once, and a dismissed offer does not return', async () => {
  localStorage.setItem('installOffer', '2026-01-01');
  const prompts = stubInstallPrompt();
  const { screen } = await show(<InstallOffer />);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(prompts).toHaveLength(1);
  await screen.unmount();

  localStorage.setItem('installOffer', '2026-01-01');
  stubInstallPrompt();
  await show(<InstallOffer />);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('installOffer')).toBe('refused');
});

test('does not offer the app inside other apps, and recognizes Safari on a phone', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const weChat =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60';
  expect(isOffered('open', safari)).toBe(true);
  expect(isOffered('open', weChat)).toBe(false);
  expect([safari, weChat].map(isSafariOnPhone)).toEqual([true, false]);
});
