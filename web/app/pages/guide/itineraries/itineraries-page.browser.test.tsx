import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { getOwnGuide, getOwnItineraries, setItineraries } from '@tomoguide/contract/guides/calls';
import type { OwnPhoto } from '@tomoguide/contract/guides/entities';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import type { OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ItinerariesPage } from './itineraries-page.tsx';

const guide = {
  ...sampleGuide(),
  paused: false,
  unlistedBecause: [],
  exceptions: [],
  photos: { cover: null, gallery: [] as OwnPhoto[] },
};
const localText = (en: string) => ({ en, zh: null });
const itinerary = (id: number, title: string) => ({
  id: ItineraryId.parse(id),
  title: localText(title),
  summary: { en: null, zh: null },
  durationHours: 2,
  services: [],
  stops: [
    { title: localText('Nishiki market'), description: { en: null, zh: null }, minutes: 120 },
  ],
  terms: NO_TERMS,
  picture: null,
});
const own: OwnItineraries = {
  revision: 'a'.repeat(22),
  data: [itinerary(1, 'Market'), itinerary(2, 'Shrines')],
};

const openPage = async (replies: readonly ReturnType<typeof reply>[] = [], shown = guide) => {
  const { sent } = await show(<ItinerariesPage />, {
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [
      ...replies,
      reply(getOwnItineraries, own),
      reply(getOwnGuide, shown),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 20 }),
    ],
  });
  return {
    changes: () => sent.flatMap(({ method, body }) => (method === 'PUT' ? [body] : [])),
  };
};
const services = () => page.getByRole('group', { name: 'Services' }).getByRole('checkbox');
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('requires a title, names for all stops and a duration in half hours for a new itinerary', async () => {
  const { changes } = await openPage([reply(setItineraries, own)]);
  await button('Add an itinerary').click();
  await page.getByLabelText('Time').selectOptions('75');
  await button('Save itinerary').click();
  await expect.element(page.getByText('Add a title in at least one language.')).toBeVisible();
  await expect.element(page.getByText('Name the stop in at least one language.')).toBeVisible();
  await expect.element(page.getByText(/must add up to whole or half hours/)).toBeVisible();
  await expect.element(page.getByLabelText('Title in English')).toHaveFocus();
  expect(changes()).toEqual([]);
  await page.getByRole('button', { name: /^Add Chinese.*Title/ }).click();
  await expect.element(page.getByLabelText('Title in Chinese')).toHaveFocus();
  await page.getByLabelText('Title in Chinese').fill('老街');
  await page.getByLabelText('Name of the stop in English').fill('Old streets');
  await page.getByLabelText('Time').selectOptions('90');
  await button('Save itinerary').click();
  await expect.element(button('Add an itinerary')).toBeVisible();
  expect(changes()).toMatchObject([
    {
      revision: own.revision,
      itineraries: [
        { id: 1 },
        { id: 2 },
        {
          id: null,
          title: { en: null, zh: '老街' },
          stops: [{ title: localText('Old streets'), minutes: 90 }],
        },
      ],
    },
  ]);
});

test('a new itinerary begins without a warning, in one language, and warns once its duration is chosen', async () => {
  await openPage([], { ...guide, minDuration: 3 });
  await button('Add an itinerary').click();
  await expect.element(page.getByLabelText('Title in English')).toBeVisible();
  await expect.element(page.getByLabelText('Title in Chinese')).not.toBeInTheDocument();
  const warning = page.getByText(/You don’t offer this duration/);
  await expect.element(warning).not.toBeInTheDocument();
  await page.getByLabelText('Time').selectOptions('90');
  await expect.element(warning).toBeVisible();
});

test('lets the guide reorder itineraries and, after a confirmation, remove them', async () => {
  const { changes } = await openPage([reply(setItineraries, own)]);
  await button('Move Market down').click();
  await expect.element(button('Remove Shrines')).toBeEnabled();
  await button('Remove Shrines').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const ids = changes().map((body) =>
    (body as { itineraries: { id: number }[] }).itineraries.map(({ id }) => id),
  );
  expect(ids).toEqual([[2, 1], [1]]);
});

test('keeps the remove button apart from the move buttons, and makes all of them large enough to tap', async () => {
  await page.viewport(768, 1024);
  await openPage();
  await expect.element(button('Remove Market')).toBeVisible();
  const [up, down, remove] = ['Move Market up', 'Move Market down', 'Remove Market'].map((name) =>
    button(name).element().getBoundingClientRect(),
  );
  for (const box of [up, down, remove])
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect((down?.left ?? 0) - (up?.right ?? 0)).toBeGreaterThanOrEqual(8);
  expect((remove?.left ?? 0) - (down?.right ?? 0)).toBeGreaterThanOrEqual(16);
  await page.viewport(1280, 800);
});

