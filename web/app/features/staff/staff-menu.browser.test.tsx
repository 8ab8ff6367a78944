import { listStaffQueues } from '@tomoguide/contract/staff/calls';
import { STAFF_PLACES } from '@tomoguide/contract/staff/places';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { StaffMenu } from './staff-menu.tsx';

test('on a phone the row shows the page one is on, also after the counts have come', async () => {
  await page.viewport(390, 844);
  const oldestAt = '2026-11-01T00:00:00Z';
  await show(<StaffMenu current="users" />, {
    as: sampleSession({ isStaff: true }),
    replies: [
      reply(listStaffQueues, {
        data: STAFF_PLACES.flatMap(({ id, isQueue }) =>
          isQueue ? [{ queue: id, waiting: 12, oldestAt }] : [],
        ),
      }),
    ],
  });
  await expect.element(page.getByText('12 waiting').first()).toBeInTheDocument();
  const here = page.getByRole('link', { name: 'Accounts' });
  await expect.poll(() => here.element().getBoundingClientRect().right).toBeLessThan(390);
  expect(here.element().getBoundingClientRect().left).toBeGreaterThan(0);
});

test('the row fades where more of it follows, and nowhere else', async () => {
  await page.viewport(390, 844);
  await show(<StaffMenu current={null} />, { as: sampleSession({ isStaff: true }) });
  await expect.element(page.getByRole('link', { name: 'Overview' })).toBeVisible();
  const row = page.getByRole('navigation').element() as HTMLElement;
  const fades = () =>
    ['before', 'after'].map((side) => row.style.getPropertyValue(`--fade-${side}`));
  await expect.poll(fades).toEqual(['0px', '2.5rem']);
  // A font that comes late moves the row back to the chosen place.
  const atTheEnd = () => {
    row.scrollLeft = row.scrollWidth;
    return fades();
  };
  await expect.poll(atTheEnd).toEqual(['2.5rem', '0px']);
  await page.viewport(1280, 800);
  await expect.poll(fades).toEqual(['0px', '0px']);
});

test('the rooms stand in lists that are named by what they are about', async () => {
  await show(<StaffMenu current={null} />, { as: sampleSession({ isStaff: true }) });
  const of = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.element(page.getByRole('list', { name: 'System' })).toBeInTheDocument();
  expect(of('People')).toContain('Accounts');
  expect(of('Bookings and money')).toContain('Disputes');
  expect(of('Messages and content')).toContain('Reviews');
  expect(of('System')).toEqual(['Audit log']);
});
