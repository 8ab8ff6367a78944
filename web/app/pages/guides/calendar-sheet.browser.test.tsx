import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createInitialPlan } from '../../parts/guides/profile/tour-plan.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';

const guide = sampleGuide();
const plan = {
  ...createInitialPlan(guide, '?travelers=2'),
  day: '2099-05-04',
  start: '2099-05-04T01:00:00Z',
  duration: 4,
};

test('shows the price of the chosen tour beside the button, because it covers the page’s', async () => {
  const none = () => {};
  await show(
    <CalendarSheet
      guide={guide}
      pricing={[]}
      plan={plan}
      lostStart={null}
      change={none}
      onClose={none}
    />,
  );
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByRole('link', { name: 'Book' })).toBeVisible();
  await expect.element(sheet.getByText('RMB 920', { exact: true })).toBeVisible();
  await expect.element(sheet.getByText('for 2 people, 4 hours')).toBeVisible();
});
