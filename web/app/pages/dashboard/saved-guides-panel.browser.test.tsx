import { hashKey } from '@tanstack/react-query';
import { getSavedGuides, unsaveGuide } from '@tomoguide/contract/guides/calls';
import { GuideCard } from '@tomoguide/contract/guides/entities';
import { GuideId } from '@tomoguide/contract/primitives';
import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { savedGuidesQuery } from '../../parts/guides/queries.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { SavedGuidesPanel } from './saved-guides-panel.tsx';

const mei = sampleSession();
const names = ['Aoi', 'Ken', 'Rin', 'Sora', 'Yui', 'Haru', 'Mio'];
const saved = names.map((name, at) => ({
  ...z.parse(GuideCard, sampleGuide({ id: at + 3, name })),
  listed: true,
}));

const Panel = () => {
  const [params] = useSearchParams();
  return <SavedGuidesPanel userId={mei.id} page={Number(params.get('page') ?? 1)} />;
};

test('removing the last guide on page two opens page one', async () => {
  let left = saved;
  const { address } = await show(<Panel />, {
    as: mei,
    at: '/dashboard?tab=saved-guides&page=2',
    replies: [
      reply(getSavedGuides, (query) => {
        const number = Number(query.get('page'));
        return {
          data: left.slice((number - 1) * 6, number * 6),
          total: left.length,
          page: number,
          limit: 6,
        };
      }),
      reply(unsaveGuide, () => {
        left = left.slice(0, 6);
        return { guideId: z.parse(GuideId, 9), saved: false, total: 6 };
      }),
    ],
  });
  await page.getByRole('button', { name: /Mio/, pressed: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Aoi' })).toBeVisible();
  expect(address()).toBe('/dashboard?tab=saved-guides');
});

test('shows the texts in the language of the page', () => {
  const keys = (['en', 'zh-CN'] as const).map(
    (locale) => savedGuidesQuery(mei.id, 1, locale).queryKey,
  );
  expect(hashKey(keys[0] ?? [])).not.toBe(hashKey(keys[1] ?? []));
});
