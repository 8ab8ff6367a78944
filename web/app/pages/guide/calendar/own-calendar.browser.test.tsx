import {
  addImportedCalendar,
  listImportedCalendars,
  pauseListing,
  removeImportedCalendar,
  setDays,
  setWeeklyHours,
} from '@tomoguide/contract/guides/calls';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { ImportedCalendar } from '@tomoguide/contract/guides/imported-calendar';
import { ImportedCalendarId } from '@tomoguide/contract/primitives';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { delayReplies, holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { OwnCalendar } from './own-calendar.tsx';
import type { CalendarTour } from './own-days.ts';

/** Today is Thursday, April 30, 2026, in Tokyo; the viewport is a desktop's. */
beforeEach(async () => {
  await page.viewport(1280, 800);
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
  exceptions: [
    { day: '2026-04-27', hours: [] },
    { day: '2026-05-02', hours: [] },
  ],
};
const tourAt = (id: number, hour: number, agreed = true): CalendarTour => ({
  id,
  start: `2026-05-01T0${hour}:00:00Z`,
  end: `2026-05-01T0${hour + 1}:00:00Z`,
  agreed,
  traveler: 'Mei',
  travelers: 2,
});

/** Opens the calendar page; responses to changes echo the changes. */
const openPage = async (
  replies: readonly ReturnType<typeof reply>[] = [],
  tours: readonly CalendarTour[] = [tourAt(1, 1)],
  changes: Partial<OwnGuide> = {},
) => {
  const { sent } = await show(
    <OwnCalendar
      guide={{ ...guide, ...changes }}
      tours={new Map([['2026-05-01', tours]])}
      tourLines={() => <p>Mei, two people</p>}
    />,
    {
      as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
      replies: [...replies, reply(listImportedCalendars, { data: [] })],
    },
  );
  return { changes: () => sent.filter(({ method }) => method !== 'GET') };
};
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('labels each day with its state: hours, closed, no weekly hours', async () => {
  await openPage();
  await expect.element(button('Thursday, April 30, 2026, 09:00–18:00')).toBeVisible();
  await expect.element(button('Saturday, May 2, 2026, closed that day')).toBeVisible();
  await expect.element(button('Sunday, May 3, 2026, usually off')).toBeVisible();
});

test('after the permission to work, marks days as closed although they have weekly hours', async () => {
  await openPage([], [], { permissionLastDay: '2026-05-07' });
  await expect.element(button('Thursday, May 7, 2026, 09:00–18:00')).toBeVisible();
  const after = button('Friday, May 8, 2026, after your permission to work ends');
  await expect.element(after).toHaveAttribute('data-state', 'ended');
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'After your permission to work' }))
    .toBeVisible();
});

test('shows a day’s hours and two tours if there is room, and lists all tours in its label', async () => {
  await openPage([], [tourAt(1, 1), tourAt(2, 4, false), tourAt(3, 6)]);
  const day = button(
    'Friday, May 1, 2026, 09:00–18:00, 3 tours: 10:00 Mei, 2 travelers; 13:00 Mei, 2 travelers, not confirmed yet; 15:00 Mei, 2 travelers',
  );
  const getShownText = () =>
    [...day.element().querySelectorAll(':scope > [aria-hidden]')]
      .map(({ textContent }) => textContent)
      .join('');
  await expect.poll(getShownText).toBe('109:00–18:0010:00Mei· 213:00Mei· 2+1');
  await page.viewport(390, 844);
  await expect.poll(getShownText).toBe('1');
});

