import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpInstead } from './sign-up-instead.tsx';

test('login is the only primary button, even for users who come from a checkout', async () => {
  await show(
    <>
      <SignUpInstead redirect="/checkout/3" />
      <LoginForm ready demoAccounts={[]} />
    </>,
  );
  const logIn = page.getByRole('button', { name: 'Log In' });
  const signUp = page.getByRole('link', { name: 'Sign up and keep your tour' });
  await expect.element(logIn).toBeVisible();
  const filled = getComputedStyle(logIn.element()).backgroundColor;
  const others = [...document.querySelectorAll('a, button')].filter(
    (each) => getComputedStyle(each).backgroundColor === filled,
  );
  expect(others).toEqual([logIn.element()]);
  expect(signUp.element().getAttribute('href')).toContain('/signup');
});
