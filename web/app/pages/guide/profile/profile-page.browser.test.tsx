import { getOwnGuide, getOwnProfile, setProfile } from '@tomoguide/contract/guides/calls';
import type { OwnGuide } from '@tomoguide/contract/guides/entities';
import type { OwnProfile } from '@tomoguide/contract/guides/own-profile';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ProfilePage } from './profile-page.tsx';

const profile: OwnProfile = {
  revision: 'a'.repeat(22),
  bio: { en: 'I keep a garden, and I show it to whoever likes moss.', zh: null },
  occupation: { en: 'Gardener', zh: null },
  languages: ['ja', 'en'],
  languageLevels: { zh: null, ja: 'native', en: null },
  targetGroups: ['individual'],
  experienceYears: 5,
  experienceSessions: null,
  meetingPlaces: [],
};
const guide: OwnGuide = {
  ...sampleGuide({ responseTimeMinutes: 20, acceptanceRate: 0.9 }),
  paused: false,
  unlistedBecause: ['no_rates'],
  photos: { cover: null, gallery: [] },
  exceptions: [],
};
const ZH = '我有一座小院子，种满了青苔。喜欢安静的人，可以跟我来坐一坐，喝一杯茶，慢慢看。';

const openPage = async (replies: readonly ReturnType<typeof reply>[] = []) => {
  const { sent } = await show(
    <ProfilePage unlisted={({ unlistedBecause }) => <p>Missing: {unlistedBecause.join()}</p>} />,
    {
      as: sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' }),
      replies: [...replies, reply(getOwnGuide, guide), reply(getOwnProfile, profile)],
    },
  );
  return { changes: () => sent.filter(({ method }) => method !== 'GET') };
};
const field = (name: string) => page.getByLabelText(name, { exact: false });
const save = page.getByRole('button', { name: 'Save profile' });
const preview = page.getByRole('tabpanel');

test('updates the preview while the user types, in either language, together with the rest of the public page', async () => {
  await openPage();
  await expect.element(page.getByText('Missing: no_rates')).toBeVisible();
  await expect.element(preview.getByText(/whoever likes moss/)).toBeVisible();
  await expect.element(preview.getByText(/90%/)).toBeVisible();
  await expect.element(preview.getByText(/within 20 minutes/)).toBeVisible();
  await field('About you, in Chinese').fill(ZH);
  await field('Years of guiding').fill('7');
  await page.getByRole('tab', { name: 'In Chinese' }).click();
  await expect.element(preview.getByText(new RegExp(ZH))).toBeVisible();
  await expect.element(preview.getByText(/7 years/)).toBeVisible();
});

test('sends the whole profile with the revision that was loaded', async () => {
  const { changes } = await openPage([reply(setProfile, { ...profile, revision: 'b'.repeat(22) })]);
  await expect.element(save).toBeDisabled();
  await field('About you, in Chinese').fill(ZH);
  await page.getByRole('checkbox', { name: 'couples' }).click();
  await field('Years of guiding').fill('１２');
  await save.click();
  await expect.element(field('Years of guiding')).toHaveValue('5');
  const { revision, ...kept } = profile;
  expect(changes()[0]?.body).toEqual({
    revision,
    profile: {
      ...kept,
      bio: { en: kept.bio.en, zh: ZH },
      targetGroups: ['individual', 'couple'],
      experienceYears: 12,
    },
  });
});

test('sends the suggested meeting places, without empty rows', async () => {
  const { changes } = await openPage([reply(setProfile, { ...profile, revision: 'b'.repeat(22) })]);
  await field('Place 1').fill(' 出町柳駅 4番出口 ');
  await field('Place 2').fill('Nijō Castle');
  await field('Place 2').fill('');
  await field('Where to stand').nth(2).fill('By the bench');
  await save.click();
  await expect.element(page.getByText('Enter the place, or clear where to stand.')).toBeVisible();
  expect(changes()).toEqual([]);
  await field('Place 3').fill('Kamo River');
  await save.click();
  await expect
    .poll(() => changes()[0]?.body)
    .toMatchObject({
      profile: {
        meetingPlaces: [
          { address: '出町柳駅 4番出口', directions: '' },
          { address: 'Kamo River', directions: 'By the bench' },
        ],
      },
    });
});

