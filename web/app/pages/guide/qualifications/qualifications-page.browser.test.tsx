import { discardFile } from '@tomoguide/contract/files/calls';
import { StoredFile } from '@tomoguide/contract/files/entities';
import {
  addQualification,
  changeQualification,
  getOwnQualifications,
  removeQualification,
} from '@tomoguide/contract/guides/calls';
import { OwnQualification } from '@tomoguide/contract/guides/qualifications';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { clearToast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { QualificationsPage } from './qualifications-page.tsx';

const sampleQualification = (change: object = {}) =>
  z.parse(OwnQualification, {
    id: 4,
    title: { en: 'Tea teacher', zh: '茶道教师' },
    licenceNumber: null,
    state: 'checked',
    reason: null,
    file: null,
    submittedAt: null,
    decidedAt: null,
    ...change,
  });

const openPage = async (
  list: readonly OwnQualification[],
  replies: readonly ReturnType<typeof reply>[] = [],
) => {
  const { sent } = await show(<QualificationsPage />, {
    at: '/guide/qualifications',
    as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
    replies: [...replies, reply(getOwnQualifications, { data: [...list] })],
  });
  return { changes: () => sent.filter(({ method }) => method !== 'GET') };
};
const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByLabelText(name, { exact: false });

test('shows what travelers see of each qualification, and the note from staff', async () => {
  await openPage([
    sampleQualification(),
    sampleQualification({
      id: 5,
      state: 'pending',
      title: { en: null, zh: '全国通訳案内士' },
      licenceNumber: 'Z1',
    }),
    sampleQualification({ id: 6, state: 'rejected', reason: 'It is blurred.' }),
  ]);
  await expect.element(page.getByText('Travelers see that we’ve checked it.')).toBeVisible();
  await expect
    .element(page.getByText('Hidden until we’ve checked the license number.'))
    .toBeVisible();
  await expect.element(page.getByText('License number Z1')).toBeVisible();
  await expect.element(page.getByText('Our team wrote', { exact: true })).toBeVisible();
  await expect.element(page.getByText('It is blurred.')).toHaveAttribute('lang', 'en');
});

test.each([
  ['unchecked', /^Hidden until .* Send a file that shows it\.$/],
  ['pending', /^Hidden until we’ve checked the license number\.$/],
  ['rejected', /^Travelers don’t see it\./],
] as const)(
  'does not claim that travelers see a licensed title that is %s (law.md, "Licensed title")',
  async (state, words) => {
    await openPage([
      sampleQualification({
        state,
        title: { en: null, zh: '全国通訳案内士' },
        licenceNumber: 'Z1',
      }),
    ]);
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByText(/No badge until/i)).not.toBeInTheDocument();
  },
);

test('shows and focuses what is missing: title, license number, file', async () => {
  const { changes } = await openPage([]);
  await page.getByRole('button', { name: 'Add a qualification' }).click();
  const send = dialog.getByRole('button', { name: 'Send to our team' });
  await send.click();
  await expect.element(field('Title in Chinese')).toHaveFocus();
  await expect.element(page.getByText('Add a title in at least one language.')).toBeVisible();
  await field('Title in Chinese').fill('全国通訳案内士');
  await send.click();
  await expect.element(field('License number')).toHaveFocus();
  await field('License number').fill('ZH1');
  await send.click();
  await expect.element(page.getByText('Add a file that proves it.')).toBeVisible();
  expect(changes()).toEqual([]);
});

test('lets the guide change the text without a new file, and shows a rejection in the dialog', async () => {
  const { changes } = await openPage(
    [sampleQualification()],
    [refusal(changeQualification, 409, 'LICENCE_IN_USE')],
  );
  await page.getByRole('button', { name: 'Change Tea teacher' }).click();
  await field('Title in English').fill('Tea master');
  const save = dialog.getByRole('button', { name: 'Save' });
  const button = save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Your profile claims the licensed title, which needs this license. Take the title out of your profile first.',
    );
  expect(changes().map(({ body }) => body)).toEqual([
    { title: { en: 'Tea master', zh: '茶道教师' }, licenceNumber: null, fileId: null },
  ]);
});

