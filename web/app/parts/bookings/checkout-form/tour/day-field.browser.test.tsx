import { getAvailability } from '@tomoguide/contract/guides/calls';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckoutForm } from '../../../../pages/checkout/checkout-form.tsx';
import { reply } from '../../../../testing/api-replies.ts';
import { checkoutReplies } from '../../../../testing/checkout-replies.ts';
import { LanguageSwitch, switchToChinese } from '../../../../testing/language-switch.tsx';
import { sampleOffer } from '../../../../testing/sample-guide.ts';
import { sampleSession } from '../../../../testing/samples.ts';
import { show } from '../../../../testing/show.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DayField } from './day-field.tsx';

test('in a dialog, Escape first closes the calendar and then the dialog', async () => {
  const onClose = vi.fn();
  await show(
    <Dialog open onClose={onClose} title="Request a tour">
      <DayField
        days={{ from: '2036-05-01', to: '2036-10-28', data: ['2036-05-02'] }}
        value={null}
        error={undefined}
        onChange={() => {}}
        onProblem={() => {}}
      />
    </Dialog>,
  );
  const opener = page.getByRole('button', { name: 'Open the calendar' });
  await opener.click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('accepts a typed day once the free days have loaded', async () => {
  const guide = sampleOffer();
  const mei = sampleSession();
  let online = false;
  const replies = checkoutReplies(guide);
  const days = replies.find(({ call }) => call === getAvailability);
  const lost = {
    call: getAvailability,
    status: 200,
    bodyFor: (query: URLSearchParams) => {
      if (!online) throw new TypeError('lost');
      return days?.bodyFor(query);
    },
  };
  await show(<CheckoutForm guide={guide} userId={mei.id} />, {
    at: '/checkout/3?date=2036-05-04&duration=4&travelers=2',
    as: mei,
    replies: [lost, ...replies],
  });
  const failure = page.getByText('Available days couldn’t be loaded.');
  await expect.element(failure).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Date' });
  await field.fill('2036-05-05');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByText('We couldn’t check this day yet. Try again in a moment.'))
    .toBeVisible();
  online = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field).toHaveValue('Mon, May 5, 2036');
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(page.getByText(/We couldn’t check this day/)).not.toBeInTheDocument();
});

test.each([
  ['2036-10-20', /Mon, Oct 20, 2036 isn’t available\./, /2036年10月20日 周一\s?不可约/],
  ['soon', /can’t read that date/, /看不懂这个日期/],
])(
  'explains why %s is not a valid day, in the current language, even after a switch',
  async (typed, english, chinese) => {
    const guide = sampleOffer();
    const mei = sampleSession();
    await show(
      <LanguageSwitch>
        <CheckoutForm guide={guide} userId={mei.id} />
      </LanguageSwitch>,
      { at: '/checkout/3?duration=4&travelers=2', as: mei, replies: checkoutReplies(guide) },
    );
    await page.getByRole('textbox', { name: 'Date' }).fill(typed);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText(english)).toBeVisible();
    switchToChinese();
    await expect.element(page.getByText(chinese)).toBeVisible();
  },
);

