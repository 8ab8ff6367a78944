import { createFileLink, discardFile } from '@tomoguide/contract/files/calls';
import { sendMessage } from '@tomoguide/contract/messaging/calls';
import type { Message } from '@tomoguide/contract/messaging/entities';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { publish } from '../../../lib/live/bus.ts';
import { MessagesPage } from '../../../pages/messages/messages-page.tsx';
import { refusal, reply } from '../../../testing/api-replies.ts';
import { conversationReplies, sampleMessage } from '../../../testing/sample-conversation.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { interceptUploads, restoreUploads, type TestUpload } from '../../../testing/uploads.ts';
import { getCurrentToast } from '../../../ui/toast.ts';
import { storePicture } from './picture-store.ts';

const mei = sampleSession();

const photo = async (name: string, width = 40, height = 30): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('no canvas');
  paint.fillStyle = '#24496b';
  paint.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

const image = (seq: number, fileId: number | null, change: object = {}): Message =>
  sampleMessage(seq, '', {
    content: { kind: 'image', fileId, width: 1_200, height: 800, masked: fileId === null },
    ...change,
  });

let next = 0;
/** Returns a reply that accepts any message. */
const acceptMessages = () => {
  next += 1;
  return reply(sendMessage, { ...sampleMessage(90 + next, 'taken'), credits: 19 });
};

const showConversation = async (
  more: ReturnType<typeof reply>[] = [],
  messages?: readonly Message[],
  locale: 'en' | 'zh-CN' = 'en',
) => {
  const picture = URL.createObjectURL(await photo('kept.png', 400, 300));
  return show(
    <main style={{ height: '100dvh' }}>
      <MessagesPage notices={null} />
    </main>,
    {
      at: '/messages?conversation=7',
      as: mei,
      locale,
      replies: [
        ...more,
        reply(createFileLink, { url: picture, expiresAt: '2026-05-03T01:05:00Z' }),
        ...conversationReplies({}, messages),
      ],
    },
  );
};

const field = () => page.getByRole('textbox', { name: 'Write a message to Aoi' });
const album = () => document.querySelector<HTMLInputElement>('input[data-album]');
const choose = async (...files: File[]) => {
  await expect.element(field()).toBeVisible();
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  const input = album();
  if (!input) throw new Error('nothing to choose with');
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const ownPictures = () => page.getByRole('button', { name: 'Photo from you, view larger' });
const getBodies = (sent: Awaited<ReturnType<typeof show>>['sent']) =>
  sent
    .filter(({ path }) => path.endsWith('/7/messages') && path.startsWith('/api'))
    .flatMap(({ method, body }) => (method === 'POST' ? [body as Record<string, unknown>] : []));

let uploads: TestUpload[] = [];
beforeEach(() => {
  localStorage.clear();
  uploads = interceptUploads();
});
afterEach(() => {
  // Leaves no pending message to the next test.
  localStorage.clear();
  for (const each of uploads) each.refuse(422, 'FILE_UNREADABLE');
  restoreUploads();
});

test('shows chosen photos immediately, and sends them in order with the text typed after them', async () => {
  const { sent } = await showConversation([acceptMessages()]);
  await choose(await photo('one.png'), await photo('two.png'));
  await expect.poll(() => ownPictures().elements().length).toBe(2);
  await field().fill('After them');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.progress(0.42);
  await expect
    .element(page.getByRole('progressbar', { name: 'Photo upload' }).first())
    .toHaveTextContent('42%');
  expect(getBodies(sent)).toEqual([]);
  uploads[0]?.finish(51);
  await expect.poll(() => uploads.length).toBe(2);
  uploads[1]?.finish(52);
  await expect
    .poll(() => getBodies(sent).map(({ fileId, text }) => fileId ?? text))
    .toEqual([51, 52, 'After them']);
});

test('rejects files that are too large, corrupt or not images before uploading them', async () => {
  await showConversation();
  const refused: [File, string][] = [
    [
      new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
      'Please select a valid image (JPEG, PNG, GIF, WEBP).',
    ],
    [
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }),
      'The file is larger than 10 MB. Choose a smaller one.',
    ],
    [new File(['none'], 'broken.png', { type: 'image/png' }), 'This file can’t be opened.'],
  ];
  for (const [file, words] of refused) {
    await choose(file);
    await expect.poll(() => getCurrentToast()?.description).toContain(words);
  }
  await choose(refused[0]?.[0] as File, await photo('good.png'));
  await expect.poll(() => ownPictures().elements().length).toBe(1);
  expect(getCurrentToast()?.title).toBe('Invalid File Type');
  expect(uploads).toHaveLength(1);
});

test('resends a failed photo with the same ID, and aborts the upload of a discarded one', async () => {
  const { sent } = await showConversation([
    refusal(sendMessage, 409, 'BLOCKED'),
    reply(discardFile, undefined),
  ]);
  await choose(await photo('one.png'));
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]?.refuse(503, 'BUSY');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => uploads.length).toBe(2);
  uploads[1]?.finish(51);
  await expect.poll(() => getBodies(sent).length).toBe(1);
  await page.getByRole('button', { name: 'Send again' }).click();
  // The resent message reuses the finished upload.
  await expect.poll(() => getBodies(sent).length).toBe(2);
  expect(uploads).toHaveLength(2);
  expect(new Set(getBodies(sent).map(({ clientMessageId }) => clientMessageId)).size).toBe(1);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => sent.some(({ method, path }) => method === 'DELETE' && path.endsWith('/files/51')))
    .toBe(true);

  await choose(await photo('two.png'));
  await expect.poll(() => uploads.length).toBe(3);
  await page.getByRole('button', { name: 'Don’t send this photo' }).click();
  await expect.element(ownPictures()).not.toBeInTheDocument();
  expect(uploads[2]?.aborted).toBe(true);
});

