import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide, sampleReview } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { GuideView } from './guide-view.tsx';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5);

const [moss] = sampleGuide().itineraries;
const guide = sampleGuide({
  name: LONG,
  bio: LONG,
  occupation: LONG,
  ethicsDescription: LONG,
  qualifications: [{ title: LONG, checked: true, licenceNumber: null }],
  itineraries: [
    {
      ...(moss as NonNullable<typeof moss>),
      title: LONG,
      summary: LONG,
      stops: [{ title: LONG, description: LONG, minutes: 210 }],
    },
  ],
});
const author = { id: 7, nickname: LONG, profilePicture: null };
const reviews = [
  sampleReview({
    author,
    content: LONG,
    reply: { content: LONG, createdAt: '2026-11-03T01:00:00Z' },
  }),
];

test.each([390, 768, 1440])(
  'a word longer than a line does not widen the page on a screen of %i pixels',
  async (width) => {
    await page.viewport(width, 800);
    await show(
      <main>
        <GuideView
          guide={guide}
          names={(ids) => ids.map(() => LONG)}
          pricing={[]}
          reviews={reviews}
        />
      </main>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
);
