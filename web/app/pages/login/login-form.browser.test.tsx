import { login } from '@tomoguide/contract/accounts/calls';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdReplies, refusal } from '../../testing/api-replies.ts';
import { show } from '../../testing/show.tsx';
import { LoginForm } from './login-form.tsx';

test('locks the fields while logging in, and sends the request once', async () => {
  const { sent } = await show(<LoginForm ready demoAccounts={[]} />, {
    replies: [refusal(login, 401, 'INVALID_CREDENTIALS')],
  });
  const username = page.getByLabelText('Username or email');
  const password = page.getByLabelText('Password');
  await username.fill('mei');
  await password.fill('lantern');
  const releaseResponses = holdReplies();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toHaveLength(1);
  // Password managers also fire this event when they fill in the same value again.
  password.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await userEvent.keyboard('s{Enter}');
  await expect.element(password).toHaveValue('lantern');
  releaseResponses();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);
  await userEvent.keyboard('s');
  await expect.element(password).toHaveValue('lanterns');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
