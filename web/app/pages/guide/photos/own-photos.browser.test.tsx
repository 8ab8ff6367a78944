import { useQuery } from '@tanstack/react-query';
import { StoredFile } from '@tomoguide/contract/files/entities';
import {
  addPhoto,
  getOwnGuide,
  orderPhotos,
  removePhoto,
  setCover,
} from '@tomoguide/contract/guides/calls';
import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { OwnGuide, OwnPhoto } from '@tomoguide/contract/guides/entities';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { ownGuideQuery } from '../../../parts/guides/own-guide/queries.ts';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { OwnPhotos } from './own-photos.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const photo = (name: string): OwnPhoto => ({
  name,
  src: `${pixel}#${name}`,
  srcSet: '',
  alt: { en: name, zh: null },
});
const guideWith = (names: string[]): OwnGuide => ({
  ...sampleGuide(),
  paused: false,
  unlistedBecause: [],
  exceptions: [],
  photos: { cover: null, gallery: names.map(photo) },
});
const stored = z.parse(StoredFile, {
  id: 31,
  type: 'image/webp',
  sizeBytes: 10,
  width: 1000,
  height: 1000,
  pages: null,
  createdAt: '2026-05-01T00:00:00Z',
});

/** Stubs the uploads, which receive these replies in order. */
const stubUploads = (...replies: ({ status: number; body: object } | 'stalls')[]) =>
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      upload = {};
      onload = () => {};
      onabort = () => {};
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      abort() {
        this.onabort();
      }
      send() {
        const answer = replies.shift();
        if (answer === 'stalls') return;
        this.status = answer?.status ?? 500;
        this.responseText = JSON.stringify(answer?.body ?? {});
        queueMicrotask(() => this.onload());
      }
    },
  );
afterEach(() => {
  vi.unstubAllGlobals();
});

const makePicture = async (name: string, width: number, height: number): Promise<File> => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, {
    type: 'image/png',
  });
};

const Page = () => {
  const { data } = useQuery(ownGuideQuery());
  return data ? <OwnPhotos guide={data} /> : null;
};
const openPage = (names: string[], replies: Parameters<typeof show>[1] & object = {}) =>
  show(<Page />, {
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    ...replies,
    replies: [reply(getOwnGuide, guideWith(names)), ...(replies.replies ?? [])],
  });
const alts = () =>
  [...document.querySelectorAll('li img')].map((image) => (image as HTMLImageElement).alt);

test('shows the drawing that travelers see if there is no cover', async () => {
  const guide = guideWith([]);
  const drawingImage = () => document.querySelector(`img[src*="/${getGuideCover(guide).drawing}"]`);
  const { screen } = await show(<OwnPhotos guide={guide} />);
  await expect.element(page.getByText('Travelers see this drawing for now.')).toBeVisible();
  expect(drawingImage()).not.toBeNull();
  await screen.unmount();
  await show(<OwnPhotos guide={{ ...guide, photos: { cover: photo('own'), gallery: [] } }} />);
  expect(drawingImage()).toBeNull();
});

test('shows frames that open the file dialog if there are no photos', async () => {
  const { screen } = await show(<OwnPhotos guide={guideWith([])} />);
  const input = page.getByLabelText('Add photos').element() as HTMLInputElement;
  expect(input.labels).toHaveLength(1);
  expect(input.labels?.[0]?.children).toHaveLength(6);
  await screen.unmount();
  await show(<OwnPhotos guide={guideWith(['one'])} />);
  expect(document.querySelector('label[for]')).toBeNull();
});

test('crops several pictures in turn, and explains why one is too small or fails', async () => {
  stubUploads(
    { status: 422, body: { code: 'FILE_UNREADABLE', message: 'No.' } },
    { status: 201, body: stored },
    { status: 201, body: { ...stored, id: 32 } },
  );
  const { sent } = await openPage(['one'], {
    replies: [reply(addPhoto, guideWith(['one', 'two']))],
  });
  await expect.element(page.getByText('uploaded 1/12')).toBeVisible();
  await userEvent.upload(page.getByLabelText('Add photos'), [
    await makePicture('first.png', 1000, 1000),
    await makePicture('tiny.png', 60, 60),
    await makePicture('second.png', 1000, 1000),
  ]);
  await expect.element(page.getByText(/tiny\.png\. This photo is too small/)).toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabelText(/In English/).fill('  A lane at dusk ');
  await page.getByRole('button', { name: 'Save' }).click();
  // The description of the next picture starts empty.
  await expect.element(page.getByLabelText(/In English/)).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  // The second upload succeeded even though the first had failed.
  const added = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(added).toEqual([
    {
      fileId: 32,
      cut: { x: 0, y: 125, width: 1000 },
      alt: { en: 'A lane at dusk', zh: null },
    },
    { fileId: 31, cut: { x: 0, y: 125, width: 1000 }, alt: { en: null, zh: null } },
  ]);
});

test.each([
  ['en', 'A lane'],
  ['zh-CN', '小巷'],
] as const)('shows photo descriptions in the language of the page (%s)', async (locale, words) => {
  const lane = { ...photo('lane'), alt: { en: 'A lane', zh: '小巷' } };
  const guide = { ...guideWith([]), photos: { cover: lane, gallery: [lane] } };
  await show(<OwnPhotos guide={guide} />, { locale });
  const all = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  expect(all).toEqual([words, words]);
});

