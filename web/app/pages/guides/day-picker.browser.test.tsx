import { getAvailability, getStartTimes } from '@tomoguide/contract/guides/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../testing/api-replies.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { DayPicker } from './day-picker.tsx';
import { usePlan } from './use-plan.ts';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => vi.restoreAllMocks());

const zone = 'Asia/Tokyo';
const replyFreeDays = (...days: string[]) =>
  reply(getAvailability, {
    timeZone: zone,
    from: '2099-05-01',
    to: '2099-10-31',
    duration: 4,
    data: days,
  } as never);
const startAt = (hour: number) => ({
  start: `2099-05-04T${String(hour - 9).padStart(2, '0')}:00:00Z`,
  time: `${String(hour).padStart(2, '0')}:00`,
  day: '2099-05-04',
});
const starts = (...hours: number[]) =>
  reply(getStartTimes, {
    timeZone: zone,
    date: '2099-05-04',
    duration: 4,
    data: hours.map(startAt),
  } as never);

const guide = sampleGuide();

/** Shows the calendar with buttons that change the duration of the tour, as the price box does. */
const Calendar = () => {
  const { plan, lostStart, change } = usePlan(guide);
  return (
    <>
      <button type="button" onClick={() => change({ duration: 6 })}>
        longer
      </button>
      <button type="button" onClick={() => change({ duration: 4 })}>
        shorter
      </button>
      <output>{plan.start ?? 'no start'}</output>
      <DayPicker guide={guide} plan={plan} lostStart={lostStart} onChange={change} />
    </>
  );
};

const start = (name: RegExp) => page.getByRole('button', { name });

test('lets the user select only free days, and the first ones with one click', async () => {
  await show(<Calendar />, {
    replies: [replyFreeDays('2099-05-04', '2099-05-09'), starts(10, 14)],
  });
  const taken = page.getByRole('button', { name: 'Tuesday, May 5, 2099, not available' });
  await expect.element(taken).toHaveAttribute('data-taken', 'true');
  await expect.element(start(/^Next available: Mon, May 4, 2099/)).toBeVisible();
  await expect.element(start(/^Sat, May 9$/)).toBeVisible();
  const first = start(/^Next available/);
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(start(/^10:00/)).toBeVisible();
  // The clicked button was removed, so focus moves to the start times that replace it.
  expect(document.activeElement).toBe(page.getByRole('group', { name: /May 4/ }).element());
  await userEvent.keyboard('{Tab}');
  await expect.element(start(/^10:00/)).toHaveFocus();
});

test('offers to wait for a day that is not available, and for no other', async () => {
  await show(<Calendar />, { replies: [replyFreeDays('2099-05-04'), starts(10)] });
  const ask = page.getByRole('button', { name: 'Tell me if this day comes free' });
  await expect.element(start(/^Next available/)).toBeVisible();
  expect(ask.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Tuesday, May 5, 2099, not available' }).click();
  await expect.element(page.getByText(/^Tue, May 5, 2099 · No start time fits/)).toBeVisible();
  await expect.element(ask).toBeVisible();
  await start(/^Next available/).click();
  await expect.element(start(/^10:00/)).toBeVisible();
  expect(ask.elements()).toHaveLength(0);
});

test('shows starts in the guide’s time zone, and in the user’s on a tap', async () => {
  await show(<Calendar />, { replies: [replyFreeDays('2099-05-04'), starts(10, 14)] });
  await start(/^Next available/).click();
  await expect.element(start(/^10:00/)).toHaveAccessibleName('10:00');
  const own = page.getByText('09:00 Beijing time: Japan time minus 1 hour');
  await expect.element(own).not.toBeVisible();
  await page.getByText('Japan time', { exact: true }).click();
  await expect.element(own).toBeVisible();
});

test('shows the day of a start that falls on another day in the user’s time zone', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await show(<Calendar />, { replies: [replyFreeDays('2099-05-04'), starts(10, 14)] });
  await start(/^Next available/).click();
  await expect.element(start(/^10:00/)).toHaveAccessibleName('10:00 May 3, 21:00 your time');
  await expect.element(start(/^14:00/)).toHaveAccessibleName('14:00');
});

test('keeps the start for a longer duration if it is still free', async () => {
  await show(<Calendar />, { replies: [replyFreeDays('2099-05-04'), starts(10, 14)] });
  await start(/^Next available/).click();
  await start(/^14:00/).click();
  await page.getByRole('button', { name: 'longer' }).click();
  await expect.element(start(/^14:00/)).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByRole('status').first().element().textContent).toBe('2099-05-04T05:00:00Z');
});

test('reports that the start is not available for a longer duration', async () => {
  const replies = [replyFreeDays('2099-05-04'), starts(10, 14)];
  await show(<Calendar />, { replies });
  await start(/^Next available/).click();
  await start(/^14:00/).click();
  // From here on, the server returns start times for a six-hour tour.
  replies.splice(1, 1, starts(10));
  await page.getByRole('button', { name: 'longer' }).click();
  await expect
    .element(page.getByText('6 hours from 14:00 isn’t available. Choose another start time.'))
    .toBeVisible();
  await expect.element(page.getByText('no start')).toBeVisible();
});

test('reports that the day is not available for a longer duration, without moving focus', async () => {
  const replies = [replyFreeDays('2099-05-04', '2099-05-09'), starts(10, 14)];
  await show(<Calendar />, { replies });
  await start(/^Next available/).click();
  await start(/^14:00/).click();
  // From here on, the server returns start times for a six-hour tour.
  replies.splice(0, 2, replyFreeDays('2099-05-09'), starts());
  const longer = page.getByRole('button', { name: 'longer' });
  await longer.click();
  await expect
    .element(page.getByText(/^Mon, May 4, 2099 · No start time fits this duration that day/))
    .toBeVisible();
  await expect.element(start(/^Next available: Sat, May 9, 2099/)).toBeVisible();
  // The start times for four hours were fetched before, so they are in the cache.
  await page.getByRole('button', { name: 'shorter' }).click();
  await expect.element(start(/^14:00/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'shorter' })).toHaveFocus();
});

test('shows that no day is free in the next six months', async () => {
  await show(<Calendar />, { replies: [replyFreeDays()] });
  await expect.element(page.getByText(/No available days/)).toBeVisible();
});

test.each([
  ['days', 0],
  ['starts', 1],
])('retries %s that failed to load', async (_, lost) => {
  const whole = [replyFreeDays('2099-05-04'), starts(10)];
  const replies = whole.with(
    lost,
    refusal(lost ? getStartTimes : getAvailability, 503, 'UNAVAILABLE'),
  );
  await show(<Calendar />, { replies });
  if (lost) await start(/^Next available/).click();
  await expect.element(page.getByText('Available times couldn’t be loaded.')).toBeVisible();
  replies.splice(0, 2, ...whole);
  await page.getByRole('button', { name: 'Try again' }).click();
  if (!lost) await start(/^Next available/).click();
  await expect.element(start(/^10:00/)).toBeVisible();
});
