import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/figures';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PolicySentence } from './policy-sentence.tsx';

const policySentence = (
  timeZone: string,
  change: { accepted?: boolean; detail?: 'first' | 'beside-table' } = {},
) => (
  <PolicySentence
    policy={CANCELLATION_POLICY}
    start="2026-05-10T01:00:00Z"
    timeZone={timeZone}
    now={Temporal.Instant.from('2026-04-01T00:00:00Z')}
    accepted={false}
    {...change}
  />
);

const visibleText = () => page.getByRole('paragraph').element().textContent;

test.each([
  ['en', 'Sun, May 3, 2026, 10:00 (Japan time)'],
  ['zh-CN', '2026年5月3日 周日 10:00（日本时间）'],
] as const)('in %s, shows the deadline in the guide’s time zone', async (locale, deadline) => {
  await show(policySentence('Asia/Tokyo'), { locale });
  await expect.poll(visibleText).toContain(deadline);
});

test('adds the user’s time if it is on another day', async () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/New_York');
  await show(policySentence('Asia/Tokyo'));
  await expect
    .poll(visibleText)
    .toContain('Sun, May 3, 2026, 10:00 Japan time (May 2, 21:00 in New York),');
  vi.restoreAllMocks();
});

test.each([
  [false, 'Full refund until the guide accepts; within an hour of paying'],
  [true, 'Within an hour of paying, always a full refund.'],
] as const)(
  'next to the table (accepted: %s), shows only what the table omits',
  async (accepted, words) => {
    await show(policySentence('Asia/Tokyo', { accepted, detail: 'beside-table' }));
    await expect.poll(visibleText).toContain(words);
    expect(visibleText()).not.toMatch(/\d/);
  },
);
