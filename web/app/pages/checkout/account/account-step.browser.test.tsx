import { login, signup } from '@tomoguide/contract/accounts/calls';
import { createBooking } from '@tomoguide/contract/bookings/calls';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../lib/session.ts';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { checkoutReplies } from '../../../testing/checkout-replies.ts';
import { sampleOffer } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { CheckoutForm } from '../checkout-form.tsx';

const guide = sampleOffer();
const mei = sampleSession();
const WHOLE = 'date=2036-05-04&start=2036-05-04T01%3A00%3A00Z&duration=4&travelers=2';

const Checkout = () => (
  <main>
    <CheckoutForm guide={guide} userId={useSession()?.user.id ?? null} />
  </main>
);

const visit = (...more: ReturnType<typeof reply>[]) =>
  show(<Checkout />, {
    at: `/checkout/3?${WHOLE}`,
    replies: [
      ...more,
      reply(login, mei),
      refusal(createBooking, 409, 'SLOT_TAKEN'),
      ...checkoutReplies(guide),
    ],
  });

const payButton = () => page.getByRole('button', { name: /^Pay/ });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const posted = (sent: Awaited<ReturnType<typeof show>>['sent'], { path }: { path: string }) =>
  sent.filter((each) => each.method === 'POST' && each.path === path);
const fillIn = async () => {
  await field('Meeting address').fill('京都駅');
  await field('Your name').fill('林美');
  await field('Email').fill('mei@example.com');
  await field('Password').fill('lantern by the river');
  await page.getByRole('checkbox', { name: /^I agree/ }).click();
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('signs the visitor up and books once, whether the button is clicked once or twice', async () => {
  const { sent } = await visit(reply(signup, mei));
  await expect
    .element(page.getByRole('heading', { name: 'Step 4: Pay the deposit' }))
    .toBeVisible();
  await fillIn();
  await payButton().dblClick();
  await expect.element(page.getByText('This time was just taken.')).toBeVisible();
  expect(posted(sent, signup).map(({ body }) => body)).toEqual([
    {
      fullName: '林美',
      email: 'mei@example.com',
      password: 'lantern by the river',
      confirmPassword: 'lantern by the river',
      termsAccepted: true,
    },
  ]);
  expect(posted(sent, createBooking)).not.toEqual([]);
  // The input now belongs to the new account.
  await expect.element(page.getByText('Your account', { exact: true })).not.toBeInTheDocument();
  await expect.element(field('Meeting address')).toHaveValue('京都駅');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([
    `draft:${mei.id}:checkout:${guide.id}`,
  ]);
});

test('without an account, submitting focuses the first missing field and books nothing', async () => {
  const { sent } = await visit(reply(signup, mei));
  await payButton().click();
  await expect.element(field('Meeting address')).toHaveFocus();
  await field('Meeting address').fill('京都駅');
  await payButton().click();
  await expect.element(field('Your name')).toHaveFocus();
  await expect.element(page.getByText('Please enter your name')).toBeVisible();
  await field('Your name').fill('Mei Lin');
  await payButton().click();
  await expect.element(field('Email')).toHaveFocus();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('shows a rejected email address at its field, and books nothing', async () => {
  const { sent } = await visit(refusal(signup, 409, 'EMAIL_TAKEN', { field: 'email' }));
  await fillIn();
  await payButton().click();
  await expect.element(page.getByText(/^This email already has an account/)).toBeVisible();
  await expect.element(field('Email')).toHaveFocus();
  expect(posted(sent, createBooking)).toEqual([]);
});

test('logging in on the page keeps the input and pays nothing', async () => {
  const { sent } = await visit(reply(signup, mei));
  await field('Meeting address').fill('京都駅');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await field('Username or email').fill('mei');
  await field('Password').fill('lantern by the river');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your account', { exact: true })).not.toBeInTheDocument();
  await expect.element(field('Meeting address')).toHaveValue('京都駅');
  expect(posted(sent, login)).toHaveLength(1);
  expect(posted(sent, signup)).toEqual([]);
  expect(posted(sent, createBooking)).toEqual([]);
});

test('keeps the name and email address, but never the password, across a reload', async () => {
  const first = await visit(reply(signup, mei));
  await fillIn();
  await first.screen.unmount();
  await visit(reply(signup, mei));
  await expect.element(field('Your name')).toHaveValue('林美');
  await expect.element(field('Email')).toHaveValue('mei@example.com');
  await expect.element(field('Password')).toHaveValue('');
});
