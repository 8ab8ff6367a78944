import { QueryObserver } from '@tanstack/react-query';
import { LOCALE_COOKIE } from '@tomoguide/contract/display-preferences';
import { LANGUAGES, LOCALES } from '@tomoguide/contract/locale';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NOTICES_KEY } from '../lib/query-keys.ts';
import { show } from '../testing/show.tsx';
import { createPageTexts } from '../translation/rendered-texts.ts';
import { PageTexts, TextsContext } from '../translation/use-translation.ts';
import { dismissToast, getCurrentToast } from '../ui/toast.ts';
import LanguageSelect from './language-select.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const { lang } = document.documentElement;
afterEach(async () => {
  document.documentElement.lang = lang;
  await cookieStore.delete(LOCALE_COOKIE);
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

/** Shows the URL of the router, which is set before the page renders. */
const CurrentPath = () => <p>You are at {useLocation().pathname}</p>;

/** Renders the language switch; `fetching` resolves when the other language has loaded. */
const showSwitch = (fetching: () => Promise<void>, at = '/') => {
  const { wording } = createPageTexts('en').texts;
  return show(
    <TextsContext value={new PageTexts(wording, fetching)}>
      <LanguageSwitch />
      <Link to="/help">Help</Link>
      <CurrentPath />
    </TextsContext>,
    { at },
  );
};
const clickSwitch = () => page.getByRole('button', { name: '简体中文' }).click();
const storedLocale = async () => (await cookieStore.get(LOCALE_COOKIE))?.value;

test('stores the chosen language for the next visit', async () => {
  await showSwitch(async () => {});
  await clickSwitch();
  await expect.poll(storedLocale).toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('refetches notices, which the server translates, in the chosen language', async () => {
  const { cache } = await showSwitch(async () => {});
  const requested: string[] = [];
  const queryFn = () => requested.push(document.documentElement.lang);
  new QueryObserver(cache, { queryKey: [...NOTICES_KEY, 'latest'], queryFn }).subscribe(() => {});
  await expect.poll(() => requested).toEqual([lang]);
  await clickSwitch();
  await expect.poll(() => requested).toEqual([lang, 'zh-CN']);
});

test('shows a toast and stores nothing if the language fails to load', async () => {
  await showSwitch(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await clickSwitch();
  await expect.poll(() => getCurrentToast()?.title).toBe('Failed to switch language');
  expect(getCurrentToast()?.tone).toBe('destructive');
  expect(await storedLocale()).toBeUndefined();
  expect(document.documentElement.lang).toBe(lang);
});

test('updates the language in the URL', async () => {
  const { address } = await showSwitch(async () => {}, '/guides?lang=en&city=1');
  await clickSwitch();
  await expect.poll(address).toBe('/guides?lang=zh-CN&city=1');
});

test('stays on the new page if the user follows a link while the language loads', async () => {
  const fetched = Promise.withResolvers<void>();
  const { address, back } = await showSwitch(() => fetched.promise, '/guides?lang=en');
  await clickSwitch();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect.element(page.getByText('You are at /help')).toBeVisible();
  fetched.resolve();
  await expect.poll(storedLocale).toBe('zh-CN');
  expect(address()).toBe('/help');
  await back();
  expect(address()).toBe('/guides?lang=en');
});

test('offers a list if there are more than two languages, and names each in that language', async () => {
  const choose = vi.fn();
  await show(<LanguageSelect className="" onChoose={choose} />);
  const list = page.getByRole('combobox', { name: 'Language' });
  await expect.element(list).toHaveValue('en');
  expect([...list.element().querySelectorAll('option')].map((one) => one.textContent)).toEqual(
    LOCALES.map((one) => LANGUAGES[one].name),
  );
  await list.selectOptions('zh-CN');
  expect(choose).toHaveBeenCalledExactlyOnceWith('zh-CN');
});
