import { enterStartCode, getStartCode } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { calculateTotpCode, calculateTotpStep } from '@tomoguide/contract/bookings/totp';
import { createStore, values } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSession, startSession } from '../../../lib/session.ts';
import { readStartCodes } from '../../../lib/session-storage.ts';
import { TripCard } from '../../../pages/dashboard/trip-card.tsx';
import { answerCalls, refusal, reply } from '../../../testing/api-replies.ts';
import { LanguageSwitch, switchToChinese } from '../../../testing/language-switch.tsx';
import { sampleBooking, sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { deleteEntries, type Entry, enterCode, flush } from './entry-queue.ts';
import { useStoredStarts } from './saved-starts.ts';
import { SavedStartsList } from './saved-starts-list.tsx';
import { loadReader } from './scanner.tsx';

const SECRET = '3132333435363738393031323334353637383930';
const store = createStore('tomoguide-start-codes', 'entries');
const storedEntries = () => values<Entry>(store);
/**
 * Waits until each form has its response. Other test files share this page, and their cards would send
 * pending entries.
 */
afterEach(async () => {
  await expect.element(page.getByText('Submitting…')).not.toBeInTheDocument();
  deleteEntries();
});

/** Creates a new booking for each test, because stored data outlives a test. */
let nextId = 100;
const startingSoon = (change: Partial<Booking> = {}) => {
  nextId += 1;
  const now = Temporal.Now.instant();
  return sampleBooking({
    id: nextId,
    status: 'awaiting_start',
    scheduledStartTime: now.add({ minutes: 5 }).toString(),
    scheduledEndTime: now.add({ hours: 4 }).toString(),
    ...change,
  });
};

const Page = ({ booking }: { booking: Booking }) => {
  useStoredStarts(list(booking), () => undefined);
  return <TripCard booking={booking} />;
};
const lists = new WeakMap<Booking, Booking[]>();
const list = (booking: Booking): Booking[] => {
  const known = lists.get(booking) ?? [booking];
  lists.set(booking, known);
  return known;
};

const getSecret = (booking: Booking, sentAt = Temporal.Now.instant().toString()) =>
  reply(getStartCode, { bookingId: booking.id, secret: SECRET, sentAt });

const startedReply = (booking: Booking) =>
  reply(enterStartCode, {
    outcome: 'started',
    reason: null,
    booking: sampleBooking({ id: booking.id, status: 'ongoing', tab: 'ongoing' }),
  });

const open = async (booking: Booking, replies: Parameters<typeof answerCalls>[0]) => {
  const shown = await show(
    <LanguageSwitch>
      <Page booking={booking} />
    </LanguageSwitch>,
    { as: sampleSession(), replies },
  );
  await page.getByRole('button', { name: 'Start code' }).click();
  return shown;
};

const submitCode = async (code: string) => {
  await page.getByLabelText('Aoi’s code').fill(code);
  await page.getByRole('button', { name: 'Submit the code' }).click();
};

beforeEach(() => vi.restoreAllMocks());

test('calculates the user’s code with the server’s time, and removes it when the session ends', async () => {
  const booking = startingSoon();
  // This phone's clock is an hour ahead.
  const server = Temporal.Now.instant().subtract({ hours: 1 });
  await open({ ...booking, can: ['enter_start_code'] }, [getSecret(booking, server.toString())]);
  await expect.element(page.getByRole('img', { name: 'Your code as a QR code' })).toBeVisible();
  const shown = document.querySelector('[data-own-code]')?.getAttribute('data-own-code');
  expect(shown).toBe(await calculateTotpCode(SECRET, calculateTotpStep(server)));
  expect(readStartCodes()).toContain(SECRET);
  endSession('logout');
  expect(readStartCodes()).toBeNull();
});

test('shows the start code’s button while offline, and stores the entered code to send it later', async () => {
  const booking = startingSoon();
  const { sent } = await open(booking, [getSecret(booking)]);
  await submitCode('12 34５６');
  await expect.element(page.getByText(/saved on this phone\. We’ll send it/)).toBeVisible();
  const [entry] = (await storedEntries()).filter(({ bookingId }) => bookingId === booking.id);
  expect(entry).toMatchObject({ state: 'waiting', code: '123456' });
  const first = sent.filter(({ path }) => path.endsWith('/start-code-entries'));
  expect(first).toMatchObject([{ body: { code: '123456', enteredAt: entry?.enteredAt } }]);

  const again = answerCalls([startedReply(booking)]);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/: the tour has started/)).toBeVisible();
  expect(again.filter(({ path }) => path.endsWith('/start-code-entries'))).toMatchObject([
    { body: { code: '123456', enteredAt: entry?.enteredAt } },
  ]);
  const [answered] = (await storedEntries()).filter(({ bookingId }) => bookingId === booking.id);
  expect(answered).toMatchObject({ id: entry?.id, state: 'started', code: '' });
});

