import { searchGuides } from '@tomoguide/contract/guides/calls';
import { GuideCard } from '@tomoguide/contract/guides/entities';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { refusal, reply } from '../testing/api-replies.ts';
import { sampleGuide } from '../testing/sample-guide.ts';
import { show } from '../testing/show.tsx';
import Landing from './landing.tsx';

const landing = (list: ReturnType<typeof reply>) =>
  show(<Landing loaderData={null} params={{}} matches={[] as never} />, { replies: [list] });

/** Replies with as many guides as `count`. */
const withGuides = (count: number) =>
  reply(searchGuides, {
    data: Array.from({ length: count }, (_, index) =>
      z.parse(GuideCard, { ...sampleGuide(), id: index + 1, name: `Guide ${index + 1}` }),
    ),
    page: 1,
    limit: 11,
    total: count,
    totalIsExact: true,
    priceBounds: { min: 50, max: 600 },
  });

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const toAll = () => page.getByRole('link', { name: 'See all guides' });

beforeEach(() => page.viewport(390, 844));

test('on a phone, shows more guides than the three in the row, and a link to all', async () => {
  await landing(withGuides(4));
  await expect.element(heading('More guides')).toBeVisible();
  await expect.element(page.getByRole('article')).toBeVisible();
  await expect.element(toAll()).toBeVisible();
});

test('shows no heading without guides below it if the row shows all of them', async () => {
  await landing(withGuides(3));
  await expect.element(page.getByText('Guide 3').first()).toBeVisible();
  await expect.element(heading('More guides')).not.toBeInTheDocument();
});

test.each([
  ['there are no guides', withGuides(0)],
  ['the list fails', refusal(searchGuides, 500, 'INTERNAL_ERROR')],
])('if %s, shows that on a phone, with a link to the search', async (_, list) => {
  await landing(list);
  await expect.element(heading('No guides found - Please try again later.')).toBeVisible();
  await expect.element(heading('Recommended guides')).toBeVisible();
  await expect.element(heading('More guides')).not.toBeInTheDocument();
  await expect.element(toAll()).toBeVisible();
});