test('keeps focus on the arrow of a moved stop, and moves focus to a neighbor when a stop is removed', async () => {
  await openPage();
  await button('Add an itinerary').click();
  for (const title of ['Old streets', 'A bowl of tea']) {
    if (title !== 'Old streets') await button('Add a stop').click();
    await page.getByLabelText('Name of the stop in English').last().fill(title);
  }
  const focus = (name: string) => (button(name).element() as HTMLElement).focus();
  focus('Move Stop 2 up');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByLabelText('Name of the stop in English').first())
    .toHaveValue('A bowl of tea');
  await expect.element(button('Move Stop 1 up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  focus('Remove Stop 1');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByLabelText('Name of the stop in English'))
    .toHaveValue('Old streets');
  await expect.element(button('Remove Stop 1')).toHaveFocus();
});

test('saves an itinerary as a new one if it was removed elsewhere while it was edited', async () => {
  let inForce = own;
  const { changes } = await openPage([
    reply(getOwnItineraries, () => inForce),
    refusal(setItineraries, 409, 'GUIDE_CHANGED'),
  ]);
  await button('Edit: Market').click();
  const title = page.getByLabelText('Title in English');
  await title.fill('Market and shrine');
  inForce = { revision: 'b'.repeat(22), data: own.data.slice(1) };
  await button('Save itinerary').click();
  await expect.element(button('Save itinerary')).not.toHaveAttribute('aria-busy');
  await expect.element(title).toHaveValue('Market and shrine');
  await button('Save itinerary').click();
  await expect.poll(changes).toHaveLength(2);
  expect(changes()[1]).toMatchObject({
    revision: inForce.revision,
    itineraries: [{ id: 2 }, { id: null, title: localText('Market and shrine') }],
  });
});

test.each([
  [409, 'GUIDE_CHANGED'],
  [422, 'SERVICE_NOT_OFFERED'],
])(
  'removes a service that is no longer offered from the edited itinerary (%i %s)',
  async (status, code) => {
    const [walks, views] = [SubcategoryId.parse(101), SubcategoryId.parse(102)];
    const named = { ...itinerary(1, 'Market'), services: [walks, views] };
    let offered = [walks, views];
    const { changes } = await openPage([
      reply(getOwnItineraries, () => ({
        ...own,
        data: [{ ...named, services: named.services.filter((id) => offered.includes(id)) }],
      })),
      reply(getOwnGuide, () => ({ ...guide, services: offered })),
      refusal(setItineraries, status, code),
    ]);
    await button('Edit: Market').click();
    await expect.element(services().nth(1)).toBeChecked();
    offered = [walks];
    await button('Save itinerary').click();
    await expect.element(services().nth(1)).not.toBeInTheDocument();
    await expect.element(button('Save itinerary')).not.toHaveAttribute('aria-busy');
    await button('Save itinerary').click();
    await expect.poll(changes).toHaveLength(2);
    expect(changes()[1]).toMatchObject({ itineraries: [{ id: 1, services: [walks] }] });
  },
);

test('sends inclusions and tickets, and rejects an item that is both included and not included', async () => {
  const { changes } = await openPage([reply(setItineraries, own)]);
  await button('Edit: Market').click();
  const side = (name: string) => page.getByRole('group', { name, exact: true });
  await side('Included').getByLabelText('drinks').click();
  await side('Not included').getByLabelText('drinks').click();
  await expect.element(side('Included').getByLabelText('drinks')).not.toBeChecked();
  await button('Add a ticket').click();
  await page.getByLabelText('Name of the ticket in English').fill('Tower');
  await button('Save itinerary').click();
  const price = page.getByLabelText('Price of one ticket, in JPY');
  await expect.element(price).toHaveFocus();
  await price.fill('１８００');
  await button('Save itinerary').click();
  await expect.poll(changes).toHaveLength(1);
  const tickets = [{ title: localText('Tower'), buyer: 'guide', yen: 1_800 }];
  const drinks = { kinds: ['drinks'], words: { en: null, zh: null } };
  const terms = { ...NO_TERMS, notIncluded: drinks, tickets };
  expect(changes()[0]).toMatchObject({ itineraries: [{ id: 1, terms }, { id: 2 }] });
});

test('sends every shop, with an answer on the commission that the guide has to give', async () => {
  const { changes } = await openPage([reply(setItineraries, own)]);
  await button('Edit: Market').click();
  await expect.element(page.getByText('Your page says “No shopping stops”.')).toBeVisible();
  await button('Add a shop').click();
  await page.getByLabelText('Name of the shop in English').fill('Knife shop');
  await page.getByLabelText('At most').selectOptions('20');
  await button('Save itinerary').click();
  const commission = page.getByLabelText('Does the shop pay you?');
  await expect.element(commission).toHaveFocus();
  await commission.selectOptions('Yes');
  await button('Save itinerary').click();
  await expect.poll(changes).toHaveLength(1);
  const shops = [{ name: localText('Knife shop'), minutes: 20, commission: true }];
  expect(changes()[0]).toMatchObject({ itineraries: [{ id: 1, terms: { shops } }, { id: 2 }] });
});

test('sends a new itinerary once, and makes its fields read-only while saving', async () => {
  const saved = { ...own, data: [...own.data, itinerary(3, 'Old streets')] };
  const { changes } = await openPage([reply(setItineraries, saved)]);
  await button('Add an itinerary').click();
  const title = page.getByLabelText('Title in English');
  await title.fill('Old streets');
  await page.getByLabelText('Name of the stop in English').fill('A gate');
  const releaseResponses = holdReplies();
  (title.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(changes).toHaveLength(1);
  await userEvent.keyboard('!{Enter}');
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveValue('Old streets');
  releaseResponses();
  await expect.element(button('Edit: Old streets')).toBeVisible();
  expect(changes()).toHaveLength(1);
});

test('deletes the stored input as soon as the itinerary is saved', async () => {
  const saved = { revision: 'b'.repeat(22), data: [...own.data, itinerary(3, 'Old streets')] };
  let releaseResponses = () => {};
  const { changes } = await openPage([
    reply(setItineraries, () => {
      releaseResponses = holdReplies();
      return saved;
    }),
  ]);
  const stored = () => localStorage.getItem('draft:9:itinerary');
  await button('Add an itinerary').click();
  await page.getByLabelText('Title in English').fill('Old streets');
  await page.getByLabelText('Name of the stop in English').fill('A gate');
  expect(stored()).toContain('Old streets');
  await button('Save itinerary').click();
  await expect.poll(changes).toHaveLength(1);
  // The guide is being refetched, so the form is still open.
  await expect.poll(stored).toBeNull();
  await expect.element(page.getByLabelText('Title in English')).toBeVisible();
  releaseResponses();
  await expect.element(button('Edit: Old streets')).toBeVisible();
});

test('keeps the input if saving fails', async () => {
  await openPage([refusal(setItineraries, 503, 'UNAVAILABLE')]);
  await button('Edit: Market').click();
  const title = page.getByLabelText('Title in English');
  await title.fill('Market and shrine');
  await button('Save itinerary').click();
  await expect.element(button('Save itinerary')).toBeEnabled();
  await expect.element(title).toHaveValue('Market and shrine');
});

test('rejects contact details at the field that contains them', async () => {
  const at = { field: 'itineraries.1.stops.0.description.en' };
  await openPage([refusal(setItineraries, 422, 'CONTACT_NOT_ALLOWED', at)]);
  await button('Edit: Shrines').click();
  const description = page.getByLabelText('What you do there, in English');
  await description.fill('WeChat kenji88');
  await button('Save itinerary').click();
  await expect.element(description).toHaveAccessibleDescription(/leave out phone numbers, emails/i);
  await expect.element(description).toHaveFocus();
});

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const photo = (name: string, en: string | null): OwnPhoto => ({
  name,
  src: PIXEL,
  srcSet: '',
  alt: { en, zh: null },
});

test('removes a photo from the choices if it was removed elsewhere, and keeps the rest of the input', async () => {
  let gallery = [photo('u1-moss', 'Moss'), photo('u1-roofs', 'Roofs')];
  await openPage([
    refusal(setItineraries, 409, 'PHOTOS_CHANGED'),
    reply(getOwnGuide, () => ({ ...guide, photos: { cover: null, gallery } })),
  ]);
  await button('Edit: Market').click();
  const title = page.getByLabelText('Title in English');
  await title.fill('Market and roofs');
  await page.getByRole('radio', { name: 'Roofs' }).click();
  gallery = gallery.slice(0, 1);
  await button('Save itinerary').click();
  await expect.element(page.getByRole('radio', { name: 'Roofs' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: 'Moss' })).toBeVisible();
  await expect.element(title).toHaveValue('Market and roofs');
});

test('lets the guide choose a photo as the picture, including by keyboard', async () => {
  const gallery = [photo('u1-moss', 'Moss'), photo('u1-roofs', null)];
  const shown = { ...guide, photos: { cover: null, gallery } };
  const { changes } = await openPage([reply(setItineraries, own)], shown);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect.element(page.getByRole('radio', { name: 'The drawing' })).toBeChecked();
  await page.getByRole('radio', { name: 'Moss' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'Photo 2' })).toBeChecked();
  await button('Save itinerary').click();
  await expect.poll(changes).toMatchObject([
    {
      itineraries: [
        { id: 1, picture: 'u1-roofs' },
        { id: 2, picture: null },
      ],
    },
  ]);
});
