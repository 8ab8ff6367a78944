import { FILE_MAX_BYTES } from '@tomoguide/contract/files/figures';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { interceptUploads, restoreUploads } from '../../../testing/uploads.ts';
import { FilePicker } from './file-picker.tsx';
import { useUploads } from './use-uploads.ts';

const Form = ({ tried = false }) => (
  <FilePicker label="Proof" uploads={useUploads(3)} tried={tried} />
);
const input = page.getByLabelText(/^Proof/);
const photo = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const openPicker = async () => {
  const uploads = interceptUploads();
  await show(<Form />, { as: sampleSession() });
  return uploads;
};
/**
 * Selects files that are created in the page itself, because `userEvent` sends them through the test's
 * socket, which is slow for 10 MB.
 */
const choose = (files: File[]): void => {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  const field = input.element() as HTMLInputElement;
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};
const retryButton = (name: string) => page.getByRole('button', { name: `Try again: ${name}` });
afterEach(restoreUploads);

test('retries a failed upload once per click', async () => {
  const uploads = await openPicker();
  await userEvent.upload(input, photo('bank.jpg'));
  uploads[0]?.refuse(503, 'BUSY');
  await expect.element(retryButton('bank.jpg')).toHaveTextContent('Try again');
  const button = retryButton('bank.jpg').element() as HTMLButtonElement;
  button.click();
  button.click();
  expect(uploads).toHaveLength(2);
  await expect.element(retryButton('bank.jpg')).not.toBeInTheDocument();
  uploads[1]?.finish(31);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
});

test('keeps a file in its place in the queue while the server is busy, until it is removed', async () => {
  const uploads = await openPicker();
  choose([photo('1.jpg', 1), photo('2.jpg', 2)]);
  uploads[0]?.refuse(503, 'BUSY', 60);
  await expect.element(page.getByText('The server is busy. Trying again…')).toBeVisible();
  uploads[1]?.finish(32);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1.jpgThe server is busy. Trying again…', '2.jpgUploaded']);
  await page.getByRole('button', { name: 'Remove 1.jpg' }).click();
  await expect.element(page.getByText(/server is busy/)).not.toBeInTheDocument();
});

test('offers no retry for files that would be rejected again or exceed the limit', async () => {
  const uploads = await openPicker();
  choose([photo('film.jpg', FILE_MAX_BYTES + 1), photo('lost.jpg')]);
  uploads[0]?.refuse(503, 'FILES_UNAVAILABLE');
  await expect.element(retryButton('lost.jpg')).toBeVisible();
  await expect.element(retryButton('film.jpg')).not.toBeInTheDocument();
  await userEvent.upload(input, [photo('1.jpg'), photo('2.jpg'), photo('3.jpg')]);
  await expect.element(page.getByText('3.jpg')).toBeVisible();
  await expect.element(retryButton('lost.jpg')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Remove 3.jpg' }).click();
  await expect.element(retryButton('lost.jpg')).toBeVisible();
});

test('drops files beyond the limit, and shows how many', async () => {
  await openPicker();
  await userEvent.upload(
    input,
    [1, 2, 3, 4, 5].map((number) => photo(`${number}.jpg`)),
  );
  await expect.element(page.getByText('2 files left out: 3 at most.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove 2.jpg' }).click();
  await expect.element(page.getByText(/left out/)).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
});

test('uploads two files at a time, and lets the user remove a queued one', async () => {
  const uploads = await openPicker();
  await userEvent.upload(
    input,
    [1, 2, 3].map((number) => photo(`${number}.jpg`, number)),
  );
  await expect.poll(() => uploads.map(({ size }) => size)).toEqual([1, 2]);
  await expect.element(page.getByText('Waiting…').last()).toBeVisible();
  await page.getByRole('button', { name: 'Remove 3.jpg' }).click();
  await userEvent.upload(input, photo('4.jpg', 4));
  uploads[0]?.refuse(422, 'FILE_UNREADABLE');
  await expect.poll(() => uploads.map(({ size }) => size)).toEqual([1, 2, 4]);
});

test('rejects an empty file immediately', async () => {
  const uploads = await openPicker();
  choose([photo('IMG_0042.jpg', 0)]);
  await expect.element(page.getByText(/^This file is empty/)).toBeVisible();
  expect(uploads).toEqual([]);
});

test('offers Remove for a file that can never be uploaded, and Retry for other files', async () => {
  const uploads = interceptUploads();
  await show(<Form tried />, { as: sampleSession() });
  choose([photo('film.jpg', FILE_MAX_BYTES + 1)]);
  await expect
    .element(page.getByText('A file couldn’t be uploaded. Remove it first.'))
    .toBeVisible();
  choose([photo('lost.jpg')]);
  uploads[0]?.refuse(503, 'FILES_UNAVAILABLE');
  await expect.element(page.getByText(/try again, or remove it/)).toBeVisible();
});

test('does not widen a form on a phone for a long file name without spaces', async () => {
  await page.viewport(390, 844);
  const uploads = interceptUploads();
  const { screen } = await show(
    <div className="grid">
      <Form />
    </div>,
    { as: sampleSession() },
  );
  await userEvent.upload(input, photo(`${'行程照片'.repeat(30)}.jpg`));
  uploads[0]?.finish(31);
  await expect.element(page.getByText('Uploaded')).toBeVisible();
  const row = screen.container.querySelector('li') as HTMLElement;
  expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});
