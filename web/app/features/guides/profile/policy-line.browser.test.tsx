import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { PolicyLine } from './policy-line.tsx';

/** Far enough away for a full refund until a week before; the reader's clock is Beijing's. */
const START = '2099-05-10T01:00:00Z';

const said = () => page.getByRole('paragraph').element().textContent;

test.each([
  ['en', 'Sun, 3 May 2099, 09:00 (Beijing time) · 10:00 (Tokyo time)'],
  ['zh-CN', '2099年5月3日 周日 09:00（北京时间，即东京时间 10:00）'],
] as const)(
  'in %s the deadline stands on the reader’s clock first, then on the guide’s',
  async (locale, deadline) => {
    await show(<PolicyLine start={START} timeZone="Asia/Tokyo" />, { locale });
    await expect.poll(said).toContain(deadline);
  },
);

test('where both clocks agree it is said once', async () => {
  await show(<PolicyLine start={START} timeZone="Asia/Shanghai" />);
  await expect.poll(said).toContain('3 May 2099, 09:00 (Beijing time);');
});
