import { submitVisitorMessage } from '@tomoguide/contract/support/calls';
import { VISITOR_MESSAGES_PER_HOUR } from '@tomoguide/contract/support/figures';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { show } from '../../../testing/show.tsx';
import { VisitorForm } from './visitor-form.tsx';

const email = () => page.getByRole('textbox', { name: 'Your email address' });
const text = () => page.getByRole('textbox', { name: 'Your message' });
const send = () => page.getByRole('button', { name: 'Send message' });
/** The form, which the test can leave and reopen in the same tab. */
const Visited = ({ topic }: { topic: 'general' | 'payment_failed' }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Go
      </button>
      {isOpen ? <VisitorForm topic={topic} /> : null}
    </>
  );
};
const reopen = async () => {
  const toggle = page.getByRole('button', { name: 'Go', exact: true });
  await toggle.click();
  await toggle.click();
};
const showForm = (
  replies: ReturnType<typeof reply>[] = [],
  topic: 'general' | 'payment_failed' = 'general',
) => show(<Visited topic={topic} />, { replies });
const sentMessages = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.map(({ body }) => body as { clientMessageId: string; email: string; text: string });
const received = reply(submitVisitorMessage, { received: true });

beforeEach(() => localStorage.clear());

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
    .element(page.getByText(new RegExp(`^Up to ${VISITOR_MESSAGES_PER_HOUR} messages an hour`)))
    .toBeVisible();
});

test('stores an unsent message only in its tab, and nothing of a sent message', async () => {
  const drafts = () =>
    [localStorage, sessionStorage].map(
      (storage) => Object.keys(storage).filter((key) => /draft:|visitor-message/.test(key)).length,
    );
  await showForm([received]);
  await email().fill('mei@example.com');
  await text().fill('I cannot log in');
  await reopen();
  await expect.element(email()).toHaveValue('mei@example.com');
  await expect.element(text()).toHaveValue('I cannot log in');
  expect(drafts()).toEqual([0, 1]);
  await send().click();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.element(email()).toHaveValue('mei@example.com');
  await text().fill('It works now');
  expect(drafts()).toEqual([0, 0]);
  await reopen();
  await expect.element(email()).toHaveValue('');
  await expect.element(text()).toHaveValue('Hello, I have a question: ');
});

test('does not store the prepared text, which follows the language', async () => {
  await showForm();
  await email().fill('mei@example.com');
  await text().fill('Hello');
  await text().fill('Hello, I have a question: ');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Hello');
  await reopen();
  await expect.element(text()).toHaveValue('Hello, I have a question: ');
});
