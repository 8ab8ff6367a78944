import type { ApplicationRow } from '@tomoguide/contract/applications/cases';
import { logInDemoUser } from '../support/bookings.ts';
import { openAs } from '../support/open-as.ts';
import { expect, test } from '../support/test.ts';

/** Keys for one application once it is read (docs/product/staff.md, "Queues"). */
const MAX_KEYS = 8;

test('staff decides an application and opens the next one without a mouse', async ({
  request,
  browser,
  site,
  screen,
}) => {
  const staff = await logInDemoUser(request, 'staff');
  const list = await request.get('/api/v2/staff/applications?show=waiting', {
    headers: { authorization: `Bearer ${staff.token}` },
  });
  const { data } = (await list.json()) as { data: ApplicationRow[] };
  const open = data.filter(({ status }) => status === 'submitted');
  expect(open.length).toBeGreaterThan(1);
  const page = await openAs({ browser, site, screen }, staff);
  let keys = 0;
  const press = (key: string) => {
    keys += key.split('+').length;
    return page.keyboard.press(key);
  };
  await page.goto(`/staff/applications?case=${open[0]?.applicant.id}`);
  await expect(page.locator('[aria-keyshortcuts="S"]')).toBeVisible();
  await press('s');
  await expect(page.locator('[aria-keyshortcuts="A"]')).toBeVisible();
  for (const check of ['1', '2', '3']) await press(check);
  await expect(page.locator('[aria-keyshortcuts="A"]')).not.toHaveAttribute('aria-disabled');
  await press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Control+Enter');
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expect(page.locator('[aria-keyshortcuts="N"]')).toBeVisible();
  await press('n');
  // The next one waits to be started, or is already with this staff member.
  await expect(page).not.toHaveURL(new RegExp(`case=${open[0]?.applicant.id}$`));
  await expect(page.locator('[aria-keyshortcuts="S"], [aria-keyshortcuts="A"]')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(MAX_KEYS);
});
