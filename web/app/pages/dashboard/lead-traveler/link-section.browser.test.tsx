import { focusManager } from '@tanstack/react-query';
import { getTravelersLink } from '@tomoguide/contract/bookings/calls';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { LinkSection } from './link-section.tsx';

afterEach(() => focusManager.setFocused(undefined));

test('the link of a cancelled booking can be revoked but not renewed', async () => {
  const endsAt = '2026-12-08T05:00:00Z';
  const link = { active: true, available: true, endsAt };
  const forOthers = { mayStart: false, metAt: null, finishedAt: null, link };
  const booking = sampleBooking({ status: 'cancelled', cancelKind: 'guide', forOthers });
  await show(<LinkSection booking={booking} forOthers={forOthers} />, {
    as: sampleSession(),
    replies: [reply(getTravelersLink, { path: '/travelers?lang=en#token=x', endsAt })],
  });
  await expect.element(page.getByRole('button', { name: 'Revoke' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
});

test('refetches the link on mount and when the user returns, so that no outdated link is shared', async () => {
  const endsAt = '2036-12-08T05:00:00Z';
  const link = { active: true, available: true, endsAt };
  const forOthers = { mayStart: false, metAt: null, finishedAt: null, link };
  const Trip = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Go
        </button>
        {isOpen ? (
          <LinkSection booking={sampleBooking({ forOthers })} forOthers={forOthers} />
        ) : null}
      </>
    );
  };
  let token = 'first';
  await show(<Trip />, {
    as: sampleSession(),
    replies: [
      reply(getTravelersLink, () => ({ path: `/travelers?lang=en#token=${token}`, endsAt })),
    ],
  });
  const shown = page.getByLabelText('The link', { exact: true });
  await expect.element(shown).toHaveValue(`${location.origin}/travelers?lang=en#token=first`);
  const go = page.getByRole('button', { name: 'Go' });
  await go.click();
  await expect.element(shown).not.toBeInTheDocument();
  token = 'second';
  await go.click();
  await expect.element(shown).toHaveValue(`${location.origin}/travelers?lang=en#token=second`);
  token = 'third';
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.element(shown).toHaveValue(`${location.origin}/travelers?lang=en#token=third`);
});