test('shows and sends a photo that was pending when the page was closed', async () => {
  const key = crypto.randomUUID();
  const item = { key, userId: mei.id, conversation: 7, text: '', failure: null };
  const picture = { width: 40, height: 30, fileId: null };
  // Stored twice; the second copy is only in the database, as after a reload.
  await storePicture(crypto.randomUUID(), await photo('other.png'));
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('messages', 1);
    request.onsuccess = () => resolve(request.result);
  });
  const bytes = await photo('kept.png');
  await new Promise((resolve) => {
    const request = database
      .transaction('pictures', 'readwrite')
      .objectStore('pictures')
      .put(bytes, key);
    request.onsuccess = resolve;
  });
  localStorage.setItem(
    'outbox',
    JSON.stringify([{ ...item, picture, at: new Date().toISOString() }]),
  );
  const { sent } = await showConversation([acceptMessages()]);
  await expect.element(ownPictures()).toBeEnabled();
  await expect.poll(() => uploads[0]?.size).toBe(bytes.size);
  uploads[0]?.finish(51);
  await expect
    .poll(() => getBodies(sent))
    .toEqual([{ kind: 'image', clientMessageId: key, fileId: 51 }]);
});

test('accepts pasted and dropped photos, and pastes a copied table as text', async () => {
  await showConversation();
  await expect.element(field()).toBeVisible();
  const clipboardWith = async (text = '') => {
    const data = new DataTransfer();
    data.items.add(await photo('carried.png'));
    if (text) data.setData('text/plain', text);
    return data;
  };
  const paste = async (text?: string) =>
    field()
      .element()
      .dispatchEvent(
        new ClipboardEvent('paste', {
          clipboardData: await clipboardWith(text),
          bubbles: true,
          cancelable: true,
        }),
      );
  await paste('a table');
  await paste();
  await expect.poll(() => ownPictures().elements().length).toBe(1);
  const dragOver = new DragEvent('dragover', {
    dataTransfer: await clipboardWith(),
    bubbles: true,
    cancelable: true,
  });
  page.getByRole('log').element().dispatchEvent(dragOver);
  await expect.element(page.getByText('Drop to send to Aoi')).toBeVisible();
  page
    .getByRole('log')
    .element()
    .dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: await clipboardWith(),
        bubbles: true,
        cancelable: true,
      }),
    );
  await expect.poll(() => ownPictures().elements().length).toBe(2);
  await expect.element(page.getByText('Drop to send to Aoi')).not.toBeInTheDocument();
});

test('shows a photo in the whole window, lets the user browse with the arrow keys, and restores focus on Escape', async () => {
  await showConversation([], [image(3, 53), image(2, 52), image(1, 51)]);
  const theirs = page.getByRole('button', { name: 'Photo from Aoi, view larger' });
  await expect.poll(() => theirs.elements().length).toBe(3);
  // The photo's size is reserved before it loads.
  const { width, height } = theirs.first().element().getBoundingClientRect();
  expect([width, height]).toEqual([240, 160]);
  await expect.element(theirs.nth(1)).toBeEnabled();
  await theirs.nth(1).click();
  const dialog = page.getByRole('dialog', { name: 'Photo from Aoi' });
  const visiblePicture = () => dialog.element().textContent;
  await expect.element(dialog).toBeVisible();
  await expect.poll(visiblePicture).toContain('2 of 3');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(visiblePicture).toContain('3 of 3');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  await expect.poll(visiblePicture).toContain('1 of 3');
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  await userEvent.keyboard('{+}');
  await expect
    .poll(() => dialog.getByRole('img').element().getAttribute('style'))
    .toContain('scale(1.5)');
  // A pinch on a trackpad zooms the photo, not the page.
  const pinch = new WheelEvent('wheel', {
    deltaY: -100 * Math.log(2),
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  dialog.getByRole('img').element().dispatchEvent(pinch);
  expect(pinch.defaultPrevented).toBe(true);
  await expect
    .poll(() => dialog.getByRole('img').element().getAttribute('style'))
    .toContain('scale(3)');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(document.activeElement).toBe(theirs.nth(1).element());

  await theirs.nth(1).click();
  await expect.element(dialog).toBeVisible();
  const recalled = image(2, null, { revision: 4, content: { kind: 'recalled' } });
  publish({ type: 'message_recalled', payload: recalled });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('hides the other user’s photo until a booking is paid, and shows the sender that it is hidden', async () => {
  const own = { senderId: mei.id, content: { ...image(2, 52).content, masked: true } };
  await showConversation([], [image(2, 52, own), image(1, null)]);
  await expect
    .element(page.getByText('You’ll see this photo once contact details show.'))
    .toBeVisible();
  await page.getByText('Photo hidden for now', { exact: true }).click();
  await expect
    .element(page.getByText('Aoi will see this photo once contact details show.'))
    .toBeVisible();
  await expect.element(ownPictures()).toBeVisible();
  expect(page.getByRole('button', { name: /Photo from Aoi/ }).elements()).toEqual([]);
});
