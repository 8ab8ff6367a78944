import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createInitialPlan } from '../../parts/guides/profile/tour-plan.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { TourRequestButton } from './tour-request-button.tsx';

beforeEach(() => page.viewport(1280, 800));

test('loads the form while the page is idle, before any click', async () => {
  const guide = sampleGuide();
  const fetchForm = vi.fn(() => new Promise<never>(() => {}));
  await show(
    <TourRequestButton guide={guide} plan={createInitialPlan(guide, '')} fetchForm={fetchForm} />,
    {
      at: '/guides/3',
      as: sampleSession(),
    },
  );
  await expect.poll(() => fetchForm.mock.calls.length).toBe(1);
});

test('shows the tour request button below the name only on phones', async () => {
  const guide = sampleGuide();
  await page.viewport(390, 844);
  await show(<TourRequestButton guide={guide} plan={createInitialPlan(guide, '')} isBrief />, {
    at: '/guides/3',
    as: sampleSession(),
  });
  const way = page.getByRole('link', { name: 'Request a tour' });
  await expect.element(way).toHaveAttribute('href', expect.stringMatching(/guide=3&request=1/));
  await page.viewport(1280, 800);
  await expect.element(way).not.toBeInTheDocument();
});

test('stays on the page if the form fails to load after the user has closed it', async () => {
  const guide = sampleGuide();
  const { promise: form, reject: lose } = Promise.withResolvers<never>();
  const { address } = await show(
    <TourRequestButton guide={guide} plan={createInitialPlan(guide, '')} fetchForm={() => form} />,
    { at: '/guides/3', as: sampleSession() },
  );
  const ask = page.getByRole('link', { name: 'Ask first, pay once accepted' });
  await ask.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  lose(new Error('The connection is lost.'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(address()).toBe('/guides/3');
  // A user who has not closed it is sent to the conversation, which also has the form.
  await ask.click();
  await expect.poll(address).toMatch(/^\/messages\?guide=3&request=1/);
});
