import { findPerson, giveGoodwill } from '@tomoguide/contract/staff/calls';
import { FoundPerson } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { GoodwillForm } from './goodwill-form.tsx';

const person = (name: string) =>
  z.parse(FoundPerson, {
    person: { id: name.length, nickname: name, profilePicture: null },
    fullName: `${name} Sato`,
    username: name,
    walletCents: 0,
  });

test('ignores a late reply to an earlier search for another user', async () => {
  const { cache } = await show(<GoodwillForm />, {
    at: '/staff/goodwill',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [reply(findPerson, (query) => person(query.get('name') ?? ''))],
  });
  const name = page.getByRole('textbox', { name: 'Username, email or booking number' });
  const find = page.getByRole('button', { name: 'Find' });
  const { fetch } = globalThis;
  const letGo = holdReplies();
  await name.fill('mei');
  await find.click();
  globalThis.fetch = fetch;
  await name.fill('kenji');
  await find.click();
  await expect.element(page.getByText('kenji')).toBeVisible();
  letGo();
  const searches = cache.getMutationCache().getAll();
  await expect.poll(() => searches.map(({ state }) => state.status)).not.toContain('pending');
  await expect.element(page.getByText('kenji')).toBeVisible();
  await expect.element(page.getByText('mei')).not.toBeInTheDocument();
});

/**
 * Shows the form as after a reload, and submits one credit. `keys` collects the idempotency keys sent so
 * far.
 */
const submitGift = async (
  answer: ReturnType<typeof reply>,
  amount: string,
  keys: (string | null)[],
) => {
  const { screen } = await show(<GoodwillForm />, {
    at: '/staff/goodwill',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [reply(findPerson, { ...person('mei'), walletCents: 5000 }), answer],
  });
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') keys.push(new Headers(init.headers).get('idempotency-key'));
    return fetch(input, init);
  };
  await page.getByRole('textbox', { name: 'Username, email or booking number' }).fill('mei');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('textbox', { name: 'Amount in RMB' }).fill(amount);
  await page.getByRole('textbox', { name: 'Reason' }).fill('Sorry.');
  await page.getByRole('button', { name: `Give RMB ${amount}` }).click();
  const dialog = page.getByRole('dialog');
  const before = keys.length;
  await dialog.getByRole('button', { name: `Give RMB ${amount}` }).click();
  await expect.poll(() => keys).toHaveLength(before + 1);
  await expect.element(dialog).not.toBeInTheDocument();
  return screen;
};

test('after a lost response and a reload, reuses the credit’s idempotency key; the next credit gets a new key', async () => {
  const keys: (string | null)[] = [];
  const lost = await submitGift(refusal(giveGoodwill, 503, 'UNAVAILABLE'), '50', keys);
  await lost.unmount();
  const given = reply(giveGoodwill, person('mei'));
  const second = await submitGift(given, '50', keys);
  await second.unmount();
  await submitGift(given, '50', keys);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  [401, 'TOKEN_EXPIRED'],
  [429, 'RATE_LIMITED'],
])(
  'keeps the idempotency key of a credit with a lost reply after a %i, so that the credit is not given twice',
  async (status, code) => {
    const keys: (string | null)[] = [];
    const lost = await submitGift(refusal(giveGoodwill, 503, 'UNAVAILABLE'), '50', keys);
    await lost.unmount();
    const rejected = await submitGift(refusal(giveGoodwill, status, code), '50', keys);
    await rejected.unmount();
    await submitGift(reply(giveGoodwill, person('mei')), '50', keys);
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  },
);

test('reports that a credit with a lost reply was given, and uses a new idempotency key for the next one', async () => {
  const keys: (string | null)[] = [];
  const lost = await submitGift(refusal(giveGoodwill, 503, 'UNAVAILABLE'), '50', keys);
  await lost.unmount();
  await submitGift(refusal(giveGoodwill, 422, 'IDEMPOTENCY_KEY_REUSED'), '60', keys);
  expect(keys[1]).toBe(keys[0]);
  expect(getCurrentToast()).toMatchObject({
    title: 'The earlier credit was already given',
    description: expect.stringContaining('mei has RMB 50 in their wallet.'),
  });
  await expect.element(page.getByText('Wallet balance: RMB 50')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Amount in RMB' })).toHaveValue('60');
});
