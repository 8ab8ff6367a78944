import { useQuery } from '@tanstack/react-query';
import { createBooking } from '@tomoguide/contract/bookings/calls';
import { getGuide, getQuote } from '@tomoguide/contract/guides/calls';
import type { Locale } from '@tomoguide/contract/primitives';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutGuideQuery } from '../../parts/bookings/checkout-form/queries.ts';
import { leaveCallsUnanswered, refusal, reply } from '../../testing/api-replies.ts';
import { checkoutReplies, sampleQuote } from '../../testing/checkout-replies.ts';
import { sampleGuide, sampleOffer } from '../../testing/sample-guide.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { clearToast, showToast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { CheckoutForm } from './checkout-form.tsx';

const guide = sampleOffer();
const mei = sampleSession();

const WHOLE = 'date=2036-05-04&start=2036-05-04T01%3A00%3A00Z&duration=4&travelers=2';
/** An unpaid booking at an overlapping time. */
const held = sampleBooking({
  id: 77,
  status: 'pending',
  tab: 'pending-requests',
  can: ['pay', 'cancel'],
  scheduledStartTime: '2036-05-03T22:00:00Z',
  scheduledEndTime: '2036-05-04T02:00:00Z',
});

const checkout = (
  query: string,
  {
    more = [],
    locale = 'en',
    by = guide,
    ...state
  }: {
    more?: ReturnType<typeof reply>[];
    locale?: Locale;
    by?: ReturnType<typeof sampleOffer>;
  } & Parameters<typeof checkoutReplies>[1] = {},
) =>
  show(
    <main>
      <CheckoutForm guide={by} userId={mei.id} />
      <Toaster />
    </main>,
    {
      at: `/checkout/3?${query}`,
      as: mei,
      locale,
      replies: [...more, ...checkoutReplies(by, state)],
    },
  );

const Refetched = () => {
  const { data } = useQuery(checkoutGuideQuery(guide.id));
  return data ? <CheckoutForm guide={data} userId={mei.id} /> : null;
};

const payButton = () => page.getByRole('button', { name: /^(Pay|付|支付)/ });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const problemText = () => document.querySelector('[data-problem]')?.textContent ?? '';
const focusedField = () =>
  document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
const isInView = () => {
  const box = document.activeElement?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
};
const isAboveBar = () => {
  const bar = document.querySelector('[data-edge-bar]')?.getBoundingClientRect();
  const box = document.activeElement?.getBoundingClientRect();
  return bar !== undefined && box !== undefined && box.bottom <= bar.top;
};
const priceDigits = () =>
  [...document.querySelectorAll('aside dt + dd')].map((dd) => dd.textContent?.replace(/\D/g, ''));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => page.viewport(1280, 800));

