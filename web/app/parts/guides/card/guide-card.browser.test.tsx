import { GuideCard as Card } from '@tomoguide/contract/guides/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { show } from '../../../testing/show.tsx';
import { rememberGroup } from '../known-group.ts';
import { GuideCard } from './guide-card.tsx';

const PORTRAIT = { small: '/s.webp', medium: '/m.webp', large: '/l.webp' };

/** A guide who costs RMB 200 an hour for one person, and RMB 30 for each additional person. */
const aoi = (change: Partial<Card> = {}) =>
  z.parse(Card, {
    ...sampleGuide({ portrait: PORTRAIT }),
    basicPricePerHourCents: 20_000,
    additionalPricePerPersonCents: 3_000,
    ...change,
  });
const card = (guide = aoi(), travelers: number | null = null) => (
  <GuideCard
    guide={guide}
    to="/guides/3"
    tags={['Tea', 'Temples', 'Gardens', 'Crafts']}
    travelers={travelers}
  />
);
const article = () => page.getByRole('article');
const text = () => article().element().textContent;

test.each([
  [1, 'RMB 800', 'RMB 200 / hour', 'for one person, 4 hours'],
  [3, 'RMB 1,040', 'RMB 260 / hour', 'for 3 people, 4 hours'],
  [null, 'RMB 920', 'RMB 230 / hour', 'for 2 people, 4 hours'],
])(
  'shows the price of half a day for a group of %s first',
  async (travelers, total, hour, tour) => {
    await show(card(aoi(), travelers));
    expect(text()).toContain(`${total}${hour}${tour}`);
    expect(article().element().querySelector('b.text-lg')?.textContent).toBe(total);
  },
);

test('without a search, shows the price for the group size that the user last chose on any page', async () => {
  rememberGroup(4);
  await show(card(aoi()));
  expect(text()).toContain('for 4 people, 4 hours');
});

test.each([
  [{ minPeople: 3 }, 2, 'for 3 people (minimum), 4 hours'],
  [{ minPeople: 2 }, 2, 'for 2 people, 4 hours'],
  [{ maxPeople: 2 }, 5, 'for 2 people (maximum), 4 hours'],
  [{ minDuration: 6 }, 2, 'for 2 people, 6 hours'],
])(
  'shows which tour the price is for, if the guide does not offer that group size and duration: %j, %i',
  async (limits, travelers, tour) => {
    await show(card(aoi(limits), travelers));
    expect(text()).toContain(tour);
  },
);

test('quotes a public review in its original language', async () => {
  await show(card(aoi({ quote: '健次带我们走了很多小巷。' })));
  const quote = page.getByText('健次带我们走了很多小巷。');
  await expect.element(quote).toHaveAttribute('lang', 'zh');
});

test.each([true, false])('shows the city if the list requires it: %s', async (withCity) => {
  await show(
    <GuideCard guide={aoi()} to="/guides/3" tags={[]} travelers={null} withCity={withCity} />,
  );
  expect(text()?.includes('Kyoto · Japanese')).toBe(withCity);
});

test('shows the unit of the price in Chinese', async () => {
  await show(card(aoi(), 3), { locale: 'zh-CN' });
  expect(text()).toContain('¥1,040¥260/小时3 人总价，4 小时');
});

test('shows pictures first, then name, rating with count, languages, and two of four tags', async () => {
  await show(card(aoi({ rating: 4.9, reviewCount: 18, languages: ['zh', 'en'] })));
  const parts = [...article().element().querySelectorAll('img, h3, li')].map(
    (part) => part.textContent || part.tagName,
  );
  expect(parts).toEqual(['IMG', 'IMG', 'IMG', aoi().name, 'Tea', 'Temples', '+2 more']);
  expect(text()).toContain('4.9 (18)');
  expect(text()).toContain('Chinese, English');
});

/** The longest tags in the catalog. */
const LONG = [
  'Cherry blossom and autumn leaves',
  'Night views and evening walks',
  'Craft workshops',
];
const getMiddle = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect();
  return (top + bottom) / 2;
};
const inWidth = (width: number, tags: readonly string[]) =>
  show(
    <div style={{ width }}>
      <GuideCard guide={aoi()} to="/guides/3" tags={tags} travelers={3} />
    </div>,
  );

