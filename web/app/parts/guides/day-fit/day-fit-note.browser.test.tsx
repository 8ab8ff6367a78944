import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import type { DayFit } from '@tomoguide/contract/catalog/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { show } from '../../../testing/show.tsx';
import { DayFitNote } from './day-fit-note.tsx';
import { splitStart, toLocalDayStops } from './day-stops.ts';

const museum = {
  id: 'tokyo-tokyo-national-museum',
  nameEn: 'Tokyo National Museum',
  nameCn: '东京国立博物馆',
};
const stops = toLocalDayStops(
  [
    { title: { en: 'The museum', zh: '博物馆' }, minutes: 60 },
    { title: { en: 'Kamakura', zh: null }, minutes: 60 },
  ],
  'en',
);
const day = { stops, minutes: 120, ...splitStart('2026-12-07T01:00:00Z') };

const showNote = async (fit: Partial<DayFit>) =>
  await show(<DayFitNote day={day} />, {
    replies: [
      reply(checkDayFit, {
        neededMinutes: 200,
        travelMinutes: 90,
        roundTripMinutes: 180,
        stops: 2,
        knownStops: 1,
        warnings: [],
        ...fit,
      }),
    ],
  });

test('sends the names in both languages, and the start on the clock of Japan', async () => {
  const { sent } = await showNote({});
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({
    stops: [
      { names: ['The museum', '博物馆'], minutes: 60 },
      { names: ['Kamakura'], minutes: 60 },
    ],
    minutes: 120,
    day: '2026-12-07',
    startMinute: 600,
  });
});

test('states the reasons, the ways to mend them, and how many stops are known', async () => {
  await showNote({
    warnings: [
      {
        kind: 'too_long',
        neededMinutes: 210,
        minutes: 120,
        longestRoute: { from: 0, to: 1, minutes: 90 },
        leaveOut: 1,
        enoughMinutes: 210,
        checkedOn: null,
      },
      {
        kind: 'closed',
        stop: 0,
        sight: museum,
        reason: 'weekday',
        openDay: '2026-12-08',
        checkedOn: '2026-05-01',
      },
    ],
  });
  await expect.element(page.getByText('This day may not work as planned')).toBeVisible();
  const lines = page.getByRole('listitem');
  await expect
    .element(lines.nth(0))
    .toHaveTextContent(
      'The stops need about 3.5 hours, but the tour lasts 2 hours. From “The museum” to “Kamakura” takes about 1.5 hours.Leave out “Kamakura”, or make the tour 3.5 hours long.',
    );
  await expect
    .element(lines.nth(1))
    .toHaveTextContent(
      'Tokyo National Museum is closed on Mon, Dec 7: that’s its weekly closing day.Choose another day, such as Tue, Dec 8, or leave it out. Last checked on May 1, 2026.',
    );
  await expect
    .element(page.getByText('Checked: 1 of 2 stops. About the others, nothing is known.'))
    .toBeVisible();
});

test('is a hint while only weekly closing days are known', async () => {
  await showNote({
    knownStops: 2,
    warnings: [
      { kind: 'closed_weekly', stop: 0, sight: museum, weekdays: [1, 5], checkedOn: null },
    ],
  });
  await expect.element(page.getByText('Weekly closing days')).toBeVisible();
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('Closing days of Tokyo National Museum: Monday, Friday.');
});
