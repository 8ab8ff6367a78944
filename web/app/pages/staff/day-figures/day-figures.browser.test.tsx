import type { RideFigure, SightFigure } from '@tomoguide/contract/catalog/day-figures';
import type { Locale } from '@tomoguide/contract/primitives';
import { correctRide, correctSight, listDayFigures } from '@tomoguide/contract/staff/calls';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal, reply, replySequence } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { DayFigures } from './day-figures.tsx';

const HOURS: SightFigure['hours'] = {
  closedWeekdays: [{ weekday: 1, onHoliday: 'next_day' }],
  closedYearly: [{ from: '12-28', to: '01-01' }],
  unclaimed: [],
  opens: 570,
  closes: 1020,
  lastAdmission: 990,
};
const CHECK = {
  version: 0,
  checkedOn: '2026-11-30',
  isOld: false,
  isCorrected: false,
  isChecked: false,
  note: null,
  staffName: null,
};
const museum: SightFigure = {
  ...CHECK,
  id: 'tokyo-tokyo-national-museum',
  city: 'tokyo',
  name: { nameEn: 'Tokyo National Museum', nameCn: '东京国立博物馆' },
  hours: HOURS,
  shippedHours: HOURS,
};
const temple: SightFigure = {
  ...museum,
  id: 'kyoto-to-ji',
  city: 'kyoto',
  name: { nameEn: 'To-ji', nameCn: '东寺' },
  isOld: true,
  checkedOn: '2026-01-01',
};
const ride: RideFigure = {
  ...CHECK,
  id: 'tokyo.asakusa--tokyo.ueno',
  city: 'tokyo',
  from: { nameEn: 'Asakusa', nameCn: '浅草' },
  to: { nameEn: 'Ueno', nameCn: '上野' },
  minutes: 7,
  shippedMinutes: 5,
  version: 3,
  isCorrected: true,
  isChecked: true,
  note: 'Timetable',
  staffName: 'Sato Yui',
};

const showPage = ({
  at = '/staff/day-figures',
  locale = 'en' as Locale,
  replies = [] as ReturnType<typeof reply>[],
  lists = { sights: [museum, temple], rides: [ride] },
} = {}) =>
  show(<DayFigures />, {
    at,
    locale,
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      ...replies,
      reply(listDayFigures, lists),
      reply(correctSight, museum),
      reply(correctRide, ride),
    ],
  });
const getChanges = ({ sent }: Awaited<ReturnType<typeof showPage>>) =>
  sent.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
const today = () => Temporal.Now.plainDateISO('Asia/Tokyo').toString();

