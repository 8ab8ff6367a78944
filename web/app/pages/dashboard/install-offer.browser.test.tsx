import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listenForInstall } from '../../lib/install-prompt.ts';
import { show } from '../../testing/show.tsx';
import { InstallOffer } from './install-offer.tsx';
import { isOffered, isSafariOnPhone } from './install-rules.ts';

/** The browser's install prompt is stored for the lifetime of the page. */
afterEach(() => window.dispatchEvent(new Event('appinstalled')));

/** Lets the page offer installation. Returns a counter of the prompts shown. */
const stubInstallPrompt = () => {
  listenForInstall();
  const asked: number[] = [];
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => asked.push(1),
  });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return asked;
};
const offer = page.getByRole('heading', { name: 'Add TomoGuide to your home screen' });

test('the app is not offered on the first day, but on later ones', async () => {
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

test('a click shows the browser’s prompt once, and a dismissed offer does not reappear', async () => {
  localStorage.setItem('installOffer', '2026-01-01');
  const asked = stubInstallPrompt();
  const { screen } = await show(<InstallOffer />);
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
  await screen.unmount();

  localStorage.setItem('installOffer', '2026-01-01');
  stubInstallPrompt();
  await show(<InstallOffer />);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('installOffer')).toBe('refused');
});

test('the app is not offered inside other apps, and Safari on a phone is recognized', () => {
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  const weChat =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60';
  expect(isOffered('open', safari)).toBe(true);
  expect(isOffered('open', weChat)).toBe(false);
  expect([safari, weChat].map(isSafariOnPhone)).toEqual([true, false]);
});