test('puts the booking’s number and the code for the other user into the QR code', async () => {
  const booking = startingSoon();
  await open(booking, [getSecret(booking)]);
  const picture = page.getByRole('img', { name: 'Your code as a QR code' });
  await expect.element(picture).toBeVisible();
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const context = canvas.getContext('2d');
  const path = new Path2D(picture.element().querySelector('path')?.getAttribute('d') ?? '');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 640, 480);
  context.translate(150, 70);
  context.scale(10, 10);
  context.fillStyle = 'black';
  context.fill(path);
  const read = await loadReader();
  const shown = document.querySelector('[data-own-code]')?.getAttribute('data-own-code');
  expect(await read(canvas)).toBe(`TG0042 ${shown}`);
});

test('shows an error at the field for the user’s own code and an incomplete code, and sends nothing', async () => {
  const booking = startingSoon();
  const { sent } = await open(booking, [getSecret(booking)]);
  await submitCode('12345');
  await expect.element(page.getByText('Enter all six digits.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Your code as a QR code' })).toBeVisible();
  await submitCode(await calculateTotpCode(SECRET, calculateTotpStep(Temporal.Now.instant())));
  await expect.element(page.getByText(/That’s your own code/)).toBeVisible();
  switchToChinese();
  await expect.element(page.getByText(/这是你自己的见面码/)).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/start-code-entries'))).toEqual([]);
});

