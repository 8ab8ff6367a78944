import { describe, expect, test } from 'vitest';
import type { ApplicationState } from './entities.ts';
import { getGuideStatus } from './guide-status.ts';

const now = Temporal.Instant.from('2026-05-01T00:00:00Z');
const daysAgo = (days: number, seconds = 0) => now.subtract({ hours: days * 24, seconds });

const flag = (state: ApplicationState, decidedAt: Temporal.Instant | null = null): string => {
  const shown = Object.entries(getGuideStatus(state, decidedAt, now)).filter(([, on]) => on);
  expect(shown).toHaveLength(1);
  return shown[0]?.[0] ?? '';
};

describe('the header link for each application state', () => {
  test.each([
    ['none', 'shouldShowBecomeGuideButton'],
    ['draft', 'shouldShowBecomeGuideButton'],
    ['submitted', 'shouldShowViewApplicationButton'],
    ['in_review', 'shouldShowViewApplicationButton'],
    ['changes_requested', 'shouldShowViewApplicationButton'],
    ['approved', 'shouldShowRoleSwitch'],
  ] as const)('%s: %s', (state, expected) => {
    expect(flag(state)).toBe(expected);
  });

  test('shows a rejection for 30 days, then allows a new application', () => {
    expect(flag('rejected', daysAgo(1))).toBe('shouldShowViewApplicationButton');
    expect(flag('rejected', daysAgo(30))).toBe('shouldShowViewApplicationButton');
    expect(flag('rejected', daysAgo(30, 1))).toBe('shouldShowBecomeGuideButton');
  });
});
