import type { Story } from '../bookings/story.ts';

const DAY = 24;
const KYOTO: Story['meet'] = ['京都府京都市左京区下鴨泉川町59', '6060807'];

/** A booking that was rejected a month ago. The card had expired, so the refund went to the wallet. */
export const TO_THE_WALLET: Story = {
  guide: 'gaoruolan',
  traveler: 'bowen',
  start: -25 * DAY,
  to: 'last',
  hour: 9,
  duration: 6,
  travelers: 4,
  meet: KYOTO,
  made: -40 * DAY,
  life: [
    { hours: -40 * DAY + 0.1, what: 'pays', method: 'card' },
    { hours: -39.5 * DAY, what: 'rejects', why: 'not_available', words: null },
    { hours: -38 * DAY, what: 'the refund comes back' },
  ],
};

/**
 * A booking that was paid from the wallet and cancelled in time, so that the money returned to the wallet.
 */
export const FROM_THE_WALLET: Story = {
  guide: 'gaoruolan',
  traveler: 'bowen',
  start: 12 * DAY,
  to: 'next',
  hour: 10,
  duration: 2,
  travelers: 1,
  meet: KYOTO,
  made: -24 * DAY,
  fromWallet: true,
  life: [{ hours: -24 * DAY + 3, what: 'cancels', words: null }],
};

/** A refund that failed once and arrived when staff retried it. */
export const SENT_AGAIN: Story = {
  guide: 'gaoruolan',
  traveler: 'bowen',
  start: -4 * DAY,
  to: 'last',
  hour: 14,
  duration: 3,
  travelers: 2,
  meet: KYOTO,
  made: -12 * DAY,
  life: [
    { hours: -12 * DAY + 0.1, what: 'pays', method: 'alipay' },
    { hours: -11.5 * DAY, what: 'rejects', why: 'not_available', words: null },
    { hours: -11 * DAY, what: 'the refund comes back' },
  ],
};