test('shows an error for a wrong code at the field, and stores the code after too many attempts', async () => {
  const booking = startingSoon();
  const wrong = reply(enterStartCode, { outcome: 'kept', reason: 'wrong_code', booking });
  await open(booking, [getSecret(booking), wrong]);
  await submitCode('000000');
  await expect.element(page.getByText(/^It didn’t match the code.*shown now/)).toBeVisible();
  answerCalls([refusal(enterStartCode, 429, 'TOO_MANY_CODES', { retryAfterSeconds: 300 })]);
  await submitCode('000001');
  await expect.element(page.getByText(/Too many wrong codes/)).toBeVisible();
  // The network is back, but this entry must still wait.
  const sent = answerCalls([wrong]);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/Too many wrong codes/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('hides the button before its time, without a secret, and without the server’s permission', async () => {
  const early = startingSoon({
    scheduledStartTime: Temporal.Now.instant().add({ hours: 3 }).toString(),
    scheduledEndTime: Temporal.Now.instant().add({ hours: 6 }).toString(),
  });
  await show(<Page booking={early} />, { as: sampleSession(), replies: [getSecret(early)] });
  await expect.poll(() => readStartCodes()).toContain(SECRET);
  await expect.element(page.getByRole('button', { name: 'Start code' })).not.toBeInTheDocument();
});

test('fetches the secret again after a new login', async () => {
  const booking = startingSoon();
  const shown = () =>
    show(<Page booking={booking} />, { as: sampleSession(), replies: [getSecret(booking)] });
  const { screen } = await shown();
  await expect.poll(() => readStartCodes()).toContain(SECRET);
  await screen.unmount();
  endSession('logout');
  expect(readStartCodes()).toBeNull();
  await shown();
  await expect.poll(() => readStartCodes()).toContain(SECRET);
});

test('measures the clock skew again if the server reports that the clock is ahead', async () => {
  const booking = startingSoon();
  const ahead = reply(enterStartCode, { outcome: 'kept', reason: 'clock_ahead', booking });
  const { sent } = await open(booking, [getSecret(booking), ahead]);
  const countSecretRequests = () => sent.filter(({ path }) => path.endsWith('/start-code')).length;
  expect(countSecretRequests()).toBe(1);
  await submitCode('000000');
  await expect.element(page.getByText(/^This phone’s clock is ahead/)).toBeVisible();
  await expect.poll(countSecretRequests).toBe(2);
});

test('never sends a stored code in another user’s session', async () => {
  const booking = startingSoon();
  await show(<Page booking={booking} />, { as: sampleSession(), replies: [getSecret(booking)] });
  const { id: userId } = sampleSession();
  for (const code of ['000001', '000002']) {
    const enteredAt = Temporal.Now.instant().toString();
    await enterCode({ userId, bookingId: booking.id, code, enteredAt });
  }
  const sent = answerCalls([
    reply(enterStartCode, () => {
      startSession(sampleSession({ id: 8, username: 'lin' }));
      return { outcome: 'kept' as const, reason: 'wrong_code' as const, booking };
    }),
  ]);
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(sent.filter(({ path }) => path.endsWith('/start-code-entries'))).toHaveLength(1);
  const mine = (await storedEntries()).filter(({ bookingId }) => bookingId === booking.id);
  expect(mine.toSorted((a, b) => (a.enteredAt < b.enteredAt ? -1 : 1))).toMatchObject([
    { state: 'kept', code: '' },
    { state: 'waiting', code: '000002' },
  ]);
});

test('aborts a request that hangs, and stores the code', async () => {
  const booking = startingSoon();
  await open(booking, [getSecret(booking)]);
  await expect.element(page.getByRole('img', { name: 'Your code as a QR code' })).toBeVisible();
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        const rejectRequest = (): void => reject(new TypeError('given up'));
        init?.signal?.addEventListener('abort', rejectRequest);
        // A retry that started in the meantime is aborted too, because it would block the next test.
        if (init?.signal?.aborted) rejectRequest();
      }),
  );
  await submitCode('000003');
  await expect.element(page.getByText('Submitting…')).toBeVisible();
  late.abort();
  await expect.element(page.getByText(/saved on this phone\. We’ll send it/)).toBeVisible();
});

test('shows that the no-show is contested, rather than that the tour has started', async () => {
  const booking = startingSoon();
  const contested = reply(enterStartCode, { outcome: 'contested', reason: null, booking });
  await open(booking, [getSecret(booking), contested]);
  await submitCode('000004');
  await expect.poll(() => getCurrentToast()?.title).toBe('The no-show is contested');
});

test('shows the stored tours if the list fails to load', async () => {
  const booking = startingSoon({ meetingAddress: 'Old gate' });
  const moved = { ...booking, meetingAddress: 'Kaminarimon' };
  await show(<Page booking={booking} />, { as: sampleSession(), replies: [getSecret(booking)] });
  await vi.waitFor(() => expect(readStartCodes()).toContain('Old gate'));
  await show(<Page booking={moved} />, { as: sampleSession(), replies: [getSecret(booking)] });
  await vi.waitFor(() => expect(readStartCodes()).toContain('Kaminarimon'));
  await show(<SavedStartsList side="traveler" />, { as: sampleSession() });
  const card = page.getByRole('listitem').filter({ hasText: 'Kaminarimon' });
  await card.getByRole('button', { name: 'Start code' }).click();
  await expect.element(page.getByText('Your code', { exact: true })).toBeVisible();
});
