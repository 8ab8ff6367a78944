import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleProposal, withChanges } from '../../../testing/sample-change.ts';
import { sampleBooking } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { TourLines } from './tour-lines.tsx';

afterEach(() => page.viewport(1280, 800));

/** The content widths of a dialog on desktop, a dialog on a phone, and the page. */
test.each([504, 358, 700, 1104])(
  'in a list %i px wide, does not break a name inside a word or let anything overlap it',
  async (width) => {
    await page.viewport(1440, 900);
    const booking = sampleBooking({ viewerIs: 'guide', status: 'awaiting_start' });
    const traveler = { ...booking.traveler, nickname: '小美 Mei' };
    await show(
      <div style={{ width }}>
        <TourLines bookings={[{ ...booking, traveler }]} />
      </div>,
    );
    const name = document.evaluate('//text()[. = "小美 Mei"]', document.body).iterateNext();
    if (!name) throw new Error('The name stands nowhere');
    const words = document.createRange();
    words.selectNode(name);
    expect(words.getClientRects()).toHaveLength(1);
    const number = page.getByText('2 travelers', { exact: true }).element().getBoundingClientRect();
    const badge = page.getByText('Awaiting start').element().getBoundingClientRect();
    const clear = number.right <= badge.left || number.top >= badge.bottom;
    expect(clear, JSON.stringify([number, badge])).toBe(true);
  },
);

test.each([
  [1104, true],
  [358, false],
])(
  'in a list %i px wide, shows the confirm button next to the status: %s',
  async (width, beside) => {
    await page.viewport(1440, 900);
    const booking = sampleBooking({
      viewerIs: 'guide',
      status: 'awaiting_start',
      can: ['confirm_start'],
    });
    await show(
      <div style={{ width }}>
        <TourLines bookings={[booking]} ofToday />
      </div>,
    );
    const place = (name: string) =>
      page.getByText(name, { exact: true }).element().getBoundingClientRect();
    const button = place('Confirm Start');
    const badge = place('Awaiting start');
    expect(button.left >= badge.right && button.top < badge.bottom).toBe(beside);
    expect(button.top >= badge.bottom).toBe(!beside);
    const line = page.getByRole('link').element().textContent;
    expect(line).toContain('Mei · 2 travelers');
  },
);

test('asks whether they met, instead of for the start, once a tour should be over', async () => {
  const missed = sampleBooking({
    viewerIs: 'guide',
    status: 'awaiting_start',
    can: ['confirm_start', 'report_no_show'],
    scheduledStartTime: '2020-05-04T01:00:00Z',
    scheduledEndTime: '2020-05-04T05:00:00Z',
  });
  await show(<TourLines bookings={[missed]} ofToday />);
  await expect
    .element(page.getByRole('link', { name: 'Did you meet Mei?' }))
    .toHaveAttribute('href', '/guide-dashboard#TG0042');
  await expect.element(page.getByText('Confirm Start')).not.toBeInTheDocument();
});

test('marks a tour with a proposed change', async () => {
  const booking = sampleBooking({ viewerIs: 'guide', status: 'upcoming' });
  await show(<TourLines bookings={[booking, withChanges(booking, sampleProposal(booking))]} />);
  await expect.element(page.getByText('Change proposed')).toBeVisible();
  expect(page.getByText('Change proposed').elements()).toHaveLength(1);
});
