import { checkResetLink, resetPassword } from '@tomoguide/contract/accounts/calls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, reply } from '../../testing/api-replies.ts';
import { show } from '../../testing/show.tsx';
import { ResetCard } from './reset-card.tsx';

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const showCard = (token: string, works: boolean) => {
  location.hash = `token=${token}`;
  return show(<ResetCard />, {
    replies: [
      reply(checkResetLink, { works }),
      refusal(resetPassword, 422, 'RESET_LINK_INVALID', { field: 'token' }),
    ],
  });
};
const expectExpired = async () => {
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This link no longer works');
  expect(document.querySelector('form')).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'Get a new link' }))
    .toHaveAttribute('href', '/forgot-password');
};

test('shows a link to request a new email in place of the form if the reset link has expired', async () => {
  await showCard('used', false);
  await expectExpired();
});

test('shows a link to request a new email for a URL without a token', async () => {
  await show(<ResetCard />);
  await expectExpired();
});

test('shows a link to request a new email if the reset link expires while its form is open', async () => {
  await showCard('late', true);
  await page.getByLabelText('New password', { exact: true }).fill('lantern by the river');
  await page.getByLabelText('Confirm password').fill('lantern by the river');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectExpired();
});