test.each([
  // The card widths in three columns next to the filters, and on a phone 360 pixels wide.
  [269, LONG],
  [328, LONG],
  [269, ['茶道', '神社与寺院', '温泉']],
  [269, ['Tea ceremony', 'Hiking', 'Kimono']],
])('on a card of %i pixels, fits the tags %j on one line', async (width, tags) => {
  await inWidth(width, tags);
  const list = article().getByRole('list').element();
  const lines = new Set([...list.children].map((tag) => Math.round(getMiddle(tag))));
  expect(lines.size).toBe(1);
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

test('gives all cards the same height, no matter how long their texts are', async () => {
  const heights: number[] = [];
  const longBio = 'I grew up behind the tea shops of Uji and have walked every lane since. '.repeat(
    3,
  );
  for (const [tags, bio, quote] of [
    [[], 'Tea.', null],
    [
      LONG,
      longBio,
      'She waited for us in the rain, and knew where it would stop first, as always.',
    ],
  ] as const) {
    const { screen } = await show(
      <div style={{ width: 269 }}>
        <GuideCard guide={aoi({ bio, quote })} to="/guides/3" tags={tags} travelers={3} />
      </div>,
    );
    heights.push(article().element().getBoundingClientRect().height);
    await screen.unmount();
  }
  expect(heights[0]).toBe(heights[1]);
});

test.each([
  [390, 2],
  [1280, 2],
])('at %i pixels, shows %i lines of the guide’s text', async (width, lines) => {
  await page.viewport(width, 800);
  await show(
    <div style={{ width: 269 }}>
      <GuideCard
        guide={aoi({ bio: 'I grew up behind the tea shops of Uji. '.repeat(9) })}
        to="/guides/3"
        tags={[]}
        travelers={3}
      />
    </div>,
  );
  const words = page.getByText(/^I grew up/).element();
  await page.viewport(width, 800);
  const height = Number.parseFloat(getComputedStyle(words).lineHeight) * lines;
  expect(words.getBoundingClientRect().height).toBeCloseTo(height, 0);
  await page.viewport(1280, 800);
});

test('with text at double size, nothing on the cover overlaps', async () => {
  document.documentElement.style.fontSize = '200%';
  await inWidth(328, LONG);
  const boxes = [
    ...article().element().querySelectorAll('button, a[title], img[src="/m.webp"], h3, h3 + *'),
  ].map((each) => each.getBoundingClientRect());
  document.documentElement.style.fontSize = '';
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
});

test('links the whole card to the guide, except the heart and the message button', async () => {
  const { address } = await show(card());
  const link = page.getByRole('link', { name: /^View Profile/ });
  const { height } = link.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: /^Save/ }).click();
  expect(address()).not.toContain('/guides/3');
  const box = article().element().getBoundingClientRect();
  const pressed = document.elementFromPoint(box.left + box.width / 2, box.top + 60);
  expect(pressed).toBe(link.element());
  const icon = page.getByRole('link', { name: /^Message/ }).element();
  icon.scrollIntoView();
  const chat = icon.getBoundingClientRect();
  const onChat = document.elementFromPoint(chat.left + chat.width / 2, chat.top + chat.height / 2);
  expect(onChat?.closest('a')?.getAttribute('href')).toContain('messages');
  expect(link.element().getAttribute('href')).toBe('/guides/3');
});

test('shows the guide’s own cover instead of the drawing, with high priority if requested', async () => {
  const cover = { src: '/l.webp', srcSet: '/s.webp 480w, /l.webp 1600w', alt: 'Roofs in the rain' };
  await show(
    <GuideCard guide={aoi({ cover })} to="/guides/3" tags={[]} travelers={null} picture="first" />,
  );
  const image = page.getByAltText('Roofs in the rain');
  await expect.element(image).toHaveAttribute('srcset', cover.srcSet);
  await expect.element(image).toHaveAttribute('fetchpriority', 'high');
  expect(document.querySelector('img[src^="/illustrations/"]')).toBeNull();
});

test('for a guide without a photo, shows the initial, a scene of the trade, and that a photo will follow', async () => {
  await show(card(aoi({ portrait: null })));
  await expect.element(page.getByText('Photo to come')).toBeVisible();
  expect(article().element().querySelector('[aria-hidden="true"].rounded-full')?.textContent).toBe(
    [...aoi().name][0],
  );
});
