import { getStartTimes } from '@tomoguide/contract/guides/calls';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { sendDirectMessage } from '@tomoguide/contract/messaging/calls';
import { ConversationId, GuideId, PlainDate } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { endSession } from '../../../lib/session.ts';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { type Chosen, choose, clearChosen } from './chosen.ts';
import DirectBar from './direct-bar.tsx';

const DAY = PlainDate.parse('2036-05-02');

const guide = (id: number, name: string, change: Partial<GuideCard> = {}): Chosen => ({
  id: GuideId.parse(id),
  name,
  portrait: null,
  timeZone: 'Asia/Tokyo',
  minPeople: 1,
  maxPeople: 4,
  minDuration: 4,
  maxDuration: 8,
  ...change,
});
const [aoi, ken, rin] = [guide(3, 'Aoi'), guide(4, 'Ken'), guide(5, 'Rin')];

/** The reply with the times at which one guide is free that day, for any duration. */
const freeAt = (id: number, times: readonly string[]) =>
  reply({ ...getStartTimes, path: `/api/v2/guides/${id}/start-times` }, (query) => ({
    timeZone: 'Asia/Tokyo',
    date: DAY,
    duration: Number(query.get('duration')),
    data: times.map((time) => ({ start: `${DAY}T00:00:00Z`, time, day: DAY })),
  }));
const ALL_FREE = [aoi, ken, rin].map(({ id }) => freeAt(id, ['09:00', '10:00']));

const answer = (guideId: number, refused: 'BLOCKED' | null) => ({
  guideId: GuideId.parse(guideId),
  conversationId: refused ? null : ConversationId.parse(70 + guideId),
  refused,
});

const TestDirectBar = ({ day }: { day: string | null }) => {
  const [date, setDate] = useState(day);
  return <DirectBar date={date} onDate={setDate} travelers={2} onEnd={() => {}} />;
};

const showSearch = async (
  guides: readonly Chosen[],
  {
    day = DAY,
    replies = ALL_FREE,
    visitor = false,
  }: { day?: string | null; replies?: Parameters<typeof renderSearch>[0]; visitor?: boolean } = {},
) => {
  clearChosen();
  const shown = await renderSearch(replies, day, visitor);
  // Rendering the page for a visitor ends the session, which clears the earlier selection.
  for (const one of guides) choose(one, true);
  return shown;
};
const renderSearch = (replies: ReturnType<typeof reply>[], day: string | null, visitor: boolean) =>
  show(<TestDirectBar day={day} />, {
    as: visitor ? null : sampleSession(),
    at: '/search?city=tokyo',
    replies,
  });

const openDialog = async (...of: Parameters<typeof showSearch>) => {
  const shown = await showSearch(...of);
  await page.getByRole('button', { name: 'Write message' }).click();
  return shown;
};
const problem = () => document.querySelector('[role="alert"][data-error]');
const send = (name: string | RegExp) => page.getByRole('button', { name });
const textField = () => page.getByRole('textbox', { name: 'Message' });
const recipientTexts = () =>
  [...document.querySelectorAll('section li')].map((one) => one.textContent ?? '');
const getBodies = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent.flatMap(({ path, body }) =>
    path === '/api/direct-messages'
      ? [body as { directId: string; to: { guideId: number; clientMessageId: string }[] }]
      : [],
  );

beforeEach(() => sessionStorage.clear());

test.each([
  ['missing-guides', [aoi], { day: null, without: 'Aoi' }],
  ['missing-date', [aoi], { day: null }],
  ['fetch-error', [aoi], { replies: [refusal(getStartTimes, 503, 'UNAVAILABLE')] }],
  ['no-availability', [aoi, ken], { replies: [freeAt(3, []), freeAt(4, [])] }],
] as const)('explains why there is no time to choose: %s', async (error, guides, how) => {
  const { sent } = await openDialog(guides, {
    ...how,
    replies: [...('replies' in how ? how.replies : [])],
  });
  if ('without' in how) await page.getByRole('button', { name: `Remove ${how.without}` }).click();
  await expect.poll(() => problem()?.getAttribute('data-error')).toBe(error);
  await textField().fill('Is the garden open?');
  await send(/Message several guides/).click();
  expect(problem()?.getAttribute('data-error')).toBe(error);
  expect(getBodies(sent)).toEqual([]);
});

