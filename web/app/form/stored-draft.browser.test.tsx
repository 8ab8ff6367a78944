import { DRAFT_DAYS } from '@tomoguide/contract/accounts/figures';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { deleteExpiredDrafts, useStoredDraft } from './stored-draft.ts';

const DAY = 24 * 60 * 60 * 1000;
const words = page.getByRole('textbox');

const Form = () => {
  const [typed, change] = useStoredDraft('draft:7:form', { words: '' });
  return (
    <textarea value={typed.words} onChange={(event) => change({ words: event.target.value })} />
  );
};

const passTime = (ms: number) => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + ms);
};

const typeAndLeave = async () => {
  const { screen } = await show(<Form />, { as: sampleSession() });
  await words.fill('Moss and tea.');
  await screen.unmount();
};

/** Types text, leaves the page, and reopens it after the given time. */
const reopenAfter = async (ms: number) => {
  await typeAndLeave();
  passTime(ms);
  return show(<Form />, { as: sampleSession() });
};

afterEach(() => vi.restoreAllMocks());

test('restores a draft from yesterday', async () => {
  await reopenAfter(DAY);
  await expect.element(words).toHaveValue('Moss and tea.');
});

test(`removes a draft that is ${DRAFT_DAYS} days old`, async () => {
  await reopenAfter(DRAFT_DAYS * DAY);
  await expect.element(words).toHaveValue('');
  expect(localStorage.getItem('draft:7:form')).toBeNull();
});

test('counts the days from the last change, not from the last visit', async () => {
  const { screen } = await reopenAfter((DRAFT_DAYS - 1) * DAY);
  await expect.element(words).toHaveValue('Moss and tea.');
  await screen.unmount();
  passTime(DAY);
  await show(<Form />, { as: sampleSession() });
  await expect.element(words).toHaveValue('');
});

test('deletes expired drafts of forms that are not opened again, but keeps messages', async () => {
  await typeAndLeave();
  localStorage.setItem('draft:7:3', 'See you at nine');
  passTime((DRAFT_DAYS - 1) * DAY);
  deleteExpiredDrafts();
  expect(localStorage.getItem('draft:7:form')).not.toBeNull();
  passTime(DAY);
  deleteExpiredDrafts();
  expect(localStorage.getItem('draft:7:form')).toBeNull();
  expect(localStorage.getItem('draft:7:3')).toBe('See you at nine');
});
