import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { BackToGuides } from './back-to-guides.tsx';

const backLink = () => page.getByRole('link').element();

test.each([
  ['?redirect=%2Fsearch%3Fcity%3Dkobe', 'Back to the results', '/search?city=kobe'],
  // A link from the landing page or a shared link did not come from a search.
  ['?redirect=%2F', 'All guides in Kyoto', '/search?city=kyoto'],
  ['', 'All guides in Kyoto', '/search?city=kyoto'],
])('with the query "%s", a guide’s page links back to "%s"', async (query, words, to) => {
  await show(<BackToGuides guide={sampleGuide({ serviceCity: 'kyoto' })} />, {
    at: `/guides/3${query}`,
  });
  await expect.element(backLink()).toHaveTextContent(words);
  expect(backLink().getAttribute('href')).toBe(to);
});