test('states how many figures are old, and shows only these on request', async () => {
  await showPage();
  await expect.element(page.getByText('1 of 2 was checked more than 180 days ago.')).toBeVisible();
  await expect.element(page.getByText('09:30–17:00', { exact: false }).first()).toBeVisible();
  await page.getByRole('checkbox').click();
  await expect.element(page.getByRole('heading', { name: 'To-ji' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Tokyo National Museum' }))
    .not.toBeInTheDocument();
});

test('shows one city at first, and all of them on request', async () => {
  await showPage();
  await expect.element(page.getByRole('heading', { name: 'Tokyo National Museum' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'To-ji' })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'City' }).selectOptions('All cities');
  await expect.element(page.getByRole('heading', { name: 'To-ji' })).toBeVisible();
});

test('finds a figure by its name in the other language, and says if there is none', async () => {
  await showPage();
  const search = page.getByRole('searchbox');
  await search.fill('博物馆');
  await expect.element(page.getByRole('heading', { name: 'To-ji' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Tokyo National Museum' })).toBeVisible();
  await page.getByRole('combobox', { name: 'City' }).selectOptions('kyoto');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
});

test('confirms the shipped figure, dated today', async () => {
  const shown = await showPage();
  await page.getByRole('button', { name: 'Still right: Tokyo National Museum' }).click();
  await expect
    .poll(() => getChanges(shown))
    .toEqual([
      {
        id: museum.id,
        version: 0,
        correction: { checkedOn: today(), note: null, hours: null },
      },
    ]);
});

test('confirms a corrected figure as it is, and goes back to the shipped one only after asking', async () => {
  const shown = await showPage({ at: '/staff/day-figures?show=rides' });
  await expect.element(page.getByText('Shipped: 5 min')).toBeVisible();
  await expect.element(page.getByText('Source: Timetable')).toBeVisible();
  await page.getByRole('button', { name: 'Still right: Asakusa – Ueno' }).click();
  await expect.poll(() => getChanges(shown).length).toBe(1);
  await page.getByRole('button', { name: 'Back to the shipped figure: Asakusa – Ueno' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Back to the shipped figure' })
    .click();
  await expect
    .poll(() => getChanges(shown))
    .toEqual([
      {
        id: ride.id,
        version: 3,
        correction: { checkedOn: today(), note: 'Timetable', minutes: 7 },
      },
      { id: ride.id, version: 3, correction: null },
    ]);
});

test('sends the hours that staff typed, and nothing while they cannot be right', async () => {
  const shown = await showPage();
  await page.getByRole('button', { name: 'Change: Tokyo National Museum' }).click();
  await expect.element(page.getByLabelText('Opens')).toHaveFocus();
  await page.getByLabelText('Closes').fill('09:00');
  await page.getByLabelText(/^Days with other hours/).fill('February');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('It closes after it opens.')).toBeVisible();
  await expect.element(page.getByText('Write each as month and day: 12-29..01-03.')).toBeVisible();
  expect(getChanges(shown)).toEqual([]);
  await page.getByLabelText('Closes').fill('00:00');
  await page.getByLabelText(/^Days with other hours/).fill('3-20..4-8');
  await page.getByLabelText(/^Last admission/).fill('');
  await page.getByLabelText('Monday').selectOptions('');
  await page.getByLabelText('Tuesday').selectOptions('open');
  await page.getByLabelText(/^Source/).fill('Its website');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => getChanges(shown))
    .toEqual([
      {
        id: museum.id,
        version: 0,
        correction: {
          checkedOn: today(),
          note: 'Its website',
          hours: {
            ...HOURS,
            closedWeekdays: [{ weekday: 2, onHoliday: 'open' }],
            unclaimed: [{ from: '03-20', to: '04-08' }],
            closes: 1440,
            lastAdmission: null,
          },
        },
      },
    ]);
  await expect
    .element(page.getByRole('button', { name: 'Change: Tokyo National Museum' }))
    .toHaveFocus();
});

test('in Chinese, refuses minutes that no ride takes', async () => {
  const shown = await showPage({ at: '/staff/day-figures?show=rides', locale: 'zh-CN' });
  await page.getByRole('button', { name: '更正：浅草 – 上野' }).click();
  const minutes = page.getByLabelText('路程分钟数');
  for (const wrong of ['', '0', '601', '2.5']) {
    await minutes.fill(wrong);
    await page.getByRole('button', { name: '保存' }).click();
    await expect.element(page.getByText('请填写 1–600 的整数。')).toBeVisible();
  }
  expect(getChanges(shown)).toEqual([]);
  await minutes.fill('９');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => getChanges(shown)).toMatchObject([{ correction: { minutes: 9 } }]);
});

test('keeps the input if a colleague was faster, shows the new figure, and then replaces it', async () => {
  const newer = { ...ride, version: 4, minutes: 9 };
  const shown = await showPage({
    at: '/staff/day-figures?show=rides',
    replies: [
      replySequence(
        reply(listDayFigures, { sights: [], rides: [ride] }),
        reply(listDayFigures, { sights: [], rides: [newer] }),
      ),
      replySequence(refusal(correctRide, 409, 'DAY_FIGURE_CHANGED'), reply(correctRide, newer)),
    ],
  });
  await page.getByRole('button', { name: 'Change: Asakusa – Ueno' }).click();
  await page.getByLabelText('Minutes of the ride').fill('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/Someone else has just changed this figure/)).toBeVisible();
  await expect.element(page.getByText('9 min', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Minutes of the ride')).toHaveValue('8');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => getChanges(shown))
    .toMatchObject([{ version: 3 }, { version: 4, correction: { minutes: 8 } }]);
});

test('the keys move between figures of several cities, and change the one in focus', async () => {
  await showPage();
  await page.getByRole('combobox', { name: 'City' }).selectOptions('All cities');
  await page.getByRole('button', { name: 'Still right: Tokyo National Museum' }).click();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('button', { name: 'Still right: To-ji' })).toHaveFocus();
});

test('offers to load the lists again if that failed', async () => {
  await showPage({ replies: [refusal(listDayFigures, 404, 'NOT_FOUND')] });
  await expect.element(page.getByText('This couldn’t be loaded')).toBeVisible();
});