test('makes fields read-only while saving, because the dialog closes afterward', async () => {
  const { changes } = await openPage(
    [sampleQualification()],
    [reply(changeQualification, { data: [sampleQualification()] })],
  );
  await page.getByRole('button', { name: 'Change Tea teacher' }).click();
  const title = field('Title in English');
  await title.fill('Tea master');
  const releaseResponses = holdReplies();
  await userEvent.keyboard('{Enter}');
  await expect.poll(changes).toHaveLength(1);
  await userEvent.keyboard('!{Enter}');
  await expect.element(title).toHaveValue('Tea master');
  await expect.element(title).toHaveFocus();
  releaseResponses();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changes()).toHaveLength(1);
});

test('shows an error for contact details at the title’s field', async () => {
  const at = { field: 'title.en' };
  await openPage(
    [sampleQualification()],
    [refusal(changeQualification, 422, 'CONTACT_NOT_ALLOWED', at)],
  );
  await page.getByRole('button', { name: 'Change Tea teacher' }).click();
  await field('Title in English').fill('WeChat kenji88');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(field('Title in English'))
    .toHaveAccessibleDescription(/leave out phone numbers, emails/i);
  await expect.element(field('Title in English')).toHaveFocus();
});

test('removes a qualification after a confirmation', async () => {
  const { changes } = await openPage(
    [sampleQualification()],
    [reply(removeQualification, { data: [] })],
  );
  await page.getByRole('button', { name: 'Remove Tea teacher' }).click();
  expect(changes()).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('No qualifications yet')).toBeVisible();
  expect(changes()).toHaveLength(1);
});

test.each([
  ['Remove', 'Remove', removeQualification],
  ['Change', 'Save', changeQualification],
])(
  'after a removal in another tab, %s shows an error and removes the qualification from the page',
  async (verb, confirm, call) => {
    let list = [sampleQualification()];
    await show(
      <>
        <QualificationsPage />
        <Toaster />
      </>,
      {
        as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
        replies: [
          refusal(call, 404, 'NOT_FOUND'),
          reply(getOwnQualifications, () => ({ data: list })),
        ],
      },
    );
    await page.getByRole('button', { name: `${verb} Tea teacher` }).click();
    list = [];
    await dialog.getByRole('button', { name: confirm }).click();
    await expect.element(page.getByText('No qualifications yet')).toBeVisible();
    await expect
      .element(page.getByText('We couldn’t find this. It may have been removed.'))
      .toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    clearToast();
  },
);

test('Escape closes the dialog and sends nothing', async () => {
  const { changes } = await openPage([], [reply(addQualification, { data: [] })]);
  await page.getByRole('button', { name: 'Add a qualification' }).click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changes()).toEqual([]);
});

const aStoredFile = (id: number) =>
  z.parse(StoredFile, {
    id,
    type: 'image/webp',
    sizeBytes: 10,
    width: 10,
    height: 10,
    pages: null,
    createdAt: '2026-05-01T00:00:00Z',
  });
afterEach(() => {
  vi.unstubAllGlobals();
});

test('replaces the first file with a new one, and discards unsent files', async () => {
  const ids = [31, 32];
  // Stubs XMLHttpRequest, which uploads use because it reports progress.
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 201;
      responseText = '';
      upload = {};
      onload = () => {};
      open() {}
      setRequestHeader() {}
      abort() {}
      send() {
        this.responseText = JSON.stringify(aStoredFile(ids.shift() ?? 0));
        queueMicrotask(() => this.onload());
      }
    },
  );
  const { changes } = await openPage([], [reply(discardFile, undefined)]);
  await page.getByRole('button', { name: 'Add a qualification' }).click();
  const choose = dialog.getByLabelText(/^A file that proves this qualification/);
  const file = (name: string) => new File(['%PDF'], name, { type: 'image/png' });
  await userEvent.upload(choose, file('first.png'));
  await expect.element(dialog.getByText('first.png')).toBeVisible();
  await userEvent.upload(choose, file('second.png'));
  await expect.element(dialog.getByText('second.png')).toBeVisible();
  await expect.element(dialog.getByText('first.png')).not.toBeInTheDocument();
  await expect.element(choose).toBeEnabled();
  await expect.element(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => changes().map(({ method, path }) => `${method} ${path}`))
    .toEqual(['DELETE /api/v2/files/31', 'DELETE /api/v2/files/32']);
});