test('requires only one free guide, and marks and skips unavailable guides', async () => {
  const long = guide(5, 'Rin', { minDuration: 6 });
  const replies = [
    freeAt(3, ['09:00']),
    freeAt(4, []),
    freeAt(5, ['09:00']),
    reply(sendDirectMessage, { data: [answer(3, null)] }),
  ];
  const { sent } = await openDialog([aoi, ken, long], { replies });
  const start = page.getByRole('combobox', { name: 'From' });
  await expect.element(start).toBeEnabled();
  await start.selectOptions('09:00 (2 of 3 available)');
  await page.getByRole('combobox', { name: 'To' }).selectOptions('13:00');
  await expect
    .poll(recipientTexts)
    .toEqual([
      expect.stringContaining('Available at that time'),
      expect.stringContaining('Not available at that time'),
      expect.stringContaining('Doesn’t offer this duration'),
    ]);
  await textField().fill('  Is the garden open?  ');
  await send('Send to 1 guide').click();
  await expect.element(page.getByText('Sent to 1 guide')).toBeVisible();
  expect(getBodies(sent)).toEqual([
    expect.objectContaining({
      text: 'Is the garden open?',
      date: DAY,
      startTime: '09:00',
      endTime: '13:00',
      travelers: 2,
      to: [expect.objectContaining({ guideId: 3 })],
    }),
  ]);
});

test('removes times at which only a removed guide was free', async () => {
  const short = guide(3, 'Aoi', { minDuration: 2, maxDuration: 2 });
  const long = guide(4, 'Ken', { minDuration: 8, maxDuration: 8 });
  const { sent } = await openDialog([short, long], {
    replies: [
      freeAt(3, ['10:00']),
      freeAt(4, ['09:00', '10:00']),
      reply(sendDirectMessage, { data: [answer(3, null)] }),
    ],
  });
  const start = page.getByRole('combobox', { name: 'From' });
  const end = page.getByRole('combobox', { name: 'To' });
  await expect.element(start).toBeEnabled();
  await start.selectOptions('10:00 (2 of 2 available)');
  await end.selectOptions('18:00');
  await page.getByRole('button', { name: /Remove Ken/ }).click();
  await expect.element(end).toHaveValue('12:00');
  await textField().fill('Is the garden open?');
  await send('Send to 1 guide').click();
  await expect.element(page.getByText('Sent to 1 guide')).toBeVisible();
  expect(getBodies(sent)).toEqual([
    expect.objectContaining({ startTime: '10:00', endTime: '12:00' }),
  ]);
});

test('clears the chosen times when the day changes', async () => {
  await openDialog([aoi]);
  const start = page.getByRole('combobox', { name: 'From' });
  await expect.element(start).toBeEnabled();
  await start.selectOptions('09:00');
  const end = page.getByRole('combobox', { name: 'To' });
  await expect.element(end).toHaveValue('13:00');
  await page.getByRole('textbox', { name: 'Date' }).fill('tomorrow');
  await textField().click();
  await expect.element(start).toHaveValue('');
  await expect.element(end).toHaveValue('');
});