test('offers the next free day for the duration, and updates it when the duration changes', async () => {
  const guide = sampleOffer();
  const replies = checkoutReplies(guide);
  const byLength: Record<string, string[]> = {
    4: ['2036-05-02', '2036-05-04', '2036-05-05'],
    8: ['2036-05-02', '2036-05-05'],
    2: ['2036-05-02', '2036-05-03'],
  };
  const days = reply(getAvailability, (query) => ({
    timeZone: guide.timeZone,
    from: '2036-05-01',
    to: '2036-10-31',
    duration: Number(query.get('duration')),
    data: byLength[query.get('duration') ?? ''] ?? [],
  }));
  await show(<CheckoutForm guide={guide} userId={sampleSession().id} />, {
    at: '/checkout/3?duration=4&travelers=2',
    as: sampleSession(),
    replies: [days, ...replies],
  });
  const field = page.getByRole('textbox', { name: 'Date' });
  const length = page.getByLabelText('Duration', { exact: true });
  const offer = page.getByRole('button', { name: /^Choose \w+, \w+ \d/ });
  await field.fill('2036-05-03');
  await userEvent.keyboard('{Tab}');
  await expect.element(offer).toHaveTextContent('Choose Sun, May 4, 2036');
  await length.selectOptions('8');
  await expect.element(offer).toHaveTextContent('Choose Mon, May 5, 2036');
  await expect.element(page.getByText(/The next available day is Mon, May 5, 2036/)).toBeVisible();
  // A typed day that is free for the new duration is accepted.
  await length.selectOptions('2');
  await expect.element(field).toHaveValue('Sat, May 3, 2036');
  await expect.element(offer).not.toBeInTheDocument();
});

test('a click on the first free day chooses that day, even if a blur replaces the button during the click', async () => {
  const onChange = vi.fn();
  await show(
    <DayField
      days={{ from: '2036-05-01', to: '2036-10-28', data: ['2036-05-02', '2036-05-04'] }}
      value={null}
      error={undefined}
      onChange={onChange}
      onProblem={() => {}}
    />,
  );
  await page.getByRole('textbox', { name: 'Date' }).fill('2036-05-03');
  const pressed = page.getByRole('button', { name: /^Next available/ }).element();
  // The pointer goes down, the field loses focus, and the pointer goes up.
  if (pressed instanceof HTMLElement) pressed.focus();
  await expect.element(page.getByRole('button', { name: 'Choose Sun, May 4, 2036' })).toBeVisible();
  if (pressed instanceof HTMLElement) pressed.click();
  expect(onChange).not.toHaveBeenCalled();
});

const twoFreeDays = (onChange: (day: string) => void) =>
  show(
    <DayField
      days={{ from: '2036-05-01', to: '2036-10-28', data: ['2036-05-02', '2036-05-04'] }}
      value={null}
      error={undefined}
      onChange={onChange}
      onProblem={() => {}}
    />,
  );

test('a click on the first free day takes precedence over a typed day that is not available', async () => {
  const onChange = vi.fn();
  await twoFreeDays(onChange);
  await page.getByRole('textbox', { name: 'Date' }).fill('2036-05-03');
  await page.getByRole('button', { name: /^Next available/ }).click();
  await expect.poll(() => onChange.mock.calls).toEqual([['2036-05-02']]);
  // The blur that the click causes validates the new day, not the typed one.
  await expect.element(page.getByRole('button', { name: /^Choose/ })).not.toBeInTheDocument();
});

test('moves focus to the day that replaces the first free day after a blur', async () => {
  const onChange = vi.fn();
  await twoFreeDays(onChange);
  await page.getByRole('textbox', { name: 'Date' }).fill('2036-05-03');
  const first = page.getByRole('button', { name: /^Next available/ }).element();
  if (first instanceof HTMLElement) first.focus();
  await expect.element(page.getByRole('button', { name: 'Choose Sun, May 4, 2036' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.calls).toEqual([['2036-05-04']]);
});

test('applies a typed day after pointerup outside the field, but before the click handler of the target', async () => {
  const onChange = vi.fn();
  const atPress = vi.fn();
  await show(
    <>
      <DayField
        days={{ from: '2036-05-01', to: '2036-10-28', data: ['2036-05-02', '2036-05-04'] }}
        value="2036-05-02"
        error={undefined}
        onChange={onChange}
        onProblem={() => {}}
      />
      <button
        type="button"
        onMouseUp={() => atPress(onChange.mock.calls.length)}
        onClick={() => atPress(onChange.mock.calls.length)}
      >
        Send
      </button>
    </>,
  );
  await page.getByRole('textbox', { name: 'Date' }).fill('2036-05-04');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(atPress.mock.calls).toEqual([[0], [1]]);
});
