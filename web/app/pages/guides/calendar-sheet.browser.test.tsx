import { getAvailability, getStartTimes } from '@tomoguide/contract/guides/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createInitialPlan } from '../../parts/guides/profile/tour-plan.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { usePlan } from './use-plan.ts';

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

const WholeSheet = () => {
  const { plan, lostStart, change } = usePlan(guide);
  return (
    <CalendarSheet
      guide={guide}
      pricing={[]}
      plan={plan}
      lostStart={lostStart}
      change={change}
      onClose={() => {}}
    />
  );
};

test('on a phone, the price that appears does not cover the chosen start', async () => {
  await page.viewport(390, 844);
  const frame = { timeZone: 'Asia/Tokyo', duration: 4 };
  const starts = Array.from({ length: 13 }, (_, index) => {
    const [hour, minute] = [9 + Math.floor(index / 2), index % 2 ? '30' : '00'];
    const digits = String(hour - 9).padStart(2, '0');
    return {
      start: `2099-05-04T${digits}:${minute}:00Z`,
      time: `${String(hour).padStart(2, '0')}:${minute}`,
      day: '2099-05-04',
    };
  });
  await show(<WholeSheet />, {
    replies: [
      reply(getAvailability, {
        ...frame,
        from: '2099-05-01',
        to: '2099-10-31',
        data: ['2099-05-04'],
      } as never),
      reply(getStartTimes, { ...frame, date: '2099-05-04', data: starts } as never),
    ],
  });
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Next available/ }).click();
  const last = sheet.getByRole('button', { name: '15:00' });
  await last.click();
  const price = sheet.getByText('RMB 920', { exact: true });
  await expect.element(price).toBeVisible();
  await expect
    .poll(() => {
      const { left, width, bottom } = last.element().getBoundingClientRect();
      return last.element().contains(document.elementFromPoint(left + width / 2, bottom - 10));
    })
    .toBe(true);
});
