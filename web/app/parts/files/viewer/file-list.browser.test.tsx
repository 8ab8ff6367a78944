import { createFileLink, readFile } from '@tomoguide/contract/files/calls';
import { StoredFile } from '@tomoguide/contract/files/entities';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { bytes, refusal, reply, replySequence } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { FileList } from './file-list.tsx';

const file = z.parse(StoredFile, {
  id: 31,
  type: 'image/webp',
  sizeBytes: 10,
  width: 2000,
  height: 1500,
  pages: null,
  createdAt: '2026-05-01T00:00:00Z',
});
const content = bytes(readFile, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
const opener = () => page.getByRole('button', { name: 'Open File 1' });

test('fetches a picture at full size only when it is opened', async () => {
  const sizes: (string | null)[] = [];
  const link = reply(createFileLink, (query) => {
    sizes.push(query.get('size'));
    return { url: '/api/v2/files/31/content', expiresAt: '2036-05-01T00:00:00Z' };
  });
  await show(<FileList files={[file]} />, { as: sampleSession(), replies: [link, content] });
  await expect.poll(() => opener().element().querySelector('img')).not.toBeNull();
  expect(sizes).toEqual(['small']);
  await opener().click();
  await expect
    .element(page.getByRole('dialog').getByRole('img', { name: 'File 1' }))
    .toBeInTheDocument();
  expect(sizes).toEqual(['small', 'full']);
});

test('shows a picture that fails to load as a single button, which opens a dialog with a retry button', async () => {
  const replies = [refusal(createFileLink, 404, 'NOT_FOUND'), content];
  await show(<FileList files={[file]} />, { as: sampleSession(), replies });
  await expect.poll(() => opener().element().querySelector('svg')).not.toBeNull();
  expect(document.querySelector('button button')).toBeNull();
  await opener().click();
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(document.querySelector('button button')).toBeNull();
});

test('fetches a picture again while the server is busy', async () => {
  const link = { url: '/api/v2/files/31/content', expiresAt: '2036-05-01T00:00:00Z' };
  const replies = [
    replySequence(refusal(createFileLink, 503, 'UNAVAILABLE'), reply(createFileLink, link)),
    content,
  ];
  await show(<FileList files={[file]} />, { as: sampleSession(), replies });
  await expect.poll(() => opener().element().querySelector('img')).not.toBeNull();
});

test('going back closes an opened file and stays on the page, like the close button', async () => {
  const link = reply(createFileLink, {
    url: '/api/v2/files/31/content',
    expiresAt: '2036-05-01T00:00:00Z',
  });
  const { address, back } = await show(
    <>
      <FileList files={[file]} />
      <FileList files={[file]} />
    </>,
    { as: sampleSession(), at: '/bookings/42?tab=past', replies: [link, content] },
  );
  const dialog = page.getByRole('dialog');
  for (const close of [back, () => dialog.getByRole('button', { name: 'Close' }).click()]) {
    await opener().first().click();
    await expect.poll(() => dialog.elements().length).toBe(1);
    await close();
    await expect.poll(() => dialog.elements().length).toBe(0);
    expect(document.activeElement).toBe(opener().first().element());
    expect(address()).toBe('/bookings/42?tab=past');
  }
});