test('shows and sends levels only for selected languages', async () => {
  const { changes } = await openPage([reply(setProfile, { ...profile, revision: 'b'.repeat(22) })]);
  await field('How well you speak English').selectOptions('fluent');
  await expect.element(preview.getByText('Japanese (native)', { exact: true })).toBeVisible();
  await expect.element(preview.getByText('English (fluent)', { exact: true })).toBeVisible();
  await expect.element(field('How well you speak Chinese')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Japanese' }).click();
  await expect.element(field('How well you speak Japanese')).not.toBeInTheDocument();
  await save.click();
  await expect
    .poll(() => changes()[0]?.body)
    .toMatchObject({
      profile: { languages: ['en'], languageLevels: { zh: null, ja: null, en: 'fluent' } },
    });
});

test('marks and focuses the first invalid field, and sends nothing', async () => {
  const { changes } = await openPage();
  await field('About you, in English').fill('');
  await page.getByRole('checkbox', { name: 'solo travelers' }).click();
  await field('Years of guiding').fill('61');
  await save.click();
  await expect.element(page.getByText('Write in at least one language.')).toBeVisible();
  await expect.element(page.getByText('Choose at least one group.')).toBeVisible();
  await expect.element(page.getByText('A whole number from 0 to 60.')).toBeVisible();
  await expect.element(field('About you, in Chinese')).toHaveFocus();
  expect(changes()).toEqual([]);
});

test('shows an error for contact details at their field until the input changes', async () => {
  await openPage([refusal(setProfile, 422, 'CONTACT_NOT_ALLOWED', { field: 'bio.zh' })]);
  const bio = field('About you, in Chinese');
  await bio.fill(`${ZH}微信 kenji88`);
  await save.click();
  await expect.element(bio).toHaveAccessibleDescription(/leave out phone numbers, emails/i);
  await expect.element(bio).toHaveFocus();
  await bio.fill(ZH);
  await expect.element(bio).not.toHaveAttribute('aria-invalid');
});

test('shows an error for an unverified title at its field', async () => {
  await openPage([refusal(setProfile, 422, 'TITLE_NOT_CHECKED', { field: 'occupation.en' })]);
  const occupation = field('Occupation, in English');
  await occupation.fill('Licensed guide interpreter');
  await save.click();
  await expect.element(occupation).toHaveAccessibleDescription(/need a license number/);
  await expect.element(occupation).toHaveFocus();
});

test('keeps text that is typed during a save, and sends it with the next save', async () => {
  const saved = { ...profile, revision: 'b'.repeat(22), experienceYears: 12 };
  const { changes } = await openPage([reply(setProfile, saved)]);
  const years = field('Years of guiding');
  await years.fill('1');
  const releaseResponses = holdReplies();
  (years.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(changes).toHaveLength(1);
  await userEvent.keyboard('3{Enter}');
  releaseResponses();
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(years).toHaveValue('13');
  await expect.element(years).toHaveFocus();
  expect(changes()).toHaveLength(1);
  await save.click();
  await expect.element(years).toHaveValue('12');
  expect(changes()[1]?.body).toMatchObject({
    revision: saved.revision,
    profile: { experienceYears: 13 },
  });
});

test('reloads the fields with the saved values if the profile was changed elsewhere', async () => {
  let inForce = profile;
  await openPage([reply(getOwnProfile, () => inForce), refusal(setProfile, 409, 'GUIDE_CHANGED')]);
  await field('Years of guiding').fill('9');
  inForce = { ...profile, revision: 'c'.repeat(22), experienceYears: 30 };
  await save.click();
  await expect.element(field('Years of guiding')).toHaveValue('30');
  await expect.element(save).toBeDisabled();
});
