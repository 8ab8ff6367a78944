import { getGuide, getGuidePricing } from '@tomoguide/contract/guides/calls';
import { getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SessionWatcher } from '../layout/session-watcher.tsx';
import { endSession } from '../lib/session.ts';
import { answerCalls, reply } from '../testing/api-replies.ts';
import { sampleGuide, sampleReview } from '../testing/sample-guide.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import GuideProfile, { clientLoader } from './guide-profile.tsx';

const GUIDE = [reply(getGuide, sampleGuide())];

test('refetches reviews and prices that were unavailable when the page was rendered', async () => {
  answerCalls(GUIDE);
  const request = new Request(new URL('/guides/3', location.origin));
  const loaderData = await clientLoader({ request, params: { id: '3' } } as never);
  const { sent } = await show(
    <GuideProfile loaderData={loaderData} params={{ id: '3' }} matches={[] as never} />,
    {
      at: '/guides/3',
      replies: [
        ...GUIDE,
        reply(getGuideReviews, [sampleReview({ content: 'A calm day.' })]),
        reply(getGuidePricing, { data: [] }),
      ],
    },
  );
  await expect.element(page.getByText('A calm day.').first()).toBeVisible();
  expect(sent.map(({ path }) => path)).toContain(getGuidePricing.path.replace(':guideId', '3'));
});

test('caches a guide with limited visibility as private data, which is removed when the session ends', async () => {
  const { cache } = await show(<SessionWatcher />, { as: sampleSession() });
  answerCalls([reply(getGuide, sampleGuide({ listed: false }))]);
  const request = new Request(new URL('/guides/3', location.origin));
  const loaded = clientLoader({ request, params: { id: '3' } } as never);
  await expect(loaded).rejects.toMatchObject({ init: { status: 404 } });
  const cachedGuide = () =>
    cache
      .getQueryCache()
      .findAll()
      .filter(({ state }) => (state.data as { listed?: boolean } | undefined)?.listed === false)
      .map(({ queryKey: [first] }) => first);
  expect(cachedGuide()).toEqual(['me']);
  endSession('logout');
  await expect.poll(cachedGuide).toEqual([]);
});
