import { createServer } from 'node:http';
import { freeSlot } from '../support/bookings.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  add: { en: 'Add a calendar', 'zh-CN': '添加日历' },
  address: { en: 'iCal address', 'zh-CN': 'iCal 地址' },
  name: { en: 'Name', 'zh-CN': '名称' },
  save: { en: 'Add this calendar', 'zh-CN': '添加这个日历' },
  unread: { en: '1 of 2 entries couldn’t be read:', 'zh-CN': '共 2 个事项，1 个无法读取：' },
  dentist: {
    en: 'Dentist: its start is missing or not a date',
    'zh-CN': 'Dentist：没有开始时间，或者不是日期',
  },
  again: { en: 'Read now: Family', 'zh-CN': '立即读取：Family' },
  busy: { en: '2 upcoming busy times', 'zh-CN': '接下来有 2 段时间没空' },
} satisfies Record<string, Texts>;

const utc = (at: Temporal.Instant): string =>
  at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
const event = (title: string, start: string, hours: string): string =>
  ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, start, hours, 'END:VEVENT'].join('\r\n');

test('a guide fixes an unreadable calendar entry, and travelers see that time as taken', async ({
  page,
  request,
  say,
  site,
}) => {
  const slot = await freeSlot(request, [72, 400]);
  const taken = utc(Temporal.Instant.from(slot.start));
  const later = utc(Temporal.Instant.from(slot.start).add({ hours: 24 * 40 }));
  let dentist = 'DTSTART:on Monday';
  const calendar = createServer((_, reply) => {
    const events = [
      event('Dentist', dentist, 'DURATION:PT1H'),
      event('Dinner', `DTSTART:${later}`, 'DURATION:PT1H'),
    ];
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''];
    reply.end(lines.join('\r\n'));
  });
  const host = process.env.E2E_CALENDAR_HOST ?? '';
  const port = Number(host.split(':')[1]);
  await new Promise<void>((resolve) => calendar.listen(port, '127.0.0.1', resolve));
  const isFree = async (): Promise<boolean> => {
    const starts = `/api/v2/guides/${slot.guideId}/start-times`;
    const reply = await request.get(`${starts}?date=${slot.day}&duration=${slot.duration}`);
    const { data }: { data: { start: string }[] } = await reply.json();
    return data.some(({ start }) => start === slot.start);
  };
  try {
    await signIn(page, slot.guide);
    await page.goto('/guide/calendar');
    await page.getByRole('button', { name: say(words.add) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say(words.address)).fill(`http://${host}/family.ics`);
    await dialog.getByLabel(say(words.name), { exact: true }).fill('Family');
    await dialog.getByRole('button', { name: say(words.save) }).click();
    await expect(page.getByText(say(words.unread))).toBeVisible();
    await expect(page.getByRole('listitem').getByText(say(words.dentist))).toBeVisible();
    expect(await isFree()).toBe(true);

    dentist = `DTSTART:${taken}`;
    // A calendar can be fetched again only after a minute.
    await site.advance('PT2M');
    await page.getByRole('button', { name: say(words.again) }).click();
    await expect(page.getByText(say(words.busy))).toBeVisible();
    await expect(page.getByText(say(words.unread))).toBeHidden();
    await expect.poll(isFree).toBe(false);
  } finally {
    calendar.closeAllConnections();
    calendar.close();
  }
});
