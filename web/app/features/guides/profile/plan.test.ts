import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import { expect, test } from 'vitest';
import { checkoutPath, firstPlan } from './tour-plan.ts';

const guide = {
  minDuration: 2,
  maxDuration: 3.5,
  minPeople: 1,
  maxPeople: 4,
  services: [101, 201],
} as unknown as GuideDetail;

test('the search that led here begins the plan, within what the guide offers', () => {
  const search = new URLSearchParams({
    redirect: '/search?city=kyoto&travelers=8&date=2026-12-01&services=201&services=302',
  });
  expect(firstPlan(guide, search.toString())).toEqual({
    day: '2026-12-01',
    start: null,
    duration: 2,
    travelers: 4,
    tenPlus: false,
    services: [201],
  });
});

test('a plan without a start leads nowhere yet', () => {
  expect(checkoutPath(7, firstPlan(guide, ''))).toBeNull();
});

test('a finished plan carries everything to the checkout', () => {
  const plan = {
    day: '2026-12-01',
    start: '2026-12-01T00:30:00Z',
    duration: 2.5,
    travelers: 3,
    tenPlus: false,
    services: [101, 201],
  };
  expect(checkoutPath(7, plan)).toBe(
    '/checkout/7?date=2026-12-01&start=2026-12-01T00%3A30%3A00Z&duration=2.5&travelers=3&services=101&services=201',
  );
});

test("a search for '10+' leads on as ten or more, until a number is chosen", () => {
  const large = { ...guide, maxPeople: 12 } as GuideDetail;
  const search = new URLSearchParams({ redirect: '/search?travelers=10%2B' }).toString();
  const plan = { ...firstPlan(large, search), day: '2026-12-01', start: '2026-12-01T00:30:00Z' };
  expect(plan).toMatchObject({ travelers: 10, tenPlus: true });
  expect(checkoutPath(7, plan)).toContain('travelers=10%2B');
  expect(checkoutPath(7, { ...plan, travelers: 11, tenPlus: false })).toContain('travelers=11');
  expect(firstPlan(guide, search)).toMatchObject({ travelers: 4, tenPlus: false });
});
