import type { ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import {
  getOwnApplication,
  saveApplication,
  submitApplication,
} from '@tomoguide/contract/applications/calls';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import { StoredFile } from '@tomoguide/contract/files/entities';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../lib/session.ts';
import {
  answerCalls,
  leaveCallsUnanswered,
  refusal,
  reply,
  replySequence,
} from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { BecomeGuide } from './become-guide.tsx';
import { getStepPath, parseStep } from './steps.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const LONG = 'I have walked these lanes every morning for twelve years, rain or shine.';
const WHOLE: ApplicationAnswers = {
  ...NO_ANSWERS,
  name: 'Emma',
  age: 41,
  gender: 'female',
  serviceCities: ['kyoto'],
  residenceZipcode: '6128045',
  residenceArea: '京都市伏見区',
  residenceYear: 2014,
  residenceMonth: 3,
  occupation: 'Translator',
  bio: LONG,
  languages: ['en'],
  experienceYears: 0,
  experienceSessions: 0,
  ethicsScore: 8,
  ethicsDescription: LONG,
  boundaryScore: 5,
  boundaryDescription: LONG,
  supportiveScore: 2,
  supportiveDescription: LONG,
  interaction: LONG,
  favoriteSpot: LONG,
  boundaryResponse: LONG,
  emotionalHandling: LONG,
  selfSymbol: LONG,
  targetGroups: ['couple'],
  minPeople: 1,
  maxPeople: 3,
  minDurationHours: 2,
  maxDurationHours: 6,
  basicPriceRmb: 200,
  additionalPriceRmb: 0,
  services: [SubcategoryId.parse(101)],
};

const application = (
  answers: ApplicationAnswers,
  change: Partial<OwnApplication> = {},
): OwnApplication => ({
  status: 'draft',
  revision: 3,
  answers,
  files: [],
  reason: null,
  submittedAt: null,
  decidedAt: null,
  updatedAt: '2026-05-03T01:00:00Z',
  editable: true,
  ...change,
});

const showForm = (
  at: string,
  given: OwnApplication,
  more: Parameters<typeof show>[1] extends { replies?: infer R } | undefined ? R : never = [],
) =>
  show(<BecomeGuide />, {
    at,
    as: sampleSession(),
    replies: [
      reply(getOwnApplication, given),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 20 }),
      ...(more ?? []),
    ],
  });
const getBodies = ({ sent }: Pick<Awaited<ReturnType<typeof show>>, 'sent'>, method: string) =>
  sent.flatMap((one) => (one.method === method ? [one.body] : []));

