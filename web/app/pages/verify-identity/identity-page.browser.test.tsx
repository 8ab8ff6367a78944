import { getOwnIdentity, submitIdentity } from '@tomoguide/contract/applications/calls';
import { OwnIdentity } from '@tomoguide/contract/applications/identity';
import { StoredFile } from '@tomoguide/contract/files/entities';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { IdentityPage } from './identity-page.tsx';

const identity = (change: object = {}) =>
  z.parse(OwnIdentity, {
    status: 'unverified',
    reason: null,
    verifiedName: null,
    document: null,
    selfie: null,
    submittedAt: null,
    decidedAt: null,
    filesKeptUntil: null,
    nextTryAt: null,
    ...change,
  });

type Replies = NonNullable<NonNullable<Parameters<typeof show>[1]>['replies']>;

const showPage = (change: object = {}, replies: Replies = []) =>
  show(<IdentityPage />, {
    at: '/verify-identity',
    as: sampleSession(),
    replies: [reply(getOwnIdentity, identity(change)), ...replies],
  });

/** Stubs XMLHttpRequest, which uploads use because it reports progress. */
const answerUploads = (status: number, body: object): void => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      upload = {};
      onload = () => {};
      open() {}
      setRequestHeader() {}
      getResponseHeader() {
        return null;
      }
      abort() {}
      send() {
        this.status = status;
        this.responseText = JSON.stringify(body);
        queueMicrotask(() => this.onload());
      }
    },
  );
};
afterEach(() => {
  vi.unstubAllGlobals();
});

const file = (name: string) => new File(['%PDF'], name, { type: 'image/png' });
const stored = z.parse(StoredFile, {
  id: 31,
  type: 'image/webp',
  sizeBytes: 10,
  width: 10,
  height: 10,
  pages: null,
  createdAt: '2026-05-01T00:00:00Z',
});

test('first explains how the pictures are used, and shows and focuses missing ones', async () => {
  const { sent } = await showPage();
  await expect.element(page.getByText(/Only you and our team can see them/)).toBeVisible();
  await expect.element(page.getByText(/until 365 days after the check/)).toBeVisible();
  const selfie = page.getByLabelText('Take or choose a selfie');
  await expect.element(selfie).toHaveAttribute('capture', 'user');
  await expect.element(selfie).toHaveAttribute('accept', expect.not.stringContaining('pdf'));
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await expect.element(page.getByText('Please add your document')).toBeVisible();
  await expect.element(page.getByText('Please add your selfie')).toBeVisible();
  await expect.element(page.getByLabelText('Choose the document')).toHaveFocus();
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
});

test('explains why an upload was rejected, and offers support and a retry', async () => {
  answerUploads(422, { code: 'FILE_UNREADABLE', message: 'No.' });
  await showPage();
  await userEvent.upload(page.getByLabelText('Choose the document'), file('passport.png'));
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  await expect
    .element(alert.getByRole('link', { name: 'Contact support' }))
    .toHaveAttribute('href', '/messages?support=upload_failed');
  await expect.element(page.getByRole('button', { name: 'Try again: passport.png' })).toBeVisible();
});

test('submits both pictures together, once', async () => {
  answerUploads(201, stored);
  const { sent } = await showPage({}, [
    reply(submitIdentity, identity({ status: 'pending', submittedAt: '2026-05-01T00:00:00Z' })),
  ]);
  await userEvent.upload(page.getByLabelText('Choose the document'), file('passport.png'));
  await userEvent.upload(page.getByLabelText('Take or choose a selfie'), file('me.png'));
  await expect.element(page.getByLabelText('Choose another document')).toBeVisible();
  await expect.element(page.getByLabelText('Take or choose another selfie')).toBeVisible();
  const button = page.getByRole('button', { name: 'Send for verification' });
  const element = button.element() as HTMLButtonElement;
  element.click();
  element.click();
  await expect.element(page.getByText('Being checked')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  const posts = sent.filter(
    ({ path, method }) => path === submitIdentity.path && method === 'POST',
  );
  expect(posts.map(({ body }) => body)).toEqual([{ documentId: 31, selfieId: 31 }]);
});

test('after a rejection, shows the note from staff, support, and a form for new pictures', async () => {
  await showPage({ status: 'rejected', reason: 'The document is blurred.' });
  await expect.element(page.getByText('The document is blurred.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Contact support' }))
    .toHaveAttribute('href', '/messages?support=identity_failed');
  await expect.element(page.getByRole('heading', { name: 'Send new photos' })).toBeVisible();
});

test('after too many attempts, shows when the next attempt is allowed instead of the form', async () => {
  await showPage({ status: 'rejected', reason: 'No.', nextTryAt: '2026-06-01T00:00:00Z' });
  await expect.element(page.getByText(/You’ve sent your photos 5 times/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Send for verification' }))
    .not.toBeInTheDocument();
});

test('after verification, shows the badge and the name instead of the form', async () => {
  await showPage({ status: 'verified', verifiedName: 'LI TING' });
  await expect.element(page.getByText('Identity verified')).toBeVisible();
  await expect.element(page.getByText('Name on your document: LI TING')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Send for verification' }))
    .not.toBeInTheDocument();
});
