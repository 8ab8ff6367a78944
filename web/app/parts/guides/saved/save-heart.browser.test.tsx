import { getSavedGuideIds, saveGuide, unsaveGuide } from '@tomoguide/contract/guides/calls';
import { GuideId } from '@tomoguide/contract/primitives';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { startSession } from '../../../lib/session.ts';
import { holdReplies, refusal, reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { getCurrentToast } from '../../../ui/toast.ts';
import { PendingSaveRunner } from './pending-save-runner.tsx';
import { SaveHeart } from './save-heart.tsx';

const aoi = z.parse(GuideId, 5);
const mei = sampleSession();
const none = reply(getSavedGuideIds, { data: [] });
const saved = reply(saveGuide, { guideId: aoi, saved: true, total: 1 });

const heart = (
  <>
    <SaveHeart guideId={aoi} name="Aoi" />
    <PendingSaveRunner />
  </>
);
const empty = () => page.getByRole('button', { name: 'Save Aoi', pressed: false });
const filledHeart = () =>
  page.getByRole('button', { name: 'Remove Aoi from Saved Guides', pressed: true });

beforeEach(() => sessionStorage.clear());

test('fills the heart and saves the guide on a click, and reverts both on another click', async () => {
  const { sent } = await show(heart, {
    as: mei,
    replies: [none, saved, reply(unsaveGuide, { guideId: aoi, saved: false, total: 0 })],
  });
  await empty().click();
  await expect.element(filledHeart()).toBeVisible();
  await filledHeart().click();
  await expect.element(empty()).toBeVisible();
  await expect
    .poll(() =>
      sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]),
    )
    .toEqual([
      ['POST', '/api/travelers/7/saved-guides/5'],
      ['DELETE', '/api/travelers/7/saved-guides/5'],
    ]);
});

test('sends the second of two quick clicks after the response to the first', async () => {
  const { sent } = await show(heart, {
    as: mei,
    replies: [none, saved, reply(unsaveGuide, { guideId: aoi, saved: false, total: 0 })],
  });
  const changes = () => sent.map(({ method }) => method).filter((method) => method !== 'GET');
  await expect.poll(() => sent).toHaveLength(1);
  const answer = holdReplies();
  await empty().click();
  await filledHeart().click();
  await expect.element(empty()).toBeVisible();
  await expect.poll(changes).toEqual(['POST']);
  answer();
  await expect.poll(changes).toEqual(['POST', 'DELETE']);
});

test('empties the heart again, with an error, if the server rejects the save', async () => {
  await show(heart, { as: mei, replies: [none, refusal(saveGuide, 500, 'INTERNAL_ERROR')] });
  await empty().click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Action failed');
  await expect.element(empty()).toBeVisible();
});

test('sends nothing before the saved guides have loaded, and refetches them on a click', async () => {
  const rin = z.parse(GuideId, 6);
  let online = false;
  const list = reply(getSavedGuideIds, () => {
    if (!online) throw new TypeError('lost');
    return { data: [rin] };
  });
  const both = (
    <>
      {heart}
      <SaveHeart guideId={rin} name="Rin" />
    </>
  );
  const { sent } = await show(both, { as: mei, replies: [list, saved] });
  await expect.poll(() => sent).toHaveLength(1);
  await empty().click();
  await expect.poll(() => getCurrentToast()?.title).toBe('Action failed');
  await expect.element(empty()).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET']);

  online = true;
  await empty().click();
  await expect.element(filledHeart()).toBeVisible();
  const other = page.getByRole('button', { name: 'Remove Rin from Saved Guides', pressed: true });
  await expect.element(other).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'POST']);
});

test('shows filled hearts for guides saved earlier', async () => {
  await show(heart, { as: mei, replies: [reply(getSavedGuideIds, { data: [aoi] })] });
  await expect.element(filledHeart()).toBeVisible();
});

test('asks a visitor to log in, and then saves the guide', async () => {
  const { address, sent } = await show(heart, {
    at: '/guides/5?travelers=2',
    replies: [none, saved],
  });
  await empty().click();
  expect(address()).toBe('/login?redirect=%2Fguides%2F5%3Ftravelers%3D2');
  expect(getCurrentToast()?.title).toBe('Login required');
  expect(sent).toEqual([]);
  startSession(mei);
  await expect.poll(() => sent.map(({ method }) => method)).toContain('POST');
  await expect.element(filledHeart()).toBeVisible();
  expect(sessionStorage.getItem('pendingSave')).toBeNull();
});

test('does not save a guide whose heart was clicked more than half an hour ago', async () => {
  const at = Date.now() - 30 * 60_000;
  sessionStorage.setItem('pendingSave', JSON.stringify({ guideId: aoi, at }));
  const { sent } = await show(heart, { as: mei, replies: [none, saved] });
  await expect.element(empty()).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});

test('shows guides no heart on their own listing', async () => {
  await show(heart, { as: sampleSession({ isGuide: true, guideId: 5 }), replies: [none] });
  expect(page.getByRole('button').elements()).toEqual([]);
});
