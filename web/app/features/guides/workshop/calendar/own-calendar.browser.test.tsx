import { setDays, setWeeklyHours } from '@tomoguide/contract/guides/calls';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply } from '../../../../testing/api-replies.ts';
import { sampleGuide } from '../../../../testing/sample-guide.ts';
import { sampleSession } from '../../../../testing/samples.ts';
import { show } from '../../../../testing/show.tsx';
import { OwnCalendar } from './own-calendar.tsx';

/** Thursday, 30 April 2026, in Tokyo. */
beforeEach(() => {
  vi.spyOn(Temporal.Now, 'plainDateISO').mockReturnValue(Temporal.PlainDate.from('2026-04-30'));
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from('2026-04-30T03:00:00Z'));
});
afterEach(() => vi.restoreAllMocks());

const guide: OwnGuide = {
  ...sampleGuide({
    availabilities: [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      startMinute: 540,
      endMinute: 1080,
    })),
  }),
  paused: false,
  unlistedBecause: [],
  photos: { cover: null, gallery: [] },
  exceptions: [{ day: '2026-04-27', hours: [] }],
};
const tour = { id: 1, start: '2026-05-01T01:00:00Z', end: '2026-05-01T03:00:00Z', agreed: true };

const opened = (replies: Parameters<typeof show>[1] = {}) =>
  show(
    <OwnCalendar
      guide={guide}
      tours={new Map([['2026-05-01', [tour]]])}
      tourLines={() => <p>Mei, two people</p>}
    />,
    { as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }), ...replies },
  );
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('each day says what it is: hours, closed, not in the week', async () => {
  await opened();
  await expect.element(button('Thursday, 30 April 2026, 09:00–18:00')).toBeVisible();
  await expect.element(button('Monday, 27 April 2026, closed')).toBeVisible();
  await expect.element(button('Sunday, 26 April 2026, not in your week')).toBeVisible();
});

test('the arrows walk the days into the next month, and Enter opens one', async () => {
  const { sent } = await opened({ replies: [reply(setDays, guide)] });
  button('Thursday, 30 April 2026, 09:00–18:00').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const first = button('Friday, 1 May 2026, 09:00–18:00, 1 tour');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Mei, two people')).toBeVisible();
  await expect
    .element(page.getByText('What is booked stays booked.', { exact: false }))
    .toBeVisible();
  await button('Close this day').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(first).toHaveFocus();
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { from: '2026-05-01', to: '2026-05-01', hours: [] }],
  ]);
});

test('several days are closed at once, and a refusal is said where one is', async () => {
  const { sent } = await opened({ replies: [refusal(setDays, 503, 'UNAVAILABLE')] });
  await button('Thursday, 30 April 2026, 09:00–18:00').click();
  await page.getByLabelText('Through').selectOptions('2026-05-05');
  await button('Close 6 days').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That was not saved. Try again.');
  expect(sent[0]?.body).toEqual({ from: '2026-04-30', to: '2026-05-05', hours: [] });
});

test('a weekday is copied to others, and new hours name the tours that lie outside', async () => {
  const { sent } = await opened({ replies: [reply(setWeeklyHours, guide)] });
  const save = button('Save weekly hours');
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('Monday, from').selectOptions('13:00');
  await button('Copy the hours of Monday').click();
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).click();
  await button('Copy to these days').click();
  await expect
    .element(page.getByText('1 booked tour lies outside these hours.', { exact: false }))
    .toBeVisible();
  await save.click();
  await expect.element(page.getByText('Weekly hours saved.')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 780, endMinute: 1080 })),
  });
});

test('hours that overlap are said so and not sent', async () => {
  await opened();
  await button('Add hours, Friday').click();
  await page.getByLabelText('Friday, from').nth(1).selectOptions('10:00');
  await expect.element(page.getByRole('alert')).toHaveTextContent('These hours overlap.');
  await expect.element(button('Save weekly hours')).toBeDisabled();
});
