import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { AccountFormCard } from './account-form-card.tsx';

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1280, 800));

test('on a phone, keeps the link to the other form in view, no matter how long the form is', async () => {
  await show(
    <AccountFormCard title="Sign up" lead="Save guides." instead={<a href="/login">Log in</a>}>
      <form style={{ height: 1200 }} />
    </AccountFormCard>,
  );
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeInViewport();
});
