import { getGuide, getGuidePricing } from '@tomoguide/contract/guides/calls';
import { getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, reply } from '../testing/api-replies.ts';
import { sampleGuide, sampleReview } from '../testing/sample-guide.ts';
import { show } from '../testing/show.tsx';
import GuideProfile, { clientLoader } from './guide-profile.tsx';

const GUIDE = [reply(getGuide, sampleGuide())];

test('reviews and prices that were not to be had when the page was made are asked for again', async () => {
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
  await expect.element(page.getByText('A calm day.')).toBeVisible();
  expect(sent.map(({ path }) => path)).toContain(getGuidePricing.path.replace(':guideId', '3'));
});
