import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { conversationReplies, sampleMessage } from '../../../testing/sample-conversation.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

const showConversation = (
  locale: 'en' | 'zh-CN',
  messages?: Parameters<typeof conversationReplies>[1],
) =>
  show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      locale,
      replies: conversationReplies({}, messages),
    },
  );
const field = () => document.querySelector<HTMLTextAreaElement>('form textarea');

beforeEach(() => localStorage.clear());

test.each([
  ['en', 'Emoji', 'Search emoji', 'ramen', 'noodles', 'Recently used'],
  ['zh-CN', '表情', '搜索表情', '拉面', '拉面', '最近使用'],
] as const)(
  'in %s, finds an emoji by name and inserts it at the cursor, by keyboard alone',
  async (...row) => {
    const [locale, open, search, typed, name, recent] = row;
    await showConversation(locale);
    const area = page.getByRole('textbox').first();
    await area.fill('We eat at noon');
    field()?.setSelectionRange(6, 6);
    await page.getByRole('button', { name: open, exact: true }).click();
    await expect.element(page.getByRole('searchbox', { name: search })).toHaveFocus();
    await page.getByRole('searchbox', { name: search }).fill(typed);
    await expect.poll(() => page.getByRole('dialog').getByRole('button').elements().length).toBe(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => field()?.value).toBe('We eat🍜 at noon');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement === field()).toBe(true);
    expect(field()?.selectionStart).toBe('We eat🍜'.length);

    await page.getByRole('button', { name: open, exact: true }).click();
    const recentRegion = page.getByRole('region', { name: recent });
    await expect.element(recentRegion.getByRole('button', { name })).toBeVisible();
    await recentRegion.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('😀');
  },
);

test('enlarges one to three emoji, but not next to text', async () => {
  await showConversation('en', [sampleMessage(2, 'ok 👍'), sampleMessage(1, '🎉🎉')]);
  const size = (text: string) =>
    Number.parseFloat(getComputedStyle(page.getByText(text, { exact: true }).element()).fontSize);
  await expect.element(page.getByText('🎉🎉', { exact: true })).toBeVisible();
  expect(size('🎉🎉')).toBeGreaterThan(1.9 * size('ok 👍'));
});