test.each([390, 768])(
  'at %i px, each submit focuses the first invalid field, scrolls it into view, and shows its error and step',
  async (width) => {
    await page.viewport(width, 700);
    const { sent } = await checkout('');
    const leadsTo = async (name: string, words: string) => {
      scrollTo(0, document.body.scrollHeight);
      await payButton().click();
      await expect.poll(focusedField).toBe(name);
      await expect.poll(isInView).toBe(true);
      await expect.poll(isAboveBar).toBe(true);
      expect(problemText()).toContain(words);
    };
    await leadsTo('date', 'Step 1: Choose a day.');
    await page.getByRole('button', { name: /^Next available/ }).click();
    await leadsTo('start', 'Step 1: Choose a start time.');
    await page.getByText('10:00', { exact: true }).click();
    await leadsTo('meetingAddress', 'Step 2: Please provide the meeting address.');
    await field('Meeting address').fill('京都駅');
    await field('Postal code (optional)').fill('60');
    await leadsTo(
      'meetingPostalCode',
      'Step 2: Invalid postal code. Please enter a 7-digit Japanese postal code (numbers only).',
    );
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test.each([390, 1280])(
  'at %i px, repeats an error next to the button only while the field is out of view',
  async (width) => {
    await page.viewport(width, 700);
    await checkout(WHOLE);
    await payButton().click();
    const line = page.getByRole('button', { name: 'Show' });
    const message = () => page.getByText('Please provide the meeting address.', { exact: true });
    await expect.element(message()).toBeInViewport();
    // Announced once by screen readers, and shown only once.
    await expect
      .element(page.getByText('Step 2: Please provide the meeting address.'))
      .toHaveAttribute('role', 'alert');
    await expect.element(line).not.toBeInTheDocument();
    scrollTo(0, document.body.scrollHeight);
    await expect.element(line).toBeVisible();
    expect(document.querySelectorAll('[data-problem][role="alert"]')).toHaveLength(1);
    await line.click();
    await expect.poll(focusedField).toBe('meetingAddress');
    await expect.element(line).not.toBeInTheDocument();
  },
);

test('shows the amount on the button once the tour is chosen, and errors only after a submit', async () => {
  await checkout('');
  const button = page.getByRole('button', { name: 'Pay the deposit', exact: true });
  const getBackground = (each: typeof button) => getComputedStyle(each.element()).backgroundColor;
  await expect.element(button).toBeVisible();
  const atFirst = getBackground(button);
  const missing = page.getByText('Please provide the meeting address.', { exact: true });
  await page.getByRole('button', { name: /^Next available/ }).click();
  await page.getByText('10:00', { exact: true }).click();
  const paying = page.getByRole('button', { name: /^Pay RMB \d+ now$/ });
  await expect.element(paying).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
  await paying.click();
  await expect.element(missing).toBeVisible();
  await field('Meeting address').fill('京都駅');
  await expect.element(missing).not.toBeInTheDocument();
  // The pointer is still on the button.
  await field('Meeting address').hover();
  await expect.poll(() => getBackground(paying)).toBe(atFirst);
});

test('shows the refund terms below the button, with a link to the full policy', async () => {
  const line = () =>
    payButton().element().closest('[data-edge-bar]')?.parentElement?.textContent ?? '';
  await checkout('');
  expect(line()).toContain('Full refund until the guide accepts. Full policy');
  await page.getByRole('button', { name: /^Next available/ }).click();
  await page.getByText('10:00', { exact: true }).click();
  await expect.poll(line).toMatch(/after that until .*\. Full policy/);
  expect(line()).not.toContain('50%');
});

test.each([
  [360, 'en', 'RMB 300', 'Deposit, due now', 'Pay the deposit'],
  [360, 'zh-CN', '¥300', '本次支付（订金）', '支付订金'],
  [768, 'en', 'RMB 300', 'Deposit, due now', 'Pay the deposit'],
] as const)(
  'at %i px in %s, the bar shows the amount, the label and the button on one line',
  async (width, locale, amount, what, button) => {
    await page.viewport(width, 740);
    await checkout('duration=4&travelers=2', { locale });
    const bar = () => payButton().element().closest('[data-edge-bar]') as HTMLElement;
    await expect.poll(() => bar().innerText).toContain(amount);
    expect(bar().innerText.replace(/\s+/g, ' ')).toBe(`${amount} ${what} ${button} ${amount}`);
    expect(getComputedStyle(bar()).position).toBe('sticky');
    await expect.element(page.getByText(what, { exact: true })).toBeInViewport();
    expect(bar().offsetHeight).toBeLessThan(80);
    await expect.element(payButton()).toHaveAccessibleName(`${button} ${amount}`);
  },
);

test('at 360 px with text at double size, nothing in the bar is cut off', async () => {
  await page.viewport(360, 740);
  document.documentElement.style.fontSize = '200%';
  await checkout('duration=4&travelers=2');
  await expect.element(page.getByText('Deposit, due now')).toBeInViewport();
  await expect.element(payButton()).toBeInViewport();
  const parts = document.querySelectorAll('[data-edge-bar] :not(.sr-only)');
  for (const part of parts)
    expect(part.getBoundingClientRect().right, part.outerHTML).toBeLessThanOrEqual(360);
});

test.each(['', WHOLE])('on desktop, no part of the policy appears twice (%s)', async (query) => {
  await checkout(query);
  await expect.element(payButton()).toBeVisible();
  const seen = [...document.querySelectorAll('form p')].filter((each) => each.checkVisibility());
  const getCount = (words: string) =>
    seen.filter(({ textContent }) => textContent?.includes(words)).length;
  await expect.poll(() => getCount('Full policy')).toBe(1);
  expect(getCount('Full refund until the guide accepts')).toBe(1);
});

test('collapses the age fields until ages are entered or required', async () => {
  await checkout(WHOLE);
  const adults = page.getByLabelText('Adults', { exact: true });
  await expect.element(adults).not.toBeVisible();
  await page.getByText('Ages in your group').click();
  await adults.fill('1');
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.getByText('Ages in your group').click();
  await expect.element(page.getByText('1 adult', { exact: true })).toBeVisible();
  await page.getByText('Ages in your group').click();
  await expect.element(page.getByText('1 adult', { exact: true })).not.toBeVisible();
  await adults.fill('');
  await page.getByText('Ages in your group').click();
  await expect.element(adults).not.toBeVisible();
  await page.getByLabelText('I’m booking for someone else and won’t be there').click();
  await expect.element(adults).toBeVisible();
});

test('submitting expands the collapsed age fields if they contain an error', async () => {
  await page.viewport(390, 700);
  await checkout(WHOLE);
  const fold = page.getByText('Ages in your group');
  await field('Meeting address').fill('京都駅');
  await fold.click();
  await field('Adults').fill('1');
  await fold.click();
  await expect.element(field('Adults')).not.toBeVisible();
  await payButton().click();
  await expect.element(field('Adults')).toHaveFocus();
  await expect.poll(isInView).toBe(true);
  await expect.element(page.getByText(/^Ages must add up/)).toBeVisible();
  // Submits again, after the error was shown and the ages were collapsed once more.
  await fold.click();
  await payButton().click();
  await expect.element(field('Adults')).toHaveFocus();
});

test('a toast covers neither the error nor the button', async () => {
  await page.viewport(390, 700);
  await checkout(WHOLE);
  await payButton().click();
  scrollTo(0, document.body.scrollHeight);
  await expect.element(page.getByRole('button', { name: 'Show' })).toBeVisible();
  showToast({ title: 'Saved' });
  const getBottom = () => document.querySelector('[data-toast]')?.getBoundingClientRect().bottom;
  const top = () => document.querySelector('[data-problem-line]')?.getBoundingClientRect().top ?? 0;
  await expect.poll(() => (getBottom() ?? Infinity) <= top()).toBe(true);
  clearToast();
});

test('submitting again focuses the field again, from any scroll position', async () => {
  await page.viewport(390, 700);
  await checkout(WHOLE);
  for (let press = 0; press < 2; press += 1) {
    await payButton().click();
    await expect.poll(focusedField).toBe('meetingAddress');
    await expect.poll(isInView).toBe(true);
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  }
});

test('changing the duration keeps the start, and reports if the start is not available', async () => {
  const { address } = await checkout(WHOLE);
  await page.getByRole('button', { name: 'Change' }).click();
  const start = () => page.getByRole('radio', { name: /^10:00/ });
  await field('Duration').selectOptions('6 hours');
  await expect.element(start()).toBeChecked();
  await field('Duration').selectOptions('8 hours');
  await expect.element(start()).toBeChecked();
  expect(address()).toContain('start=2036-05-04T01%3A00%3A00Z&duration=8');
  await page.getByText('09:00', { exact: true }).click();
  await field('Duration').selectOptions('2 hours');
  await page.getByText('16:00', { exact: true }).click();
  await field('Duration').selectOptions('4 hours');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('4 hours from 16:00 isn’t available. Choose another start time.');
  await payButton().click();
  await expect.poll(focusedField).toBe('start');
  // The form remembers the chosen start, and selects it again for a duration that fits.
  await field('Duration').selectOptions('2 hours');
  await expect.element(page.getByRole('radio', { name: /^16:00/ })).toBeChecked();
  await expect.element(page.getByText(/from 16:00 isn’t available/)).not.toBeInTheDocument();
});

test('changing the day keeps the start time', async () => {
  await checkout(WHOLE);
  await page.getByRole('button', { name: 'Change' }).click();
  await field('Date').fill('2036-05-05');
  await field('Meeting address').click();
  await expect.element(page.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await expect.element(field('Date')).toHaveValue('Mon, May 5, 2036');
});

test('keeps start, duration, group and typed text across a reload', async () => {
  const first = await checkout('');
  await page.getByRole('button', { name: /^Next available/ }).click();
  await field('Duration').selectOptions('5 hours');
  await field('Travelers').selectOptions('3 travelers');
  await page.getByText('11:00', { exact: true }).click();
  await field('Meeting address').fill('京都駅');
  await page.getByText('Ages in your group').click();
  await field('Adults').fill('3');
  const query = first.address().split('?')[1] ?? '';
  await first.screen.unmount();
  await checkout(query);
  await expect.element(page.getByText('11:00–16:00 · 5 hours')).toBeVisible();
  await expect.element(page.getByText('3 travelers')).toBeVisible();
  await expect.element(field('Meeting address')).toHaveValue('京都駅');
  await expect.element(field('Adults')).toHaveValue('3');
});

test('applies two quick changes made before the page has updated', async () => {
  const { address } = await checkout(WHOLE);
  await page.getByRole('button', { name: 'Change' }).click();
  const choose = (name: string, value: string) => {
    const select = field(name).element() as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await expect.element(field('Duration')).toBeVisible();
  choose('Duration', '5');
  choose('Travelers', '3');
  await expect.poll(address).toContain('duration=5&travelers=3');
});

test.each(['2036-05-02', '2036/5/2', '5月2日', '明天', 'May 2'])(
  'accepts a day typed as %s',
  async (typed) => {
    await checkout('');
    await field('Date').fill(typed);
    await field('Meeting address').click();
    await expect.element(field('Date')).toHaveValue('Fri, May 2, 2036');
  },
);

test('keeps the typed text of an unreadable or unavailable day, with an error at the field', async () => {
  const { sent } = await checkout(WHOLE);
  await page.getByRole('button', { name: 'Change' }).click();
  await field('Date').fill('someday');
  await payButton().click();
  await expect.poll(focusedField).toBe('date');
  await expect.element(field('Date')).toHaveValue('someday');
  await field('Date').fill('2036-05-03');
  await field('Meeting address').click();
  await expect
    .element(
      page.getByText(
        /^Sat, May 3, 2036 isn’t available\. The next available day is Sun, May 4, 2036/,
      ),
    )
    .toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('hides starts and deadlines for an unavailable day, and offers the next free day', async () => {
  await page.viewport(390, 700);
  const { address } = await checkout(WHOLE);
  await page.getByRole('button', { name: 'Change' }).click();
  const table = () => page.getByRole('table');
  const start = () => page.getByRole('radio', { name: /^10:00/ });
  await expect.element(start()).toBeChecked();
  await page.getByText('Cancellation and refunds').click();
  await expect.element(table()).toBeInTheDocument();
  await field('Date').fill('2036-05-03');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/^Sat, May 3, 2036 isn’t available/)).toBeVisible();
  await expect.element(start()).not.toBeInTheDocument();
  await expect.element(table()).not.toBeInTheDocument();
  // The field is filled in but invalid, so the bar does not ask the user to fill it in.
  await payButton().click();
  scrollTo(0, document.body.scrollHeight);
  await expect.element(page.getByRole('button', { name: 'Change it' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Sun, May 4, 2036' }).click();
  await expect.element(field('Date')).toHaveValue('Sun, May 4, 2036');
  // This day was chosen before, so its start is selected again.
  await expect.element(start()).toBeChecked();
  await expect.element(page.getByRole('button', { name: /^Choose Sun/ })).not.toBeInTheDocument();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Open the calendar');
  expect(address()).toContain('date=2036-05-04');
});

test('opens the calendar at the first free day, and disables unavailable days, including for screen readers', async () => {
  await checkout('', { locale: 'zh-CN' });
  await page.getByRole('button', { name: '打开日历' }).click();
  const day = (number: number) => document.querySelector(`[data-day="2036-05-0${number}"]`);
  await expect.poll(() => day(2)?.getAttribute('tabindex')).toBe('0');
  expect(day(3)?.getAttribute('aria-disabled')).toBe('true');
  expect(day(3)?.getAttribute('aria-label')).toMatch(/不可[约预]/);
  expect(day(4)?.getAttribute('aria-disabled')).toBe('false');
});

test('moves focus into the calendar, and restores it after Escape or choosing a day', async () => {
  await checkout('');
  const opener = page.getByRole('button', { name: 'Open the calendar' });
  const day = () => document.querySelector<HTMLElement>('[data-day="2036-05-02"]');
  await opener.click();
  await expect.poll(() => document.activeElement === day()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  expect(day()).toBeNull();
  await opener.click();
  await expect.poll(() => document.activeElement === day()).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(field('Date')).toHaveValue('Sun, May 4, 2036');
  await expect.element(opener).toHaveFocus();
});

test('shows price lines that add up to the total, after a tap on it', async () => {
  await checkout(WHOLE);
  await expect.poll(() => priceDigits().length).toBe(4);
  const [base, extra, now, later] = priceDigits().map(Number);
  await expect.element(page.getByText('Guide, one person')).not.toBeVisible();
  await page.getByText('Total for 2 people').click();
  await expect.element(page.getByText('Guide, one person')).toBeVisible();
  await expect.element(page.getByText('RMB 1,000')).toBeVisible();
  expect([base, extra]).toEqual([880, 120]);
  expect([now, later]).toEqual([300, 700]);
});

test('shows who holds the deposit and its refund deadline in both time zones, next to the button', async () => {
  await checkout(WHOLE);
  await expect.element(page.getByText(/^We hold your deposit/)).toBeVisible();
  await expect
    .element(page.getByText(/^Full refund until the guide accepts, and after that until/).last())
    .toBeVisible();
  await page.getByText('Cancellation and refunds').click();
  await expect
    .element(page.getByText(/within an hour of paying, always a full refund/))
    .toBeVisible();
  await expect.poll(() => page.getByRole('row').first().element().textContent).toMatch(/10:00/);
});

test('on phones, shows the guide above the first step', async () => {
  await page.viewport(390, 844);
  await checkout(WHOLE);
  await expect.element(page.getByText('With Aoi')).toBeVisible();
  const strip = document.querySelector('[data-guide-strip]')?.getBoundingClientRect();
  const step = document.querySelector('section')?.getBoundingClientRect();
  expect(strip?.bottom).toBeLessThanOrEqual(step?.top ?? 0);
});

test('on desktop, the only button stays visible below the price and is last in the Tab order', async () => {
  await checkout(WHOLE);
  await expect.element(payButton()).toBeVisible();
  const button = payButton().element();
  const box = () => button.getBoundingClientRect();
  const step = document.querySelector('section')?.getBoundingClientRect();
  const price = document.querySelector('aside')?.getBoundingClientRect();
  expect(box().left).toBeGreaterThan(step?.right ?? Infinity);
  expect(box().top).toBeGreaterThanOrEqual(price?.bottom ?? Infinity);
  for (const height of [800, 600]) {
    await page.viewport(1280, height);
    for (const top of [0, document.body.scrollHeight / 2]) {
      scrollTo(0, top);
      expect(box().top).toBeGreaterThan(0);
      expect(box().bottom).toBeLessThanOrEqual(height);
    }
  }
  const stops = [...document.querySelectorAll('form :is(input, select, textarea, button)')];
  expect(stops.at(-1)).toBe(button);
  await payButton().click();
  await expect.poll(focusedField).toBe('meetingAddress');
  expect(problemText()).toContain('Step 2: Please provide the meeting address.');
});

test('on phones, shows the price before the last step, and the button after it', async () => {
  await page.viewport(390, 844);
  await checkout(WHOLE);
  await expect.element(payButton()).toBeVisible();
  const top = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  expect(top('aside')).toBeGreaterThan(top('section:nth-of-type(2)'));
  expect(top('section:nth-of-type(3)')).toBeGreaterThan(top('aside'));
});

test('links to the payment if the user already holds the slot, for example from another tab', async () => {
  await checkout('date=2036-05-04&start=2036-05-03T23%3A00%3A00Z&duration=4&travelers=2', {
    own: [held],
  });
  const on = page.getByRole('link', { name: 'Continue Payment' });
  await expect.element(on).toHaveAttribute('href', '/checkout?bookingId=77');
  await expect.element(page.getByText('You’re already holding this slot.')).toBeVisible();
});

test('links to the payment if the user took the slot just before submitting', async () => {
  await checkout(WHOLE, {
    more: [refusal(createBooking, 409, 'SLOT_TAKEN', { bookingId: 77 })],
  });
  await field('Meeting address').fill('京都駅');
  await payButton().click();
  const notice = page.getByRole('alert');
  await expect.element(notice.getByText('You’re already holding this slot.')).toBeVisible();
  await expect.element(notice).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Continue Payment' }))
    .toHaveAttribute('href', '/checkout?bookingId=77');
});

test('focuses fields rejected by the server like fields rejected by the form', async () => {
  await checkout(WHOLE, {
    more: [refusal(createBooking, 422, 'GROUP_SIZE_NOT_OFFERED', { field: 'travelers' })],
  });
  await field('Meeting address').fill('京都駅');
  await payButton().click();
  await expect.poll(focusedField).toBe('travelers');
  expect(problemText()).toMatch(/^Step 1: /);
});

test('shows the server’s new price if the quote fails to load', async () => {
  let isChanged = false;
  await checkout(WHOLE, {
    more: [
      refusal(createBooking, 409, 'PRICE_CHANGED', {
        totalPrice: 1_200,
        totalCents: 120_000,
        depositCents: 36_000,
      }),
      reply(getQuote, (query) => {
        if (isChanged) throw new TypeError('lost');
        return sampleQuote(guide, query);
      }),
    ],
  });
  await field('Meeting address').fill('京都駅');
  await expect.element(page.getByRole('button', { name: 'Pay RMB 300 now' })).toBeVisible();
  isChanged = true;
  await payButton().click();
  const notice = page.getByRole('alert');
  await expect.element(notice.getByText(/It’s now RMB 1,200, with RMB 360 due now/)).toBeVisible();
  expect(notice.element().textContent).not.toContain('1,000');
});

test('replaces a withdrawn duration with one that is offered, then shows, prices and submits it', async () => {
  let offered = guide;
  const { sent } = await show(
    <main>
      <Refetched />
    </main>,
    {
      at: '/checkout/3?date=2036-05-04&start=2036-05-04T01%3A00%3A00Z&duration=2&travelers=2',
      as: mei,
      replies: [
        refusal(createBooking, 422, 'DURATION_NOT_OFFERED', { field: 'duration' }),
        reply(getGuide, () => offered),
        ...checkoutReplies(guide),
      ],
    },
  );
  const orders = () =>
    sent
      .filter(({ path, method }) => method === 'POST' && path === createBooking.path)
      .map(({ body }) => body);
  await field('Meeting address').fill('京都駅');
  await expect.element(page.getByRole('button', { name: 'Pay RMB 150 now' })).toBeEnabled();
  offered = sampleOffer({ minDuration: 4 });
  await payButton().click();
  const notice = page.getByRole('alert');
  await expect.element(notice.getByText(/^Your guide no longer offers/)).toBeVisible();
  await expect.element(notice).toHaveFocus();
  await expect
    .element(page.getByText(/doesn’t offer tours of that duration/))
    .not.toBeInTheDocument();
  await expect.element(page.getByText('10:00–14:00 · 4 hours')).toBeVisible();
  expect(orders()).toMatchObject([{ duration: 2, totalPrice: 500 }]);
  await expect.element(page.getByRole('button', { name: 'Pay RMB 300 now' })).toBeEnabled();
  await payButton().click();
  await expect.poll(orders).toMatchObject([{ duration: 2 }, { duration: 4, totalPrice: 1_000 }]);
  // The server also rejects the duration that it offers, so the error now belongs to the field.
  await expect.poll(focusedField).toBe('duration');
});

test('keeps the chosen payment method selected and focused during payment', async () => {
  await checkout(WHOLE);
  await field('Meeting address').fill('京都駅');
  const card = page.getByRole('radio', { name: /^Card/ });
  (card.element() as HTMLElement).focus();
  leaveCallsUnanswered();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.querySelector('[aria-busy]')).not.toBeNull();
  await expect.element(card).toBeDisabled();
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card).toBeChecked();
});

test('lists WeChat Pay and Alipay before cards in Chinese, and preselects the last used method', async () => {
  const methodInputs = () => [
    ...document.querySelectorAll<HTMLInputElement>('[type="radio"][value]'),
  ];
  const first = await checkout(WHOLE, { locale: 'zh-CN' });
  await expect
    .poll(() => methodInputs().map(({ value }) => value))
    .toEqual(['wechat', 'alipay', 'card']);
  expect(methodInputs().find(({ checked }) => checked)?.value).toBe('wechat');
  await first.screen.unmount();
  localStorage.setItem(`payment-method:${mei.id}`, 'alipay');
  await checkout(WHOLE);
  await expect
    .poll(() => methodInputs().map(({ value }) => value))
    .toEqual(['card', 'alipay', 'wechat']);
  expect(methodInputs().find(({ checked }) => checked)?.value).toBe('alipay');
});

const along = sampleOffer({ itineraries: sampleGuide().itineraries });

test.each([
  ['en', 'Moss and tea', 'Book without the itinerary'],
  ['zh-CN', 'Moss and tea', '不按这个行程走'],
] as const)(
  'in %s, shows the itinerary’s title first and lets the user remove the itinerary',
  async (locale, title, leave) => {
    const { address } = await checkout(`${WHOLE}&itinerary=31`, { by: along, locale });
    await expect
      .element(page.getByRole('link', { name: title }))
      .toHaveAttribute('href', '/itinerary/31');
    const [first] = document.querySelectorAll('section [data-field], section [data-booking-when]');
    expect(first?.getAttribute('data-field')).toBe('itinerary');
    await page.getByRole('button', { name: leave }).click();
    await expect.element(page.getByText(title)).not.toBeInTheDocument();
    expect(address()).not.toContain('itinerary');
    expect(address()).toContain('duration=4');
    await expect.poll(() => document.activeElement?.tagName).toBe('SECTION');
  },
);

test('sends the itinerary with the booking', async () => {
  const { sent } = await checkout(`${WHOLE}&itinerary=31`, {
    by: along,
    more: [refusal(createBooking, 409, 'SLOT_TAKEN')],
  });
  await field('Meeting address').fill('京都駅');
  await payButton().click();
  await expect
    .poll(
      () => sent.find(({ method, path }) => method === 'POST' && path === createBooking.path)?.body,
    )
    .toMatchObject({ itineraryId: 31 });
});

test('shows the error for an unknown itinerary at its own field', async () => {
  await checkout(`${WHOLE}&itinerary=31`, {
    by: along,
    more: [refusal(createBooking, 422, 'ITINERARY_UNKNOWN', { field: 'itineraryId' })],
  });
  await field('Meeting address').fill('京都駅');
  await payButton().click();
  await expect.poll(focusedField).toBe('itinerary');
});

test('reports a deleted itinerary immediately, focuses the error, and allows booking without it', async () => {
  const { address, sent } = await checkout(`${WHOLE}&itinerary=32`, { by: along });
  const gone = page.getByText(/^Your guide no longer offers this itinerary\./);
  await expect.element(gone).toBeVisible();
  await payButton().click();
  await expect.poll(focusedField).toBe('itinerary');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  await page.getByRole('button', { name: 'Book without it' }).click();
  await expect.element(gone).not.toBeInTheDocument();
  expect(address()).not.toContain('itinerary');
});
