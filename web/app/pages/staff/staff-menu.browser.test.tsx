import { listStaffQueues } from '@tomoguide/contract/staff/calls';
import { STAFF_PAGES } from '@tomoguide/contract/staff/pages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { StaffMenu } from './staff-menu.tsx';

test('on a phone, a tap on the total count opens the sections as a sheet, which closes when a section is chosen', async () => {
  await page.viewport(390, 844);
  const oldestAt = '2026-11-01T00:00:00Z';
  await show(<StaffMenu current="disputes" />, {
    as: sampleSession({ isStaff: true }),
    replies: [
      reply(listStaffQueues, {
        data: STAFF_PAGES.flatMap(({ id, isQueue }) =>
          isQueue ? [{ queue: id, waiting: 12, oldestAt }] : [],
        ),
        held: [],
      }),
    ],
  });
  const queues = STAFF_PAGES.filter(({ isQueue }) => isQueue).length;
  await page.getByRole('button', { name: `All sections ${queues * 12} waiting` }).click();
  const sheet = page.getByRole('dialog');
  expect(sheet.getByRole('link').elements()).toHaveLength(STAFF_PAGES.length + 1);
  await sheet.getByRole('link', { name: 'Disputes 12 waiting' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('groups the queues in lists with accessible names', async () => {
  await page.viewport(1280, 800);
  await show(<StaffMenu current={null} />, { as: sampleSession({ isStaff: true }) });
  const linksIn = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.element(page.getByRole('list', { name: 'System' })).toBeInTheDocument();
  expect(linksIn('People')).toContain('Accounts');
  expect(linksIn('Bookings and money')).toContain('Disputes');
  expect(linksIn('Messages and content')).toContain('Reviews');
  expect(linksIn('System')).toEqual(['Audit log']);
});
