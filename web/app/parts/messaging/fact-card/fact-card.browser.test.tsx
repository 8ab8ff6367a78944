import {
  confirmFacts,
  correctFact,
  getFactCard,
  openFactCard,
} from '@tomoguide/contract/messaging/calls';
import { FactCard } from '@tomoguide/contract/messaging/entities';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { conversationReplies, sampleMessage } from '../../../testing/sample-conversation.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

const TEXT = '12月4日晚上8点，浅草寺，20000日元';

const message = (content: object = {}) =>
  sampleMessage(1, TEXT, { content: { kind: 'text', text: TEXT, masked: false, ...content } });

const fact = (number: number, value: object, words: string, change: object = {}) => ({
  number,
  kind: 'kind' in value ? value.kind : '',
  words,
  value,
  options: [],
  endsRange: false,
  removed: false,
  confirmedBy: [],
  ...change,
});

const FACTS = [
  fact(1, { kind: 'date', day: '2026-12-04' }, '12月4日'),
  fact(2, { kind: 'time', minutes: 1200 }, '晚上8点'),
  fact(3, { kind: 'place', placeId: 'tokyo-sensoji' }, '浅草寺'),
  fact(4, { kind: 'money', currency: 'JPY', amount: 20_000 }, '20000日元'),
];

const sampleCard = (change: object = {}): FactCard =>
  z.parse(FactCard, {
    messageId: 1_001,
    conversationId: 7,
    version: 1,
    state: 'open',
    canAnswer: true,
    facts: FACTS,
    places: [
      {
        id: 'tokyo-sensoji',
        nameEn: 'Senso-ji',
        nameCn: '浅草寺',
        nameJa: '浅草寺（せんそうじ）',
        isDish: false,
      },
    ],
    jpyPerRmb: 20,
    ...change,
  });

const showConversation = (content: object, replies: ReturnType<typeof reply>[]) =>
  show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: sampleSession(),
      replies: [...replies, ...conversationReplies({}, [message(content)])],
    },
  );

const card = () => page.getByRole('region', { name: 'Did we both mean this?' });
const bodies = (sent: Awaited<ReturnType<typeof showConversation>>['sent'], end: string) =>
  sent.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 800));

