import { findTextWithContact } from '@tomoguide/contract/messaging/public-texts';
import { listGlossaryProblems } from '@tomoguide/contract/testing-words';
import { expect, test } from 'vitest';
import { createRandom } from '../../drawings/random.ts';
import { DEMO_CITIES } from './cities.ts';
import { getUsername, SKETCHES } from './guides.ts';
import { makeProfile } from './make-guide.ts';
import { makeReviews } from './make-reviews.ts';
import { BOUNDARY, ETHICS, SUPPORTIVE } from './score-words.ts';
import { TRAVELERS } from './travelers.ts';

const HAN = /\p{Script=Han}/u;
const today = Temporal.PlainDate.from('2026-05-01');

/** Returns all demo texts in one language, with reviews from a whole year. */
const texts = (language: 'en' | 'zh'): Set<string> => {
  const index = language === 'zh' ? 1 : 0;
  const lines = [...ETHICS, ...BOUNDARY, ...SUPPORTIVE].map(({ words }) => words[index]);
  const stops = Object.values(DEMO_CITIES)
    .flatMap(({ places }) => places)
    .flatMap(({ title, what, reviewTexts }) => [
      title[index],
      what[index],
      ...reviewTexts[language],
    ]);
  const guides = SKETCHES.flatMap(({ city, sketch }) => {
    const random = createRandom(getUsername(sketch));
    const { itineraries, qualifications } = makeProfile(random, city, sketch, today);
    const toured = { city, sketch, itineraries: itineraries ?? [], today, listedDays: 360 };
    const reviews = makeReviews(random, toured, 9).flatMap(({ content, reply }) => [
      content,
      reply,
    ]);
    return [
      ...sketch.bio[index].split('\n\n'),
      sketch.job[index],
      ...(itineraries ?? []).flatMap(({ title, summary }) => [
        title[language],
        summary?.[language],
      ]),
      ...(qualifications ?? []).map(({ title }) => title[language]),
      ...reviews.filter((text) => text && HAN.test(text) === (language === 'zh')),
    ];
  });
  return new Set([...lines, ...stops, ...guides].filter((text) => typeof text === 'string'));
};

test.each([
  ['en', 'en'],
  ['zh', 'zh-CN'],
] as const)('the texts in %s contain no rejected terms', (language, locale) => {
  const problems = [...texts(language)]
    // The licensed title is always written in Japanese.
    .filter((text) => !text.includes('全国通訳案内士'))
    .flatMap((text) => listGlossaryProblems(text, locale));
  expect(problems).toEqual([]);
});

test('no text or name contains contact details (docs/product/contact-mask.md, "Public texts")', () => {
  const names = [
    ...SKETCHES.map(({ sketch }) => sketch.name),
    ...TRAVELERS.map(({ nickname }) => nickname),
  ];
  expect(findTextWithContact([...names, ...texts('en'), ...texts('zh')])).toBeNull();
});
