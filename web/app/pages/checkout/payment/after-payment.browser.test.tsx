import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { AfterPayment } from './after-payment.tsx';

const inHours = (hours: number) => Temporal.Now.instant().add({ hours }).toString();

test.each([
  [null, /^After payment, .* 24 hours to accept/],
  [inHours(31), /24 hours to accept/],
  [inHours(29), /at least 6 hours before the start/],
])(
  'the guide must answer within a day and before the latest possible time (bookings.md, "Answer"; start: %s)',
  async (start, text) => {
    await show(<AfterPayment start={start} />);
    await expect.element(page.getByText(text)).toBeVisible();
  },
);