test('shows a result for each guide, and retries only those that failed', async () => {
  let go = 0;
  const replies = [
    ...ALL_FREE,
    reply(sendDirectMessage, () => {
      go += 1;
      return go === 1
        ? { data: [answer(3, null), answer(4, 'BLOCKED'), answer(5, null)] }
        : { data: [answer(4, null)] };
    }),
  ];
  const { sent } = await openDialog([aoi, ken, rin], { replies });
  const start = page.getByRole('combobox', { name: 'From' });
  await expect.element(start).toBeEnabled();
  await start.selectOptions('10:00 (3 of 3 available)');
  await textField().fill('Is the garden open?');
  await send('Send to 3 guides').click();
  await expect
    .poll(recipientTexts)
    .toEqual([
      expect.stringMatching(/Aoi.*Sent.*Open/s),
      expect.stringMatching(/Ken.*Not sent · You and this person can’t contact/s),
      expect.stringMatching(/Rin.*Sent.*Open/s),
    ]);
  await expect
    .element(page.getByRole('link', { name: 'Open the conversation with Aoi' }))
    .toHaveAttribute('href', '/messages?conversation=73');
  await expect.element(page.getByText('Sent to 2 guides')).toBeVisible();

  await send('Send again to 1 guide').click();
  await expect.element(send('Done')).toBeVisible();
  const [first, again] = getBodies(sent);
  expect(again?.directId).toBe(first?.directId);
  expect(again?.to).toEqual(first?.to.filter(({ guideId }) => guideId === 4));
});

test('retries with the same IDs after a lost reply', async () => {
  const { sent } = await openDialog([aoi, ken]);
  const start = page.getByRole('combobox', { name: 'From' });
  await expect.element(start).toBeEnabled();
  await start.selectOptions('09:00 (2 of 2 available)');
  await textField().fill('Is the garden open?');
  await send('Send to 2 guides').click();
  await expect.element(page.getByText(/^Your message wasn’t sent/)).toBeVisible();
  await send('Send again to 2 guides').click();
  await expect.poll(() => getBodies(sent)).toHaveLength(2);
  expect(getBodies(sent)[1]).toEqual(getBodies(sent)[0]);
});

test('still shows a message being sent after the dialog is reopened, and resends it with the same IDs', async () => {
  const { sent } = await openDialog([aoi, ken]);
  const network = globalThis.fetch;
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'POST') await lost;
    return network(input, init);
  };
  const start = page.getByRole('combobox', { name: 'From' });
  await expect.element(start).toBeEnabled();
  await start.selectOptions('10:00 (2 of 2 available)');
  await textField().fill('Is the garden open?');
  await send('Send to 2 guides').click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(textField()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Write message' }).click();
  const again = send('Send to 2 guides');
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  (again.element() as HTMLButtonElement).click();
  lose();
  await expect.element(page.getByText(/^Your message wasn’t sent/)).toBeVisible();
  await expect.element(start).toHaveValue('10:00');
  await send('Send again to 2 guides').click();
  await expect.poll(() => getBodies(sent)).toHaveLength(2);
  expect(getBodies(sent)[1]).toEqual(getBodies(sent)[0]);
});

test('restores the guides and the text once after a visitor logs in', async () => {
  const before = await openDialog([aoi, ken], { visitor: true });
  await textField().fill('花园早上开吗？');
  const loginLink = page.getByRole('link', { name: 'Log in to send' });
  await expect
    .element(loginLink)
    .toHaveAttribute('href', '/login?redirect=%2Fsearch%3Fcity%3Dtokyo');
  await loginLink.click();
  expect(getBodies(before.sent)).toEqual([]);
  await before.screen.unmount();

  // On another page of results, no guide is selected yet.
  const after = await showSearch([]);
  await expect.element(textField()).toHaveValue('花园早上开吗？');
  await expect.element(page.getByText('2 guides chosen')).toBeInTheDocument();
  await after.screen.unmount();
  await showSearch([]);
  // Without a selected guide, there is no recipient.
  await expect.element(page.getByText('Choose up to 10 guides')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Write message' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('clears the selected guides on logout', async () => {
  await showSearch([aoi]);
  await expect.element(page.getByText('1 guide chosen')).toBeVisible();
  endSession('logout');
  await expect.element(page.getByText('Choose up to 10 guides')).toBeVisible();
});
