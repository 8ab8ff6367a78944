import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { PolicyLine } from './policy-line.tsx';

/** Far enough away for a full refund until a week before. The user is in Beijing. */
const START = '2099-05-10T01:00:00Z';

const visibleText = () => page.getByRole('paragraph').element().textContent;

test.each([
  ['en', 'Sun, May 3, 2099, 10:00 (Japan time)'],
  ['zh-CN', '2099年5月3日 周日 10:00（日本时间）'],
] as const)('in %s, shows the deadline in the guide’s time zone', async (locale, deadline) => {
  await show(<PolicyLine start={START} timeZone="Asia/Tokyo" />, { locale });
  await expect.poll(visibleText).toContain(deadline);
});

test('mentions the refund within an hour of payment if the start is far enough away', async () => {
  await show(<PolicyLine start={START} timeZone="Asia/Tokyo" />);
  await expect.poll(visibleText).toContain('always within an hour of paying.');
});

test('before a start is chosen, mentions only the free cancellation until the guide accepts', async () => {
  await show(<PolicyLine start={null} timeZone="Asia/Tokyo" />);
  await expect
    .poll(visibleText)
    .toBe('Free cancellation until the guide accepts. Cancellation policy');
});

test('does not promise free cancellation in the hour after payment for a start within 48 hours', async () => {
  const soon = Temporal.Now.instant().add({ hours: 47 }).toString();
  await show(<PolicyLine start={soon} timeZone="Asia/Tokyo" />);
  await expect.poll(visibleText).toContain('Free cancellation until the guide accepts');
  expect(visibleText()).not.toContain('hour of paying');
});
