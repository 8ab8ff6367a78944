import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import {
  getOwnGuide,
  getOwnItineraries,
  getOwnProfile,
  getOwnRates,
  setItineraries,
} from '@tomoguide/contract/guides/calls';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import type { OwnItineraries } from '@tomoguide/contract/guides/own-itineraries';
import type { OwnProfile } from '@tomoguide/contract/guides/own-profile';
import type { OwnRates } from '@tomoguide/contract/guides/rates';
import { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineNotice } from '../../../layout/offline-notice.tsx';
import { endSession, startSession } from '../../../lib/session.ts';
import { ItinerariesPage } from '../../../pages/guide/itineraries/itineraries-page.tsx';
import { ProfilePage } from '../../../pages/guide/profile/profile-page.tsx';
import { RatesPage } from '../../../pages/guide/rates/rates-page.tsx';
import { holdReplies, reply } from '../../../testing/api-replies.ts';
import { sampleOwnGuide } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';

/** Returns saved rates in which the number `years` appears, like in the profile and the itineraries below. */
const rates = (years: number): OwnRates => ({
  revision: String(years).repeat(22),
  basicPricePerHourCents: years * 10_000,
  additionalPricePerPersonCents: null,
  minPeople: 1,
  maxPeople: 6,
  minDuration: 2,
  maxDuration: 8,
  services: [{ subcategoryId: SubcategoryId.parse(101), priceCents: null }],
});
const profile = (years: number): OwnProfile => ({
  revision: String(years).repeat(22),
  bio: { en: 'I keep a garden, and I show it to whoever likes moss.', zh: null },
  occupation: { en: null, zh: null },
  languages: ['en'],
  languageLevels: { zh: null, ja: null, en: null },
  targetGroups: ['individual'],
  experienceYears: years,
  experienceSessions: null,
  meetingPlaces: [],
});
const itineraries = (years: number): OwnItineraries => ({
  revision: String(years).repeat(22),
  data: [
    {
      id: ItineraryId.parse(1),
      title: { en: `Route of ${years}`, zh: null },
      summary: { en: null, zh: null },
      durationHours: 2,
      services: [],
      stops: [
        { title: { en: 'Market', zh: null }, description: { en: null, zh: null }, minutes: 120 },
      ],
      terms: NO_TERMS,
      picture: null,
    },
  ],
});

/** Renders a page that the test can leave and reopen. */
const Visited = ({ children }: { children: ReactElement }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <OfflineNotice />
      <Link to="/elsewhere">Away</Link>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Go
      </button>
      {isOpen ? children : null}
    </>
  );
};
const togglePage = () => page.getByRole('button', { name: 'Go', exact: true }).click();

const kenji = sampleSession({ id: 9, isGuide: true, guideId: 3, role: 'guide' });
const visit = async (part: ReactElement) => {
  const inForce = { years: 4 };
  const { sent } = await show(<Visited>{part}</Visited>, {
    as: kenji,
    replies: [
      reply(getOwnGuide, sampleOwnGuide()),
      reply(getOwnRates, () => rates(inForce.years)),
      reply(getOwnProfile, () => profile(inForce.years)),
      reply(getOwnItineraries, () => itineraries(inForce.years)),
      reply(setItineraries, () => itineraries(inForce.years)),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 20 }),
    ],
  });
  return { inForce, sent };
};

beforeEach(() => localStorage.clear());

const forms = [
  [
    'rates',
    <RatesPage key="1" />,
    () => page.getByLabelText('Price per hour (RMB)', { exact: true }),
    '400',
    '700',
  ],
  [
    'words',
    <ProfilePage key="2" unlisted={() => null} />,
    () => page.getByLabelText('Years of guiding', { exact: false }),
    '4',
    '7',
  ],
] as const;

test.each(forms)(
  'shows the current %s when the page is reopened after a change elsewhere',
  async (_what, part, field, before, after) => {
    const { inForce } = await visit(part);
    await expect.element(field()).toHaveValue(before);
    await togglePage();
    inForce.years = 7;
    await togglePage();
    await expect.element(field()).toHaveValue(after);
  },
);

test('shows current itineraries when reopened, even if the user left during a save', async () => {
  const { inForce, sent } = await visit(<ItinerariesPage />);
  await page.getByRole('button', { name: 'Edit: Route of 4' }).click();
  const releaseResponses = holdReplies();
  await page.getByRole('button', { name: 'Save itinerary' }).click();
  await expect.poll(() => sent.at(-1)?.method).toBe('PUT');
  await togglePage();
  releaseResponses();
  await expect.element(page.getByText('Itinerary saved', { exact: false })).not.toBeInTheDocument();
  inForce.years = 7;
  await togglePage();
  await expect.element(page.getByText('Route of 7')).toBeVisible();
});

/** Ends the session while the user is editing, then logs the same user in again. */
const restartSession = async (how: 'invalid' | 'logout', then: () => void = () => {}) => {
  endSession(how);
  await togglePage();
  then();
  startSession(kenji);
  await togglePage();
};

test.each(forms)(
  'restores %s that were not saved when the session expired, after the next login',
  async (_what, part, field, before, after) => {
    const { inForce } = await visit(part);
    await field().fill('5');
    await restartSession('invalid');
    await expect.element(field()).toHaveValue('5');
    await restartSession('logout');
    await expect.element(field()).toHaveValue(before);
    // Saving the old input would silently undo the changes made elsewhere.
    await field().fill('6');
    await restartSession('invalid', () => {
      inForce.years = 7;
    });
    await expect.element(field()).toHaveValue(after);
  },
);

test('restores an itinerary that was being edited when the session expired', async () => {
  await visit(<ItinerariesPage />);
  await page.getByRole('button', { name: 'Edit: Route of 4' }).click();
  const title = page.getByLabelText('Title in English');
  await title.fill('Market and moss');
  await restartSession('invalid');
  await expect.element(title).toHaveValue('Market and moss');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit: Route of 4' }).click();
  await expect.element(title).toHaveValue('Route of 4');
});

/** Confirms leaving without saving, and returns. */
const leaveAndReturn = async () => {
  await page.getByRole('link', { name: 'Away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await togglePage();
  await togglePage();
};

test.each(forms)(
  'discards unsaved %s if the guide confirms leaving',
  async (_what, part, field, before) => {
    await visit(part);
    await field().fill('5');
    await leaveAndReturn();
    await expect.element(field()).toHaveValue(before);
  },
);

test('discards an unsaved itinerary if the guide confirms leaving', async () => {
  await visit(<ItinerariesPage />);
  await page.getByRole('button', { name: 'Edit: Route of 4' }).click();
  await page.getByLabelText('Title in English').fill('Market and moss');
  await leaveAndReturn();
  await expect.element(page.getByRole('button', { name: 'Edit: Route of 4' })).toBeVisible();
});