test('on a phone, shows the selected day below the month for editing', async () => {
  await page.viewport(390, 844);
  await openPage();
  const agenda = (day: string) => page.getByRole('region', { name: `${day}, 2026` });
  const today = button('Thursday, April 30, 2026, 09:00–18:00');
  await expect.element(today).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(agenda('Thursday, April 30').getByText('No tours on this day.'))
    .toBeVisible();
  (today.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const tomorrow = agenda('Friday, May 1');
  await expect.element(tomorrow.getByText('Mei, two people')).toBeVisible();
  await expect.element(tomorrow.getByText('09:00–18:00')).toBeVisible();
  await button('Saturday, May 2, 2026, closed that day').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await agenda('Saturday, May 2').getByRole('button', { name: 'Edit this day' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Saturday, May 2, 2026' })).toBeVisible();
});

test('marks a past day as past and omits its hours', async () => {
  await openPage();
  for (const day of ['Sunday, April 26', 'Monday, April 27', 'Wednesday, April 29']) {
    const pastDay = button(`${day}, 2026, over`);
    await expect.element(pastDay).toHaveAttribute('data-state', 'over');
  }
  await expect
    .element(button('Thursday, April 30, 2026, 09:00–18:00'))
    .toHaveAttribute('data-state', 'open');
});

test('lets the guide save changes to the week from each of its rows', async () => {
  await openPage();
  await page.getByLabelText('Monday, from').selectOptions('13:00');
  page.getByLabelText('Monday, from').element().scrollIntoView({ block: 'end' });
  await expect.element(button('Save weekly hours')).toBeInViewport();
});

test('moves from day to day and into the next month with arrow keys, and opens a day with Enter', async () => {
  const { changes } = await openPage([reply(setDays, guide)]);
  button('Thursday, April 30, 2026, 09:00–18:00').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const first = button('Friday, May 1, 2026, 09:00–18:00, 1 tour: 10:00 Mei, 2 travelers');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Mei, two people')).toBeVisible();
  await expect
    .element(
      page.getByText('Tours already booked still take place. You can cancel', { exact: false }),
    )
    .toBeVisible();
  await button('Close this day').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(first).toHaveFocus();
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    ['PUT', { from: '2026-05-01', to: '2026-05-01', hours: [] }],
  ]);
});

test('on the last days of a month, shows the weeks ahead, and the whole month on request', async () => {
  await openPage();
  await expect.element(button(/^Sunday, May 31, 2026/)).toBeVisible();
  await expect.element(button(/^Wednesday, April 1, 2026/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(button(/^Wednesday, April 1, 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.element(button(/^Sunday, May 31, 2026/)).toBeVisible();
});

test.each([
  ['2026-04-30T03:00:00Z', true],
  ['2026-05-02T03:00:00Z', false],
])('at %s, a tour of May 1 outside the hours is marked: %s', async (now, marked) => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Instant.from(now));
  // From 04:00 to 05:00 in Japan.
  const early = { ...tourAt(1, 1), start: '2026-04-30T19:00:00Z', end: '2026-04-30T20:00:00Z' };
  await openPage([], [early]);
  await button(/^Friday, May 1, 2026/).click();
  await expect.element(page.getByText('Mei, two people')).toBeVisible();
  expect(page.getByText('1 tour is outside your hours').elements()).toHaveLength(marked ? 1 : 0);
});

test('keeps focus on the pause switch while saving', async () => {
  await openPage([refusal(pauseListing, 503, 'UNAVAILABLE')]);
  const pause = page.getByRole('switch');
  delayReplies();
  (pause.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(pause).toHaveFocus();
  await expect.element(pause).not.toBeChecked();
});

test('keeps focus on the button when a closed day is reopened', async () => {
  await openPage([refusal(setDays, 503, 'UNAVAILABLE')]);
  button('Thursday, April 30, 2026, 09:00–18:00').element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(button('Saturday, May 2, 2026, closed that day')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const reopen = button('Back to usual hours');
  (reopen.element() as HTMLElement).focus();
  delayReplies();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect.element(reopen).toHaveFocus();
});

test('closes several days together, and shows an error in the open dialog', async () => {
  const { changes } = await openPage([refusal(setDays, 503, 'UNAVAILABLE')]);
  await button('Thursday, April 30, 2026, 09:00–18:00').click();
  await button('Change several days').click();
  const days = page.getByLabelText('Apply to');
  await expect.element(days).toHaveFocus();
  await days.selectOptions('2026-05-05');
  await button('Close 6 days').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That wasn’t saved. Try again.');
  expect(changes()[0]?.body).toEqual({ from: '2026-04-30', to: '2026-05-05', hours: [] });
});

test('shows a day’s tours before its hours, and asks for the number of days only when hours change', async () => {
  const { changes } = await openPage([reply(setDays, guide)]);
  await button('Edit tomorrow').click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText('Your usual hours')).toBeVisible();
  const content = sheet.element().textContent ?? '';
  expect(content.indexOf('Mei, two people')).toBeLessThan(content.indexOf('Your usual hours'));
  const days = sheet.getByLabelText('Apply to');
  await expect.element(days).not.toBeInTheDocument();
  await button('Change hours').click();
  await expect.element(days).toHaveFocus();
  await days.selectOptions('2026-05-02');
  await sheet.getByLabelText('Friday, May 1, 2026, from').selectOptions('10:00');
  await button('Save these hours').click();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(changes()[0]?.body).toEqual({
    from: '2026-05-01',
    to: '2026-05-02',
    hours: [{ startMinute: 600, endMinute: 1080 }],
  });
});

test('copies a weekday’s hours to other weekdays, and lists the tours outside the new hours', async () => {
  const { changes } = await openPage([reply(setWeeklyHours, guide)]);
  const save = button('Save weekly hours');
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('Monday, from').selectOptions('13:00');
  await button('Copy to other days, Monday').click();
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).click();
  await button('Copy to these days').click();
  await expect
    .element(page.getByText('1 booked tour is outside these hours', { exact: false }))
    .toBeVisible();
  await save.click();
  await expect.element(page.getByText('Weekly hours saved.')).toBeVisible();
  expect(changes()[0]?.body).toEqual({
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startMinute: 780, endMinute: 1080 })),
  });
});

