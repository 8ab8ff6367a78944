import { submitVisitorMessage } from '@tomoguide/contract/support/calls';
import { VISITOR_LETTERS_AN_HOUR } from '@tomoguide/contract/support/figures';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { show } from '../../../testing/show.tsx';
import { VisitorForm } from './visitor-form.tsx';

const email = () => page.getByRole('textbox', { name: 'Your email address' });
const text = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => page.getByRole('button', { name: 'Send message' });
const showForm = (
  replies: ReturnType<typeof reply>[] = [],
  topic: 'general' | 'payment_failed' = 'general',
) => show(<VisitorForm topic={topic} />, { replies });
const sentMessages = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.map(({ body }) => body as { clientMessageId: string; email: string; text: string });
const received = reply(submitVisitorMessage, { received: true });

test('rejects an invalid email address, and a prepared text that was not edited', async () => {
  const { sent } = await showForm([received]);
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

test('confirms a received message with the email address, and sends a second message separately', async () => {
  const { sent } = await showForm([received], 'payment_failed');
  await email().fill(' mei@example.com ');
  await send().click();
  await expect.element(page.getByText('We’ll reply to mei@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(text()).toHaveValue('');
  await text().fill('It happened twice');
  await send().click();
  await expect.poll(() => sentMessages(sent)).toHaveLength(2);
  const [first, second] = sentMessages(sent);
  expect(first).toMatchObject({ email: 'mei@example.com', topic: 'payment_failed' });
  expect(second?.clientMessageId).not.toBe(first?.clientMessageId);
});

test('keeps the text after a lost response, and resends it with the same message ID', async () => {
  const { sent } = await showForm();
  await email().fill('mei@example.com');
  await text().fill('I cannot log in');
  await send().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(text()).toHaveValue('I cannot log in');
  await send().click();
  await expect.poll(() => sentMessages(sent)).toHaveLength(2);
  expect(sentMessages(sent)[1]?.clientMessageId).toBe(sentMessages(sent)[0]?.clientMessageId);
});

test('shows the hourly limit once the user exceeds it', async () => {
  await showForm([refusal(submitVisitorMessage, 429, 'TOO_MANY_MESSAGES')]);
  await email().fill('mei@example.com');
  await text().fill('I cannot log in');
  await send().click();
  await expect
    .element(page.getByText(new RegExp(`^Up to ${VISITOR_LETTERS_AN_HOUR} messages an hour`)))
    .toBeVisible();
});
