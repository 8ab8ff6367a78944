import { QueryObserver } from '@tanstack/react-query';
import { LOCALE_COOKIE } from '@tomoguide/contract/reader-preferences';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NOTICES_KEY } from '../lib/query-keys.ts';
import { show } from '../testing/show.tsx';
import { sentencesIn } from '../translation/rendered-sentences.ts';
import { PageSentences, SentencesContext } from '../translation/use-translation.ts';
import { currentToast, dismissToast } from '../ui/toast.ts';
import { LanguageSwitch } from './language-switch.tsx';

const { lang } = document.documentElement;
afterEach(async () => {
  document.documentElement.lang = lang;
  await cookieStore.delete(LOCALE_COOKIE);
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});

/** The router knows its address before the page is there. */
const Where = () => <p>You are at {useLocation().pathname}</p>;

/** The button, where the other language comes as `fetching` says. */
const showSwitch = (fetching: () => Promise<void>, at = '/') => {
  const { wording } = sentencesIn('en').sentences;
  return show(
    <SentencesContext value={new PageSentences(wording, fetching)}>
      <LanguageSwitch />
      <Link to="/help">Help</Link>
      <Where />
    </SentencesContext>,
    { at },
  );
};
const press = () => page.getByRole('button', { name: '简体中文' }).click();
const kept = async () => (await cookieStore.get(LOCALE_COOKIE))?.value;

test('the language that was chosen is kept for the next visit', async () => {
  await showSwitch(async () => {});
  await press();
  await expect.poll(kept).toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('notices, which the server words, are asked for in the language that was chosen', async () => {
  const { cache } = await showSwitch(async () => {});
  const asked: string[] = [];
  const queryFn = () => asked.push(document.documentElement.lang);
  new QueryObserver(cache, { queryKey: [...NOTICES_KEY, 'latest'], queryFn }).subscribe(() => {});
  await expect.poll(() => asked).toEqual([lang]);
  await press();
  await expect.poll(() => asked).toEqual([lang, 'zh-CN']);
});

test('a language that cannot be fetched is not kept, and the reader is told', async () => {
  await showSwitch(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await press();
  await expect.poll(() => currentToast()?.title).toBe('Failed to switch language');
  expect(currentToast()?.tone).toBe('destructive');
  expect(await kept()).toBeUndefined();
  expect(document.documentElement.lang).toBe(lang);
});

test('an address that names the language names the one that was chosen', async () => {
  const { address } = await showSwitch(async () => {}, '/guides?lang=en&city=1');
  await press();
  await expect.poll(address).toBe('/guides?lang=zh-CN&city=1');
});

test('a reader who followed a link while the language was fetched stays where it led', async () => {
  const fetched = Promise.withResolvers<void>();
  const { address, back } = await showSwitch(() => fetched.promise, '/guides?lang=en');
  await press();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect.element(page.getByText('You are at /help')).toBeVisible();
  fetched.resolve();
  await expect.poll(kept).toBe('zh-CN');
  expect(address()).toBe('/help');
  await back();
  expect(address()).toBe('/guides?lang=en');
});