test('a message without facts fetches nothing and offers nothing', async () => {
  const { sent } = await showConversation({}, []);
  await expect.element(page.getByText(TEXT)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Did we both mean this?' }))
    .not.toBeInTheDocument();
  expect(bodies(sent, '/fact-card')).toEqual([]);
});

test('the button below a message with one fact has words too', async () => {
  await showConversation({ facts: 1 }, []);
  await expect.element(page.getByText('Did we both mean this?', { exact: true })).toBeVisible();
});

test('only two places are several places; a place and a dish are not', async () => {
  const [sensoji] = sampleCard().places;
  const other = { ...sensoji, id: 'tokyo-ueno', nameEn: 'The other' };
  const second = fact(2, { kind: 'place', placeId: other.id }, '上野');
  const showWith = (change: object) =>
    showConversation({ facts: 2, card: 'open' }, [
      reply(
        getFactCard,
        sampleCard({ facts: [FACTS[2], second], places: [sensoji, { ...other, ...change }] }),
      ),
    ]);
  const hint = card().getByText(/several places/);
  const { screen } = await showWith({ isDish: true });
  await expect.element(card().getByText('The other', { exact: true })).toBeVisible();
  await expect.element(hint).not.toBeInTheDocument();
  await screen.unmount();
  await showWith({ isDish: false });
  await expect.element(hint).toBeVisible();
});

test('the button below a message opens its card once', async () => {
  const { sent } = await showConversation({ facts: 4 }, [reply(openFactCard, sampleCard())]);
  const button = page.getByRole('button', { name: 'Did we both mean this?' });
  await expect.element(button).toBeVisible();
  const release = holdReplies();
  await button.dblClick();
  await expect.poll(() => bodies(sent, '/fact-card')).toHaveLength(1);
  release();
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(bodies(sent, '/fact-card')).toHaveLength(1);
});

test('shows facts in both languages, clocks and currencies, and confirms all at once', async () => {
  await page.viewport(390, 800);
  let shown = sampleCard();
  const { sent } = await showConversation({ facts: 4, card: 'open' }, [
    reply(getFactCard, () => shown),
    reply(confirmFacts, () => {
      shown = sampleCard({ facts: FACTS.map((one) => ({ ...one, confirmedBy: ['traveler'] })) });
      return shown;
    }),
  ]);
  for (const text of [
    'Fri, Dec 4, 2026',
    '2026年12月4日 周五',
    '20:00 Japan time (19:00 in Beijing)',
    '20:00（日本时间，即北京时间 19:00）',
    'Senso-ji',
    '浅草寺（せんそうじ）',
    'JPY 20,000 (about RMB 1,000)',
  ])
    await expect.element(card().getByText(text, { exact: true })).toBeVisible();
  const { scrollWidth, clientWidth } = card().element();
  expect(scrollWidth).toBe(clientWidth);
  await card().getByRole('button', { name: 'Confirm all' }).click();
  await expect.element(card().getByText('Waiting for Aoi to confirm.')).toBeVisible();
  expect(bodies(sent, '/confirm')).toEqual([{ version: 1, numbers: [1, 2, 3, 4] }]);
});

test('what someone cannot eat is marked and not part of confirming all', async () => {
  const diet = fact(5, { kind: 'diet', reason: 'allergy', foodId: 'food-shrimp' }, '虾');
  const { places } = sampleCard();
  const shrimp = { ...places[0], id: 'food-shrimp', nameEn: 'Shrimp', nameCn: '虾', isDish: true };
  const { sent } = await showConversation({ facts: 5, card: 'open' }, [
    reply(getFactCard, sampleCard({ facts: [...FACTS, diet], places: [...places, shrimp] })),
    reply(confirmFacts, sampleCard()),
  ]);
  await expect.element(card().getByText('Shrimp', { exact: true })).toBeVisible();
  await expect.element(card().getByText('Allergy', { exact: true })).toBeVisible();
  await card().getByRole('button', { name: 'Confirm all' }).click();
  await expect
    .poll(() => bodies(sent, '/confirm'))
    .toEqual([{ version: 1, numbers: [1, 2, 3, 4] }]);
});

test('asks which option is meant, and sends a correction of the right kind', async () => {
  const options = [
    { kind: 'time', minutes: 480 },
    { kind: 'time', minutes: 1200 },
  ];
  const ambiguous = { ...FACTS[1], value: null, options, confirmedBy: [] };
  const { sent } = await showConversation({ facts: 2, card: 'open' }, [
    reply(getFactCard, sampleCard({ facts: [FACTS[0], ambiguous] })),
    reply(correctFact, sampleCard()),
  ]);
  const which = card().getByRole('group', { name: 'Which one is meant?' });
  await which.getByRole('button', { name: /^08:00 Japan time/ }).click();
  await expect
    .poll(() => bodies(sent, '/correct'))
    .toEqual([{ version: 1, number: 2, value: options[0] }]);
  await card().getByRole('button', { name: 'Correct Day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the day' });
  await dialog.getByLabelText('Day').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Enter a day.');
  await dialog.getByLabelText('Day').fill('2026-12-05');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies(sent, '/correct').at(-1)).toEqual({
    version: 1,
    number: 1,
    value: { kind: 'date', day: '2026-12-05' },
  });
});

test('shows the new state after a confirmation of an older version', async () => {
  let shown = sampleCard();
  await showConversation({ facts: 4, card: 'open' }, [
    reply(getFactCard, () => shown),
    refusal(confirmFacts, 409, 'FACT_CARD_CHANGED'),
  ]);
  await expect.element(card().getByText('Fri, Dec 4, 2026')).toBeVisible();
  const corrected = fact(1, { kind: 'date', day: '2026-12-05' }, '12月4日', {
    confirmedBy: ['guide'],
  });
  shown = sampleCard({ version: 2, facts: [corrected, ...FACTS.slice(1)] });
  await card().getByRole('button', { name: 'Confirm all' }).click();
  await expect
    .element(card().getByRole('alert'))
    .toHaveTextContent('The other person has changed something. Check the facts again.');
  await expect.element(card().getByText('Sat, Dec 5, 2026')).toBeVisible();
  await expect.element(card().getByText('Aoi confirmed')).toBeVisible();
});

const AGREED = {
  state: 'agreed',
  facts: FACTS.map((one) => ({ ...one, confirmedBy: ['traveler', 'guide'] })),
};

test('agreed facts can be carried into a request', async () => {
  await showConversation({ facts: 4, card: 'agreed' }, [reply(getFactCard, sampleCard(AGREED))]);
  await expect.element(card().getByText('Agreed', { exact: true })).toBeVisible();
  await expect.element(card().getByRole('button', { name: 'Request a tour' })).toBeVisible();
});

test('a card that can only be read has no buttons', async () => {
  await showConversation({ facts: 4, card: 'agreed' }, [
    reply(getFactCard, sampleCard({ ...AGREED, canAnswer: false })),
  ]);
  await expect.element(card().getByText('This card can only be read.')).toBeVisible();
  expect(card().getByRole('button').elements()).toEqual([]);
});