test('shows an error at a description’s field if it contains contact details', async () => {
  stubUploads({ status: 201, body: stored });
  await openPage(['one'], {
    replies: [refusal(addPhoto, 422, 'CONTACT_NOT_ALLOWED', { field: 'alt.en' })],
  });
  await userEvent.upload(page.getByLabelText('Add photos'), [
    await makePicture('first.png', 1000, 1000),
  ]);
  const words = page.getByLabelText(/In English/);
  await words.fill('WeChat kenji88');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(words).toHaveAccessibleDescription(/leave out phone numbers, emails/i);
});

test('rejects a photo with a QR code, and shows the reason in the dialog', async () => {
  stubUploads({ status: 201, body: stored });
  await openPage(['one'], {
    replies: [refusal(addPhoto, 422, 'CONTACT_NOT_ALLOWED', { field: 'fileId' })],
  });
  await userEvent.upload(page.getByLabelText('Add photos'), [
    await makePicture('first.png', 1000, 1000),
  ]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/links, QR codes and payment details/)).toBeVisible();
});

test('locks the description and the crop while saving, because the dialog closes afterward', async () => {
  stubUploads({ status: 201, body: stored });
  const { sent } = await openPage([], { replies: [reply(addPhoto, guideWith(['one']))] });
  await userEvent.upload(page.getByLabelText('Add photos'), [
    await makePicture('first.png', 1000, 1000),
  ]);
  const words = page.getByLabelText(/In English/);
  await words.fill('A lane');
  const releaseResponses = holdReplies();
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  (words.element() as HTMLElement).focus();
  await userEvent.keyboard('!');
  await expect.element(words).toHaveValue('A lane');
  const zoom = page.getByRole('slider');
  (zoom.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(zoom).toHaveValue('1');
  await expect.element(zoom).toHaveFocus();
  releaseResponses();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('canceling an upload in progress starts the next one', async () => {
  stubUploads('stalls', { status: 201, body: stored });
  const { sent } = await openPage([], { replies: [reply(addPhoto, guideWith(['two']))] });
  await userEvent.upload(page.getByLabelText('Add photos'), [
    await makePicture('first.png', 1000, 1000),
    await makePicture('second.png', 1000, 1000),
  ]);
  await expect.element(page.getByText('Choose the part to show (2 to go)')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('uploaded 1/12')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('moves a photo immediately when its arrow is clicked, and shows an error if photos were changed elsewhere', async () => {
  const { sent } = await openPage(['one', 'two', 'three'], {
    replies: [refusal(orderPhotos, 409, 'PHOTOS_CHANGED')],
  });
  await expect
    .element(page.getByRole('button', { name: 'Move photo 1 earlier' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await expect.element(page.getByText(/Your photos were changed elsewhere/)).toBeVisible();
  expect(alts()).toEqual(['one', 'two', 'three']);
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    names: ['one', 'three', 'two'],
  });
});

test('keeps focus on an arrow while saving and at the end of the row', async () => {
  await openPage(['one', 'two'], {
    replies: [reply(orderPhotos, guideWith(['two', 'one']))],
  });
  const second = page.getByRole('button', { name: 'Move photo 2 earlier' });
  await expect.element(second).toBeVisible();
  (second.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(alts).toEqual(['two', 'one']);
  const arrow = page.getByRole('button', { name: 'Move photo 1 earlier' });
  await expect.element(page.getByRole('button', { name: 'Move photo 1 later' })).toBeEnabled();
  await expect.element(arrow).toHaveAttribute('aria-disabled', 'true');
  await expect.element(arrow).toHaveFocus();
});

test('moves a photo when its handle is dragged by touch, and leaves it in place if the drag is cancelled', async () => {
  const { sent } = await openPage(['one', 'two', 'three'], {
    replies: [reply(orderPhotos, guideWith(['three', 'one', 'two']))],
  });
  await expect.element(page.getByAltText('three')).toBeInTheDocument();
  const touchEvent = (type: string, at: { x: number; y: number }) =>
    new PointerEvent(type, {
      pointerType: 'touch',
      isPrimary: true,
      pointerId: 7,
      bubbles: true,
      clientX: at.x,
      clientY: at.y,
    });
  const getCenter = (alt: string) => {
    const { x, y, width, height } = page.getByAltText(alt).element().getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const drag = async (letGo: 'pointerup' | 'pointercancel') => {
    const [from, to] = [getCenter('three'), getCenter('one')];
    const tile = page.getByAltText('three').element().closest('li');
    tile?.querySelector('[data-handle]')?.dispatchEvent(touchEvent('pointerdown', from));
    window.dispatchEvent(touchEvent('pointermove', to));
    await expect.poll(alts).toEqual(['three', 'one', 'two']);
    window.dispatchEvent(touchEvent(letGo, to));
  };
  page.getByAltText('one').element().scrollIntoView({ block: 'center' });
  await drag('pointercancel');
  await expect.poll(alts).toEqual(['one', 'two', 'three']);
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await drag('pointerup');
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ names: ['three', 'one', 'two'] });
  await expect.poll(alts).toEqual(['three', 'one', 'two']);
});

test('removes a photo after a confirmation', async () => {
  const { sent } = await openPage(['one', 'two'], {
    replies: [reply(removePhoto, guideWith(['two']))],
  });
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText('uploaded 1/12')).toBeVisible();
});

test('accepts a cover that is dropped onto its area', async () => {
  stubUploads({ status: 201, body: stored });
  const covered = { ...guideWith([]), photos: { cover: photo('roofs'), gallery: [] } };
  await openPage([], { replies: [reply(setCover, covered)] });
  const data = new DataTransfer();
  data.items.add(await makePicture('roofs.png', 1000, 1000));
  const place = page.getByRole('heading', { name: 'Cover' });
  await expect.element(place).toBeVisible();
  place
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByAltText('roofs')).toBeInTheDocument();
});
