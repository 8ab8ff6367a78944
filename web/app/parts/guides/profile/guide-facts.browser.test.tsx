import { expect, test } from 'vitest';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { show } from '../../../testing/show.tsx';
import { GuideFacts, HeadlineFacts } from './guide-facts.tsx';

const values = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);

test.each([
  ['en', 4, 4, '4 hours'],
  ['en', 1, 1, '1 hour'],
  ['en', 3, 8, '3 to 8 hours'],
  ['zh-CN', 4, 4, '4 小时'],
  ['zh-CN', 3, 8, '3–8 小时'],
] as const)(
  'in %s, shows %i to %i hours as one duration if they are equal',
  async (locale, minDuration, maxDuration, words) => {
    await show(<GuideFacts guide={sampleGuide({ minDuration, maxDuration })} />, { locale });
    await expect.poll(values).toContain(words);
  },
);

test.each([
  ['en', 2, 2, '2 people'],
  ['en', 2, 4, '2–4 people'],
  ['en', 1, 1, 'one person'],
  ['zh-CN', 2, 2, '2 人'],
] as const)(
  'in %s, shows %i to %i people as one size if they are equal',
  async (locale, minPeople, maxPeople, words) => {
    await show(<HeadlineFacts guide={sampleGuide({ minPeople, maxPeople })} />, { locale });
    await expect.poll(values).toContain(words);
  },
);
