import { GuideCard as Card } from '@tomoguide/contract/guides/entities';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { show } from '../../../testing/show.tsx';
import { GuideGrid } from './guide-grid.tsx';

test('shows different drawings side by side for guides without a photo', async () => {
  const guides = [1, 2, 3].map((id) =>
    z.parse(Card, { ...sampleGuide({ cover: null }), id, services: [] }),
  );
  await show(
    <GuideGrid guides={guides} back="/" names={() => []} travelers={null} columns="grid" />,
  );
  const pictures = [...document.querySelectorAll('article')].map((article) =>
    article.querySelector('img[src^="/illustrations/"]')?.getAttribute('src'),
  );
  expect(pictures).toHaveLength(3);
  expect(pictures[0]).toBeTruthy();
  expect(pictures[1]).not.toBe(pictures[0]);
  expect(pictures[2]).not.toBe(pictures[1]);
});
