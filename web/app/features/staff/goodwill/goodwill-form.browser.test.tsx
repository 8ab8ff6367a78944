import { findPerson } from '@tomoguide/contract/staff/calls';
import { FoundPerson } from '@tomoguide/contract/staff/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { holdReplies, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { GoodwillForm } from './goodwill-form.tsx';

const person = (name: string) =>
  z.parse(FoundPerson, {
    person: { id: name.length, nickname: name, profilePicture: null },
    fullName: `${name} Sato`,
    username: name,
    walletCents: 0,
  });

test('a late answer about an earlier name gives nothing to that person', async () => {
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
