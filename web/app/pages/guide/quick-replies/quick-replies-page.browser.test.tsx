import { getQuickReplies, setQuickReplies } from '@tomoguide/contract/messaging/calls';
import type { QuickReply } from '@tomoguide/contract/messaging/quick-replies';
import { SUGGESTED_REPLIES } from '@tomoguide/contract/messaging/suggested-replies';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { QuickRepliesPage } from './quick-replies-page.tsx';

afterEach(clearToast);

const REVISION = 'a'.repeat(22);
const ONE = { en: 'One', zh: '一' };
const TWO = { en: 'Two', zh: '二' };

const open = async (data: QuickReply[], more: ReturnType<typeof reply>[] = []) => {
  const own = { revision: REVISION, data };
  const { sent } = await show(
    <>
      <QuickRepliesPage />
      <Toaster />
    </>,
    {
      at: '/guide/quick-replies',
      as: sampleSession({ isGuide: true, guideId: 3 }),
      replies: [reply(getQuickReplies, own), ...more, reply(setQuickReplies, own)],
    },
  );
  return () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};

test('a guide without replies takes over a suggestion', async () => {
  const saved = await open([]);
  await page.getByRole('button', { name: /^Add “Hi \{name\}/ }).click();
  await expect.poll(saved).toEqual([{ revision: REVISION, quickReplies: [SUGGESTED_REPLIES[0]] }]);
});

test('a new reply needs both versions, and only placeholders that exist', async () => {
  const saved = await open([ONE]);
  await page.getByRole('button', { name: 'Add a quick reply' }).click();
  await page.getByRole('textbox', { name: 'English' }).fill('Hi {nmae}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('This can’t be filled in: {nmae}.')).toBeVisible();
  expect(saved()).toEqual([]);
  await page.getByRole('textbox', { name: 'English' }).fill('Hi {name}');
  await page.getByRole('textbox', { name: 'Chinese' }).fill('{姓名}你好');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(saved)
    .toEqual([{ revision: REVISION, quickReplies: [ONE, { en: 'Hi {name}', zh: '{姓名}你好' }] }]);
});

test('moves, edits and removes a reply', async () => {
  const saved = await open([ONE, TWO]);
  await page.getByRole('button', { name: 'Move Two up' }).click();
  await expect.poll(saved).toEqual([{ revision: REVISION, quickReplies: [TWO, ONE] }]);
  await page.getByRole('button', { name: 'Edit “One”' }).click();
  await page.getByRole('textbox', { name: 'Chinese' }).fill('壹');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => saved()[1])
    .toEqual({ revision: REVISION, quickReplies: [{ en: 'One', zh: '壹' }, TWO] });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove Two' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => saved()[2]).toEqual({ revision: REVISION, quickReplies: [ONE] });
});

test('says that the list was changed elsewhere, and keeps what was typed', async () => {
  await open([ONE], [refusal(setQuickReplies, 409, 'GUIDE_CHANGED')]);
  await page.getByRole('button', { name: 'Edit “One”' }).click();
  await page.getByRole('textbox', { name: 'English' }).fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/This was changed elsewhere/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'English' })).toHaveValue('Mine');
});
