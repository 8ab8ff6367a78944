import { expect, test } from 'vitest';
import { countTags, MIN_TAGGED_REVIEWS, type ReviewTag, sortTags } from './tags.ts';

const tagged = (...tags: ReviewTag[]) => ({ tags, count: 1 });

test('counts nothing until five reviews have tags, however many have none', () => {
  const four = { ...tagged('patient'), count: MIN_TAGGED_REVIEWS - 1 };
  expect(countTags([four, tagged(), tagged()])).toEqual([]);
  expect(countTags([four, tagged('patient')])).toEqual([{ tag: 'patient', count: 5 }]);
});

test('lists the tags by how many reviews have them, and leaves out those that none has', () => {
  const reviews = [
    tagged('goodFood', 'punctual'),
    tagged('goodFood'),
    tagged('goodFood', 'punctual'),
    tagged('flexible'),
    tagged('goodFood', 'flexible'),
    tagged(),
  ];
  expect(countTags(reviews)).toEqual([
    { tag: 'goodFood', count: 4 },
    { tag: 'punctual', count: 2 },
    { tag: 'flexible', count: 2 },
  ]);
});

test('sorts tags into the order of the form, whatever the order of selection', () => {
  expect(sortTags(['thoughtful', 'punctual', 'goodFood'])).toEqual([
    'punctual',
    'goodFood',
    'thoughtful',
  ]);
});
