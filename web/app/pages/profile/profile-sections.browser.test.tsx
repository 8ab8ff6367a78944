import {
  changeEmail,
  changePassword,
  endAllSessions,
  listSessions,
  removeOwnPicture,
  updateMe,
} from '@tomoguide/contract/accounts/calls';
import { SessionId } from '@tomoguide/contract/primitives';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readSession, updateUser } from '../../lib/session.ts';
import { PictureCropper } from '../../parts/files/cutter/picture-cropper.tsx';
import { delayReplies, holdReplies, refusal, reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { getCurrentToast } from '../../ui/toast.ts';
import { PersonalSection } from './personal-section.tsx';
import { SecuritySection } from './security-section.tsx';

const me = sampleSession({ nickname: 'Mei', age: 31, city: 'Shanghai' });
const { token: _token, expiresAt: _expiresAt, ...user } = me;
const save = () => page.getByRole('button', { name: 'Save' });

test('sends only changed fields, and does not send an invalid age', async () => {
  const { sent } = await show(<PersonalSection />, {
    as: me,
    replies: [reply(updateMe, { ...user, age: 32 })],
  });
  await expect.element(save()).toBeDisabled();
  await page.getByRole('textbox', { name: /^Age/ }).fill('7');
  await save().click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please enter an age from 13 to 120');
  await expect.element(page.getByRole('textbox', { name: /^Age/ })).toHaveFocus();
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: /^Age/ }).fill('32');
  await save().click();
  await expect.element(save()).toBeDisabled();
  expect(sent.map(({ body }) => body)).toEqual([{ age: 32 }]);
  expect(readSession()?.user.age).toBe(32);
});

test('keeps text typed during a save in its field, and sends it with the next save', async () => {
  const { sent } = await show(<PersonalSection />, {
    as: me,
    replies: [reply(updateMe, { ...user, city: 'Nar' })],
  });
  const city = page.getByRole('textbox', { name: /^City/ });
  await city.fill('Nar');
  const releaseResponses = holdReplies();
  (city.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toHaveLength(1);
  await userEvent.keyboard('a{Enter}');
  releaseResponses();
  await expect.poll(() => readSession()?.user.city).toBe('Nar');
  await expect.element(city).toHaveValue('Nara');
  await expect.element(city).toHaveFocus();
  await save().click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ city: 'Nar' }, { city: 'Nara' }]);
});

test('shows a change made elsewhere, and does not overwrite it in the next save', async () => {
  const { sent } = await show(<PersonalSection />, { as: me, replies: [reply(updateMe, user)] });
  const nickname = page.getByLabelText('Nickname');
  await expect.element(nickname).toBeVisible();
  updateUser({ ...user, nickname: 'Xiaomei' });
  await expect.element(nickname).toHaveValue('Xiaomei');
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true');
  const city = page.getByRole('textbox', { name: /^City/ });
  await city.fill('Uji');
  await save().click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ city: 'Uji' }]);
});

test('shows a rejected nickname at its field', async () => {
  await show(<PersonalSection />, {
    as: me,
    replies: [refusal(updateMe, 422, 'NICKNAME_RESERVED', { field: 'nickname' })],
  });
  await page.getByLabelText('Nickname').fill('TomoGuide');
  await save().click();
  await expect
    .element(page.getByLabelText('Nickname'))
    .toHaveAccessibleDescription(/mistaken for TomoGuide/);
});

test('shows an error for a contact at its field until the user edits it', async () => {
  await show(<PersonalSection />, {
    as: me,
    replies: [refusal(updateMe, 422, 'CONTACT_NOT_ALLOWED', { field: 'city' })],
  });
  const city = page.getByRole('textbox', { name: /^City/ });
  await city.fill('微信 kenji88');
  await save().click();
  await expect.element(city).toHaveAccessibleDescription(/leave out phone numbers, emails/i);
  await expect.element(city).toHaveFocus();
  await city.fill('Nara');
  await expect.element(city).not.toHaveAttribute('aria-invalid');
});

