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
const free = (...days: string[]) =>
  reply(getAvailability, {
    timeZone: zone,
    from: '2099-05-01',
    to: '2099-10-31',
    duration: 2,
    data: days,
  } as never);
const at = (hour: number) => ({
  start: `2099-05-04T${String(hour - 9).padStart(2, '0')}:00:00Z`,
  time: `${String(hour).padStart(2, '0')}:00`,
  day: '2099-05-04',
});
const starts = (...hours: number[]) =>
  reply(getStartTimes, {
    timeZone: zone,
    date: '2099-05-04',
    duration: 2,
    data: hours.map(at),
  } as never);

const guide = sampleGuide();

/** The calendar with a button that makes the tour longer, as the box beside it would. */
const Calendar = () => {
  const { plan, lostStart, change } = usePlan(guide);
  return (
    <>
      <button type="button" onClick={() => change({ duration: 4 })}>
        longer
      </button>
      <button type="button" onClick={() => change({ duration: 2 })}>
        shorter
      </button>
      <output>{plan.start ?? 'no start'}</output>
      <DayPicker guide={guide} plan={plan} lostStart={lostStart} onChange={change} />
    </>
  );
};

const start = (name: RegExp) => page.getByRole('button', { name });

test('free days can be chosen, others not; the first ones in one press', async () => {
  await show(<Calendar />, { replies: [free('2099-05-04', '2099-05-09'), starts(10, 14)] });
  const taken = page.getByRole('button', { name: 'Tuesday, May 5, 2099, not available' });
  await expect.element(taken).toHaveAttribute('aria-disabled', 'true');
  await expect.element(start(/^First available day: Mon, May 4, 2099/)).toBeVisible();
  await expect.element(start(/^Sat, May 9$/)).toBeVisible();
  const first = start(/^First available day/);
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(start(/^10:00/)).toBeVisible();
  // What was pressed is gone: the keyboard goes on with the starts that stand there now.
  expect(document.activeElement).toBe(page.getByRole('group', { name: /May 4/ }).element());
  await userEvent.keyboard('{Tab}');
  await expect.element(start(/^10:00/)).toHaveFocus();
});

test("starts stand on the guide's clock, with the reader's below", async () => {
  await show(<Calendar />, { replies: [free('2099-05-04'), starts(10, 14)] });
  await expect.element(page.getByText('Times are in Tokyo time.')).toBeVisible();
  await start(/^First available day/).click();
  await expect
    .element(page.getByText('Times are in Tokyo time, with your time (Beijing time) below.'))
    .toBeVisible();
  await expect.element(start(/^10:00/)).toHaveAccessibleName('10:00 09:00 your time');
});

test('where it is another day for the reader, the start says which', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await show(<Calendar />, { replies: [free('2099-05-04'), starts(10, 14)] });
  await start(/^First available day/).click();
  await expect.element(start(/^10:00/)).toHaveAccessibleName('10:00 May 3, 21:00 your time');
  await expect.element(start(/^14:00/)).toHaveAccessibleName('14:00 01:00 your time');
});

test('a longer tour keeps the start for as long as it is free', async () => {
  await show(<Calendar />, { replies: [free('2099-05-04'), starts(10, 14)] });
  await start(/^First available day/).click();
  await start(/^14:00/).click();
  await page.getByRole('button', { name: 'longer' }).click();
  await expect.element(start(/^14:00/)).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByRole('status').first().element().textContent).toBe('2099-05-04T05:00:00Z');
});

test('a start that the longer tour does not leave free is given up in words', async () => {
  const replies = [free('2099-05-04'), starts(10, 14)];
  await show(<Calendar />, { replies });
  await start(/^First available day/).click();
  await start(/^14:00/).click();
  // From here on the server answers for four hours.
  replies.splice(1, 1, starts(10));
  await page.getByRole('button', { name: 'longer' }).click();
  await expect
    .element(page.getByText('A tour of 4 hours cannot start at 14:00. Choose another start time.'))
    .toBeVisible();
  await expect.element(page.getByText('no start')).toBeVisible();
});

test('a day without a start for the longer tour is given up in words, and takes no focus back', async () => {
  const replies = [free('2099-05-04', '2099-05-09'), starts(10, 14)];
  await show(<Calendar />, { replies });
  await start(/^First available day/).click();
  await start(/^14:00/).click();
  // From here on the server answers for four hours.
  replies.splice(0, 2, free('2099-05-09'), starts());
  const longer = page.getByRole('button', { name: 'longer' });
  await longer.click();
  await expect
    .element(page.getByText(/^Mon, May 4, 2099 · No start time is available that day/))
    .toBeVisible();
  await expect.element(start(/^First available day: Sat, May 9, 2099/)).toBeVisible();
  // Two hours were looked up before.
  await page.getByRole('button', { name: 'shorter' }).click();
  await expect.element(start(/^14:00/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'shorter' })).toHaveFocus();
});

test('a half-year without a free day says so', async () => {
  await show(<Calendar />, { replies: [free()] });
  await expect.element(page.getByText(/No available days/)).toBeVisible();
});

test.each([
  ['days', 0],
  ['starts', 1],
])('%s that could not be loaded are asked for again', async (_, lost) => {
  const whole = [free('2099-05-04'), starts(10)];
  const replies = whole.with(
    lost,
    refusal(lost ? getStartTimes : getAvailability, 503, 'UNAVAILABLE'),
  );
  await show(<Calendar />, { replies });
  if (lost) await start(/^First available day/).click();
  await expect.element(page.getByText('Available times could not be loaded.')).toBeVisible();
  replies.splice(0, 2, ...whole);
  await page.getByRole('button', { name: 'Try again' }).click();
  if (!lost) await start(/^First available day/).click();
  await expect.element(start(/^10:00/)).toBeVisible();
});
