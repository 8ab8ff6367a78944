import { acceptAddress, declineAddress, proposeAddress } from '@tomoguide/contract/bookings/calls';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveCallsUnanswered, refusal, reply } from '../../../testing/api-replies.ts';
import { LanguageSwitch, switchToChinese } from '../../../testing/language-switch.tsx';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../../../ui/toast.ts';
import { SuggestedPlace, SuggestPlaceButton } from './address-change.tsx';

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

const CHANGEABLE = { can: ['cancel', 'change_address'] } as const;
const bookingWithSuggestion = (by: 'traveler' | 'guide') =>
  sampleBooking({
    can: [...CHANGEABLE.can],
    addressProposal: {
      number: 3,
      by,
      meetingAddress: 'Ueno Park, south gate',
      meetingPostalCode: '1100007',
      addressConfirmed: false,
      at: '2026-11-21T00:00:00Z',
    },
  });
const showAddressChange = async (
  booking = sampleBooking(),
  replies: ReturnType<typeof reply>[] = [],
) => {
  const shown = await show(
    <LanguageSwitch>
      <SuggestedPlace booking={booking} />
      <SuggestPlaceButton booking={booking} />
    </LanguageSwitch>,
    { as: sampleSession(), replies },
  );
  const posts = () => shown.sent.filter(({ method }) => method === 'POST');
  return { ...shown, posts };
};

test('shows no button if the meeting point cannot be changed', async () => {
  await showAddressChange();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('requires an address, and sends the postal code with a hyphen', async () => {
  const changeable = sampleBooking({ can: [...CHANGEABLE.can] });
  const { posts } = await showAddressChange(changeable, [
    reply(proposeAddress, bookingWithSuggestion('traveler')),
  ]);
  await page.getByRole('button', { name: 'Suggest another place' }).click();
  await page.getByRole('button', { name: 'Suggest it' }).click();
  await expect.element(page.getByText('Please provide the meeting address.')).toBeVisible();
  expect(posts()).toEqual([]);
  await page.getByRole('textbox', { name: /Meeting address/ }).fill('Ueno Park, south gate');
  await page.getByRole('textbox', { name: /Postal code/ }).fill('1100007');
  await page.getByRole('button', { name: 'Suggest it' }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Suggestion sent');
  expect(posts().map(({ body }) => body)).toEqual([
    { meetingAddress: 'Ueno Park, south gate', meetingPostalCode: '110-0007' },
  ]);
});

test('shows a rejection in the dialog, with its reason in the page’s language', async () => {
  const changeable = sampleBooking({ can: [...CHANGEABLE.can] });
  await showAddressChange(changeable, [refusal(proposeAddress, 422, 'ADDRESS_UNCHANGED')]);
  await page.getByRole('button', { name: 'Suggest another place' }).click();
  await page.getByRole('textbox', { name: /Meeting address/ }).fill('Kyoto Station, central exit');
  await page.getByRole('button', { name: 'Suggest it' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This is already the meeting point.');
  switchToChinese();
  await expect.element(page.getByRole('alert')).toHaveTextContent('集合地点已经是这里了。');
});

test.each([
  ['Meet there', acceptAddress, 'accept', 'Meeting point changed'],
  ['Keep the current place', declineAddress, 'decline', 'The meeting point stays as it was'],
] as const)(
  'sends the other user’s answer to a suggestion with the suggestion’s number: %s',
  async (name, call, path, toast) => {
    const { posts } = await showAddressChange(bookingWithSuggestion('guide'), [
      reply(call, sampleBooking()),
    ]);
    await expect.element(page.getByText('Aoi suggests meeting here:')).toBeVisible();
    await expect.element(page.getByText('〒110-0007 Ueno Park, south gate')).toBeVisible();
    await page.getByRole('button', { name }).click();
    await expect.poll(() => getCurrentToast()?.title).toBe(toast);
    expect(posts().map((sent) => sent.path)).toEqual([
      `/api/v2/bookings/42/address-proposals/3/${path}`,
    ]);
  },
);

test('keeps focus on the answer’s button while it is being sent', async () => {
  await showAddressChange(bookingWithSuggestion('guide'));
  const accept = page.getByRole('button', { name: 'Meet there' });
  (accept.element() as HTMLElement).focus();
  leaveCallsUnanswered();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Keep the current place' })).toBeDisabled();
  await expect.element(accept).toHaveFocus();
});

test('lets the user withdraw their own suggestion, but not accept it', async () => {
  await showAddressChange(bookingWithSuggestion('traveler'), [
    reply(declineAddress, sampleBooking()),
  ]);
  await expect.element(page.getByText(/Waiting for Aoi/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Meet there' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Withdraw suggestion' }).click();
  await expect.poll(() => getCurrentToast()?.title).toBe('The meeting point stays as it was');
});