const emailDialog = async () => {
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    email: dialog.getByRole('textbox', { name: 'New email' }),
    password: dialog.getByLabelText('Current password'),
  };
};

test('locks the email dialog while the change is being saved', async () => {
  const { sent } = await show(<PersonalSection />, {
    as: me,
    replies: [reply(changeEmail, { ...user, email: 'mei@example.org' })],
  });
  const { dialog, email, password } = await emailDialog();
  await email.fill('mei@example.org');
  await password.fill('lantern');
  const releaseResponses = holdReplies();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toHaveLength(1);
  password.element().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await userEvent.keyboard('s{Enter}{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(password).toHaveValue('lantern');
  releaseResponses();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(readSession()?.user.email).toBe('mei@example.org');
});

test('clears a wrong password when the dialog is reopened', async () => {
  await show(<PersonalSection />, {
    as: me,
    replies: [refusal(changeEmail, 422, 'PASSWORD_WRONG', { field: 'currentPassword' })],
  });
  const { dialog, email, password } = await emailDialog();
  await email.fill('mei@example.org');
  await password.fill('lantern');
  await userEvent.keyboard('{Enter}');
  await expect.element(password).toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await emailDialog();
  await expect.element(password).toHaveValue('');
  await expect.element(password).not.toHaveAttribute('aria-invalid');
});

test('keeps focus while a picture is removed, and then moves it to the add button', async () => {
  let online = false;
  await show(<PersonalSection />, {
    as: { ...me, profilePicture: '/favicon.svg' },
    replies: [
      reply(removeOwnPicture, () => {
        if (!online) throw new TypeError('lost');
        return user;
      }),
    ],
  });
  const remove = page.getByRole('button', { name: 'Remove' });
  (remove.element() as HTMLElement).focus();
  delayReplies();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getCurrentToast()?.title).toBe('Update Failed');
  expect(getCurrentToast()?.description).toContain('The photo wasn’t removed.');
  await expect.element(remove).toHaveFocus();
  online = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Choose photo')).toHaveFocus();
});

const opened = '2026-05-01T00:00:00Z';
const sessions = reply(listSessions, {
  data: [
    {
      id: SessionId.parse(2),
      current: true,
      browser: 'Chrome',
      system: 'Mac',
      createdAt: opened,
      expiresAt: opened,
    },
    {
      id: SessionId.parse(1),
      current: false,
      browser: null,
      system: null,
      createdAt: opened,
      expiresAt: opened,
    },
  ],
});

test('shows a wrong current password at its field, and keeps the input', async () => {
  await show(<SecuritySection />, {
    as: me,
    replies: [
      sessions,
      refusal(changePassword, 422, 'PASSWORD_WRONG', { field: 'currentPassword' }),
    ],
  });
  const current = page.getByLabelText('Current password');
  await current.fill('lantern');
  await page.getByLabelText('New password', { exact: true }).fill('a bridge in the fog');
  await page.getByLabelText('Repeat the new password').fill('a bridge in the fog');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.element(current).toHaveAccessibleDescription('That isn’t your current password');
  await expect.element(current).toHaveFocus();
  await expect.element(current).toHaveValue('lantern');
});

test('requires one confirmation for logging out everywhere, which also ends this session', async () => {
  const { sent } = await show(<SecuritySection />, {
    as: me,
    replies: [sessions, reply(endAllSessions, undefined)],
  });
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect.poll(() => readSession()).toBeNull();
});

test('moves the crop with arrow keys, within the picture', async () => {
  const cuts: object[] = [];
  const picture = { width: 400, height: 300 };
  await show(
    <PictureCropper
      kind="portrait"
      src="data:,"
      picture={picture}
      cut={{ x: 95, y: 0, width: 300 }}
      onCut={(cut) => cuts.push(cut)}
    />,
  );
  await page.getByRole('group', { name: 'The part of the photo to show' }).click();
  cuts.length = 0;
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}');
  expect(cuts).toEqual([
    { x: 100, y: 0, width: 300 },
    { x: 80, y: 0, width: 300 },
    { x: 95, y: 0, width: 300 },
  ]);
});