test('keeps hours that change during a save as unsaved changes', async () => {
  const { changes } = await openPage([reply(setWeeklyHours, guide)]);
  const save = button('Save weekly hours');
  await page.getByLabelText('Monday, from').selectOptions('13:00');
  const releaseResponses = holdReplies();
  await save.click();
  await expect.poll(changes).toHaveLength(1);
  await page.getByLabelText('Tuesday, from').selectOptions('14:00');
  (button('Saving…').element() as HTMLElement).click();
  releaseResponses();
  await expect.element(save).toBeEnabled();
  await expect.element(page.getByLabelText('Tuesday, from')).toHaveValue('840');
  expect(changes()).toHaveLength(1);
});

test('rejects overlapping hours without sending them', async () => {
  await openPage();
  await button('Add hours, Friday').click();
  await page.getByLabelText('Friday, from').nth(1).selectOptions('10:00');
  await expect.element(page.getByRole('alert')).toHaveTextContent('These hours overlap.');
  await expect.element(button('Save weekly hours')).toBeDisabled();
});

const imported = (changes: Partial<ImportedCalendar> = {}): ImportedCalendar => ({
  id: ImportedCalendarId.parse(7),
  name: 'Family',
  host: 'calendar.example',
  readAt: '2026-04-30T02:30:00Z',
  failingSince: null,
  problem: null,
  waiting: false,
  entries: 1,
  unreadCount: 0,
  unread: [],
  zones: [],
  busy: [{ start: '2026-04-30T05:00:00Z', end: '2026-05-01T01:30:00Z' }],
  ...changes,
});

test('marks busy times from other calendars, and lists them on each day that they cover', async () => {
  await openPage([reply(listImportedCalendars, { data: [imported()] })]);
  await expect.element(page.getByText('1 upcoming busy time', { exact: false })).toBeVisible();
  await button('Thursday, April 30, 2026, 09:00–18:00, busy elsewhere').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('14:00–24:00')).toBeVisible();
});

test('adds a calendar with a valid address, and removes it after a confirmation', async () => {
  let there: ImportedCalendar[] = [];
  const { changes } = await openPage([
    reply(listImportedCalendars, () => ({ data: there })),
    reply(addImportedCalendar, () => {
      there = [imported()];
      return imported();
    }),
    reply(removeImportedCalendar, () => {
      there = [];
      return { data: there };
    }),
  ]);
  await button('Add a calendar').click();
  await page.getByLabelText('iCal address').fill('calendar.example');
  await button('Add this calendar').click();
  await expect
    .element(page.getByText('This isn’t a calendar address', { exact: false }))
    .toBeVisible();
  await page.getByLabelText('iCal address').fill('webcal://calendar.example/a.ics');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Family' })).toBeVisible();
  await button('Remove: Family').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Family' })).not.toBeInTheDocument();
  expect(changes().map(({ body }) => body)).toEqual([
    { name: 'calendar.example', address: 'webcal://calendar.example/a.ics' },
    null,
  ]);
});

test('explains why a calendar cannot be read, and that its earlier data still applies', async () => {
  const failing = imported({ problem: 'not_found', failingSince: '2026-04-29T02:30:00Z' });
  await openPage([reply(listImportedCalendars, { data: [failing] })]);
  const warning = page.getByText('no longer shared', { exact: false });
  await expect
    .element(warning.filter({ hasText: 'Times we read before stay blocked.' }))
    .toBeVisible();
});

test('lists unreadable entries with the reason, and uncertain time zones', async () => {
  const partly = imported({
    entries: 31,
    unreadCount: 12,
    unread: [
      { title: 'Dentist', reason: 'ends_before_start' },
      { title: null, reason: 'start' },
    ],
    zones: [
      { name: 'CST', readAs: 'Asia/Shanghai' },
      { name: 'Atlantis', readAs: null },
    ],
  });
  await openPage([reply(listImportedCalendars, { data: [partly] })]);
  await expect.element(page.getByText('12 of 31 entries couldn’t be read:')).toBeVisible();
  const notes = page.getByRole('listitem');
  await expect.element(notes.filter({ hasText: /^Dentist: it ends before/ })).toBeVisible();
  await expect
    .element(notes.filter({ hasText: /^Entry without a title: its start/ }))
    .toBeVisible();
  await expect.element(notes.filter({ hasText: /^and 10 more$/ })).toBeVisible();
  await expect
    .element(page.getByText('We read it as Beijing time.', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText('“Atlantis” and read its times as Japan time', { exact: false }))
    .toBeVisible();
});
