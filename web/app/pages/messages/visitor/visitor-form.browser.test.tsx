import { leaveLetter } from '@tomoguide/contract/support/calls';
import { VISITOR_LETTERS_AN_HOUR } from '@tomoguide/contract/support/fields';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { show } from '../../../testing/show.tsx';
import { VisitorForm } from './visitor-form.tsx';

const email = () => page.getByRole('textbox', { name: 'Your email address' });
const text = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => page.getByRole('button', { name: 'Send message' });
const form = (
  replies: ReturnType<typeof reply>[] = [],
  topic: 'general' | 'payment_failed' = 'general',
) => show(<VisitorForm topic={topic} />, { replies });
const letters = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.map(({ body }) => body as { clientMessageId: string; email: string; text: string });
const received = reply(leaveLetter, { received: true });

test('an address that cannot be answered, and words that were only prepared, are not sent', async () => {
  const { sent } = await form([received]);
  await expect.element(text()).toHaveValue('Hello, I have a question: ');
  await email().fill('mei@example');
  await send().click();
  await expect.element(page.getByText(/^Please enter an email address/)).toBeVisible();
  await expect.element(page.getByText('Please write your message.')).toBeVisible();
  expect(document.activeElement).toBe(email().element());
  await email().fill('mei@example.com');
  await send().click();
  expect(document.activeElement).toBe(text().element());
  expect(sent).toEqual([]);
});

test('what is in is said, with the address; another message is another one', async () => {
  const { sent } = await form([received], 'payment_failed');
  await email().fill(' mei@example.com ');
  await send().click();
  await expect.element(page.getByText('We’ll reply to mei@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(text()).toHaveValue('');
  await text().fill('It happened twice');
  await send().click();
  await expect.poll(() => letters(sent)).toHaveLength(2);
  const [first, second] = letters(sent);
  expect(first).toMatchObject({ email: 'mei@example.com', topic: 'payment_failed' });
  expect(second?.clientMessageId).not.toBe(first?.clientMessageId);
});

test('one whose answer was lost goes again under its name, and nothing written is lost', async () => {
  const { sent } = await form();
  await email().fill('mei@example.com');
  await text().fill('I cannot log in');
  await send().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(text()).toHaveValue('I cannot log in');
  await send().click();
  await expect.poll(() => letters(sent)).toHaveLength(2);
  expect(letters(sent)[1]?.clientMessageId).toBe(letters(sent)[0]?.clientMessageId);
});

test('beyond the ration it says how many an hour there are', async () => {
  await form([refusal(leaveLetter, 429, 'TOO_MANY_MESSAGES')]);
  await email().fill('mei@example.com');
  await text().fill('I cannot log in');
  await send().click();
  await expect
    .element(
      page.getByText(
        new RegExp(`^You can leave up to ${VISITOR_LETTERS_AN_HOUR} messages an hour`),
      ),
    )
    .toBeVisible();
});