test('saves only changed fields automatically, and shows that they are saved', async () => {
  const saved = application({ ...NO_ANSWERS, name: 'Emma' }, { revision: 4 });
  const shown = await showForm('/become-guide', application(NO_ANSWERS), [
    reply(saveApplication, saved),
  ]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emma');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect
    .poll(() => getBodies(shown, 'PATCH'), { timeout: 8000 })
    .toEqual([{ revision: 3, answers: { name: 'Emma' } }]);
  await expect.element(page.getByText(/^Saved at /)).toBeVisible();
});

test('restores and saves input that an earlier page could not save before it closed', async () => {
  const cut = await showForm('/become-guide', application(NO_ANSWERS));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emma');
  await page.getByRole('textbox', { name: 'Bio' }).fill(LONG);
  const stored = { ...localStorage };
  await cut.screen.unmount();
  Object.assign(localStorage, stored);
  // In the meantime, another device has changed one of the answers.
  const elsewhere = application({ ...NO_ANSWERS, bio: 'From the phone' }, { revision: 4 });
  const shown = await showForm('/become-guide', elsewhere, [
    reply(saveApplication, application({ ...NO_ANSWERS, name: 'Emma' }, { revision: 5 })),
  ]);
  await expect
    .element(page.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveValue('Emma');
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveValue('From the phone');
  await expect
    .poll(() => getBodies(shown, 'PATCH'))
    .toEqual([{ revision: 4, answers: { name: 'Emma' } }]);
  await expect.poll(() => Object.keys(localStorage).join()).not.toContain('draft:');
});

test('restores input typed during a save, whether or not the save succeeded', async () => {
  const cut = await showForm('/become-guide', application(NO_ANSWERS));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emma');
  leaveCallsUnanswered();
  await expect.element(page.getByText('Saving…'), { timeout: 8000 }).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emma Q');
  await page.getByRole('textbox', { name: 'Bio' }).fill(LONG);
  const stored = { ...localStorage };
  await cut.screen.unmount();
  Object.assign(localStorage, stored);
  // The save succeeded, but its reply was lost.
  const arrived = application({ ...NO_ANSWERS, name: 'Emma' }, { revision: 4 });
  await showForm('/become-guide', arrived);
  await expect
    .element(page.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveValue('Emma Q');
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveValue(LONG);
});

test('keeps an incomplete postal code on the device without sending it', async () => {
  const cut = await showForm('/become-guide', application(NO_ANSWERS), [
    reply(saveApplication, application({ ...NO_ANSWERS, name: 'Emma' }, { revision: 4 })),
  ]);
  await page.getByRole('textbox', { name: 'Home postal code' }).fill('612');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emma');
  await expect
    .poll(() => getBodies(cut, 'PATCH'), { timeout: 8000 })
    .toEqual([{ revision: 3, answers: { name: 'Emma' } }]);
  await expect.element(page.getByText(/^Saved/)).toBeVisible();
  const stored = { ...localStorage };
  await cut.screen.unmount();
  Object.assign(localStorage, stored);
  await showForm('/become-guide', application({ ...NO_ANSWERS, name: 'Emma' }, { revision: 4 }));
  await expect.element(page.getByRole('textbox', { name: 'Home postal code' })).toHaveValue('612');
});

test('keeps unsaved input and shows that saving failed', async () => {
  await showForm('/become-guide', application(NO_ANSWERS), [
    refusal(saveApplication, 503, 'UNAVAILABLE'),
  ]);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Emma');
  await expect
    .element(page.getByText('Not saved. We’ll keep trying.'), { timeout: 8000 })
    .toBeVisible();
  await expect.element(name).toHaveValue('Emma');
});

test.each([
  ['2', '/become-guide?page=character'],
  ['character', '/become-guide?page=character'],
])('opens the page of the form that the URL names or numbers: %s', (page, path) => {
  expect(getStepPath(parseStep(page))).toBe(path);
});

test.each([
  ['their author', 7, [{ revision: 3, answers: { name: 'Emma' } }]],
  ['no one else', 8, []],
])(
  'sends pending answers in the session of %s when the user leaves the page',
  async (_, id, saves) => {
    const { screen, sent } = await showForm('/become-guide', application(NO_ANSWERS), [
      refusal(saveApplication, 503, 'UNAVAILABLE'),
    ]);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expect.element(name).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await name.fill('Emma');
    await screen.unmount();
    await expect.poll(() => getBodies({ sent }, 'PATCH')).toHaveLength(1);
    startSession(sampleSession({ id }));
    const later = answerCalls([reply(saveApplication, application(NO_ANSWERS, { revision: 4 }))]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(getBodies({ sent: later }, 'PATCH')).toEqual(saves);
  },
);

test('shows the error of a field on blur', async () => {
  await showForm('/become-guide', application(NO_ANSWERS));
  const age = page.getByRole('textbox', { name: 'Age' });
  await age.fill('17');
  await page.getByRole('textbox', { name: 'Occupation' }).click();
  await expect.element(page.getByText('Guides must be at least 18 years old')).toBeVisible();
  await age.fill('18');
  await expect
    .element(page.getByText('Guides must be at least 18 years old'))
    .not.toBeInTheDocument();
});

test('asks what a residence status permits and until when only if it can have limits', async () => {
  const shown = await showForm('/become-guide', application(NO_ANSWERS), [
    reply(saveApplication, application(NO_ANSWERS, { revision: 4 })),
  ]);
  const status = page.getByRole('combobox', { name: 'Residence status (optional)' });
  const permits = page.getByRole('combobox', { name: 'What it permits' });
  await status.selectOptions('citizen');
  await expect.element(permits).not.toBeInTheDocument();
  await status.selectOptions('student');
  await permits.selectOptions('limited');
  const lastDay = page.getByLabelText('Last day of the permission');
  await lastDay.fill('2019-03-31');
  await page.getByRole('textbox', { name: 'Occupation' }).click();
  await expect.element(page.getByText('This day has passed')).toBeVisible();
  await lastDay.fill('2999-03-31');
  await expect.element(page.getByText('This day has passed')).not.toBeInTheDocument();
  await expect
    .poll(() => getBodies(shown, 'PATCH').at(-1), { timeout: 8000 })
    .toMatchObject({ answers: { permittedUntil: '2999-03-31' } });
});

test('shows the permission to work as one answer, and asks for what is missing of it', async () => {
  const student = { residenceStatus: 'student', workPermits: 'limited' } as const;
  await showForm('/become-guide?page=preview', application({ ...WHOLE, ...student }));
  await expect.element(page.getByText(/^Student\nLimited hours/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Last day of the permission' }))
    .toBeVisible();
});

test('lists missing answers in the preview, with links to them', async () => {
  const shown = await showForm(
    '/become-guide?page=preview',
    application({ ...WHOLE, bio: '', selfSymbol: '' }),
  );
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect.element(page.getByText('The application wasn’t submitted')).toBeVisible();
  expect(getBodies(shown, 'POST')).toEqual([]);
  await page.getByRole('link', { name: 'Bio', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toHaveFocus();
});

test('lists missing answers in form order, page by page, with year and month as one answer', async () => {
  await showForm('/become-guide?page=preview', application(NO_ANSWERS));
  const answersIn = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await expect.element(page.getByRole('list', { name: 'Your tours' })).toBeVisible();
  expect(answersIn('About you')).toEqual([
    'Name',
    'Age',
    'Gender',
    'Occupation',
    'Service cities',
    'Languages',
    'Bio',
    'Home postal code',
    'Area you live in',
    'Living in this area since',
    'Years of guiding',
    'Tours you’ve led',
  ]);
});

test('allows submitting once the declaration is ticked', async () => {
  const submitted = application(WHOLE, { status: 'submitted', editable: false });
  const shown = await showForm('/become-guide?page=preview', application(WHOLE), [
    reply(submitApplication, submitted),
  ]);
  const submit = page.getByRole('button', { name: 'Submit application' });
  await submit.click();
  await expect.element(page.getByText('Please confirm declaration')).toBeVisible();
  expect(getBodies(shown, 'POST')).toEqual([]);
  await page.getByRole('checkbox', { name: /^I declare/ }).click();
  await submit.click();
  await expect.poll(shown.address).toBe('/application-status');
  expect(getBodies(shown, 'POST')).toEqual([{ revision: 3, declaration: true }]);
});

test('shows no form while staff review the application', async () => {
  await showForm('/become-guide', application(WHOLE, { status: 'in_review', editable: false }));
  await expect.element(page.getByText('Your application is with our team')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

const certificate = StoredFile.parse({
  id: 11,
  type: 'application/pdf',
  sizeBytes: 9,
  width: null,
  height: null,
  pages: 1,
  createdAt: '2026-05-03T01:00:00Z',
});
const withCertificate = application(
  { ...NO_ANSWERS, qualifications: [{ fileId: certificate.id, description: 'N1' }] },
  { files: [certificate] },
);

test('removes and names a file that another device deleted, and saves the rest', async () => {
  let mine = withCertificate;
  const elsewhere = application({ ...NO_ANSWERS, name: 'Emma' }, { revision: 5 });
  const shown = await show(<BecomeGuide />, {
    at: '/become-guide',
    as: sampleSession(),
    replies: [
      reply(getOwnApplication, () => mine),
      replySequence(
        refusal(saveApplication, 409, 'APPLICATION_CHANGED'),
        refusal(saveApplication, 422, 'FILES_UNKNOWN'),
        reply(saveApplication, application({ ...NO_ANSWERS, bio: LONG }, { revision: 6 })),
      ),
      refusal(createFileLink, 404, 'NOT_FOUND'),
    ],
  });
  // Wait until the page has its own copy of the application, but before it saves anything.
  await expect.element(page.getByRole('textbox', { name: 'Bio' })).toBeVisible();
  mine = elsewhere;
  await page.getByRole('textbox', { name: 'What file 1 shows' }).fill('JLPT N1');
  await page.getByRole('textbox', { name: 'Bio' }).fill(LONG);
  await expect.poll(() => getBodies(shown, 'PATCH'), { timeout: 8000 }).toHaveLength(3);
  expect(getBodies(shown, 'PATCH')[2]).toEqual({
    revision: 5,
    answers: { qualifications: [], bio: LONG },
  });
  await expect
    .element(page.getByText(/^The file for “JLPT N1” is gone\. Add it again/))
    .toBeVisible();
  await expect.element(page.getByText(/^Saved at /)).toBeVisible();
});

test.each([
  ['the connection is lost', []],
  ['the server fails', [refusal(createFileLink, 503, 'UNAVAILABLE')]],
])('retries saving if %s while checking whether a file was deleted', async (_, confirmed) => {
  let mine = withCertificate;
  await show(<BecomeGuide />, {
    at: '/become-guide',
    as: sampleSession(),
    replies: [
      reply(getOwnApplication, () => mine),
      refusal(saveApplication, 422, 'FILES_UNKNOWN'),
      ...confirmed,
    ],
  });
  const shows = page.getByRole('textbox', { name: 'What file 1 shows' });
  await expect.element(shows).toBeVisible();
  mine = application(NO_ANSWERS);
  await shows.fill('JLPT N1');
  await expect
    .element(page.getByText('Not saved. We’ll keep trying.'), { timeout: 8000 })
    .toBeVisible();
});

test('shows that a save was permanently rejected and why, and does not promise a retry', async () => {
  await showForm('/become-guide', application(NO_ANSWERS), [
    refusal(saveApplication, 422, 'SERVICE_UNKNOWN'),
  ]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emma');
  await expect.element(page.getByText(/^Not saved: /), { timeout: 8000 }).toBeVisible();
  await expect.element(page.getByText('We’ll keep trying')).not.toBeInTheDocument();
});

test('shows answers from another device before they can be submitted', async () => {
  const latest = application({ ...WHOLE, name: 'Emma Sato' }, { revision: 5 });
  let mine = application(WHOLE);
  const shown = await show(<BecomeGuide />, {
    at: '/become-guide?page=preview',
    as: sampleSession(),
    replies: [
      reply(getOwnApplication, () => mine),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 20 }),
      replySequence(
        refusal(submitApplication, 409, 'APPLICATION_CHANGED'),
        reply(submitApplication, { ...latest, status: 'submitted', editable: false }),
      ),
    ],
  });
  await page.getByRole('checkbox', { name: /^I declare/ }).click();
  mine = latest;
  const submit = page.getByRole('button', { name: 'Submit application' });
  await submit.click();
  await expect
    .element(
      page.getByText(/Answers from another device were added\. Check them before you submit/),
    )
    .toBeVisible();
  await expect.element(page.getByText('Emma Sato')).toBeVisible();
  await submit.click();
  await expect.poll(shown.address).toBe('/application-status');
  expect(getBodies(shown, 'POST')).toEqual([
    { revision: 3, declaration: true },
    { revision: 5, declaration: true },
  ]);
});

test('on a phone, shows the current step’s name next to its number', async () => {
  await page.viewport(390, 844);
  await showForm('/become-guide?page=character', application(NO_ANSWERS));
  const steps = page.getByRole('navigation', { name: 'Pages of the application' });
  const getWidth = (name: string) =>
    steps.getByText(name, { exact: true }).element().getBoundingClientRect().width;
  await expect.element(steps).toBeVisible();
  expect(getWidth('How you guide')).toBeGreaterThan(40);
  expect(getWidth('Your tours')).toBe(1);
});
