import { NO_PARTICULARS } from '@tomoguide/contract/bookings/particulars';
import { calculateQuote } from '@tomoguide/contract/guides/quote';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOffer } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import { PriceBox } from './price-box.tsx';

const { id: guideId } = sampleOffer();
/** RMB 480, with a deposit of RMB 144. */
const quote = calculateQuote(
  { guideId, hourlyPriceCents: 24_000, additionalPriceCents: 3_000 },
  { durationMinutes: 120, travelers: 1, services: [] },
);
const draft = { ...NO_PARTICULARS, lead: null, useWallet: true, method: null };

test('shows below the remaining amount how to pay it', async () => {
  const { screen } = await show(
    <PriceBox quote={quote} unknown={false} stale={false} draft={draft} walletCents={0} />,
  );
  await expect
    .poll(() => screen.container.textContent)
    .toContain('RMB 336On the day, cash or payment app.');
});

test.each([
  [0, 'Pay nowRMB 144Deposit, 30%', null],
  [4_400, 'Pay nowRMB 100', 'From your wallet−RMB 44'],
  [14_400, 'Pay nowRMB 144From your wallet', null],
])(
  'with %i fen from the wallet, does not show a payment of zero',
  async (walletCents, now, off) => {
    const { screen } = await show(
      <PriceBox
        quote={quote}
        unknown={false}
        stale={false}
        draft={draft}
        walletCents={walletCents}
      />,
    );
    await expect.element(page.getByText('RMB 480').first()).toBeVisible();
    const words = screen.container.textContent ?? '';
    expect(words).toContain(now);
    if (off) expect(words).toContain(off);
    expect(words).not.toContain('RMB 0');
  },
);
