import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { APPLICANTS } from '../../demo/applications/applicants.ts';
import { DEMO_PASSWORD } from '../../server/src/domains/accounts/login/demo-accounts.ts';
import { aPdf, aPicture } from '../../server/src/testing/sample-files.ts';
import { AHEAD, book, freeSlot, logInDemoUser, pay } from '../support/bookings.ts';
import { openBeforeHydration } from '../support/in-use.ts';
import { openAs } from '../support/open-as.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  declaration: { en: 'I declare that', 'zh-CN': '我声明所填内容属实' },
  submit: { en: 'Submit application', 'zh-CN': '提交申请' },
  submitted: { en: 'Submitted', 'zh-CN': '已提交' },
  take: { en: 'Start the review', 'zh-CN': '开始审核' },
  requestChanges: { en: 'Request changes', 'zh-CN': '要求修改' },
  approve: { en: 'Approve', 'zh-CN': '通过' },
  approved: { en: 'Approved', 'zh-CN': '已通过' },
  asked: { en: 'Changes requested', 'zh-CN': '需要修改' },
  forApplicant: { en: 'Message to the applicant', 'zh-CN': '写给申请人的话' },
  makeChanges: { en: 'Make the changes', 'zh-CN': '去修改' },
  occupation: { en: 'Occupation', 'zh-CN': '职业' },
  verifyLink: { en: 'Verify your identity', 'zh-CN': '去实名认证' },
  send: { en: 'Send for verification', 'zh-CN': '提交认证' },
  another: { en: 'Choose another document', 'zh-CN': '换一份证件' },
  anotherSelfie: { en: 'Take or choose another selfie', 'zh-CN': '换一张自拍照' },
  beingChecked: { en: 'Being checked', 'zh-CN': '审核中' },
  look: { en: 'Show document and selfie', 'zh-CN': '查看' },
  verify: { en: 'Verify', 'zh-CN': '通过认证' },
  verified: { en: 'Identity verified', 'zh-CN': '已实名认证' },
  again: { en: 'Apply again', 'zh-CN': '再次申请' },
  reject: { en: 'Reject', 'zh-CN': '不通过' },
  notApproved: { en: 'Not approved', 'zh-CN': '未通过' },
  // The guide's earnings: 4 × (200 + 30), less 15%.
  earnedExample: { en: 'RMB 782', 'zh-CN': '¥782' },
  start: { en: 'Start your application', 'zh-CN': '开始申请' },
  formPages: { en: 'Pages of the application', 'zh-CN': '申请步骤' },
  support: { en: 'Contact support', 'zh-CN': '联系客服' },
} satisfies Record<string, Texts>;

const NAME = 'Hana Brooks';
const click = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Creates a user with a complete application that is not submitted yet. */
const createApplicant = async (request: APIRequestContext, username: string) => {
  const signedUp = await request.post('/api/auth/signup', {
    data: {
      username,
      email: `${username}@example.com`,
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      fullName: NAME,
      termsAccepted: true,
    },
  });
  expect(signedUp.status()).toBe(201);
  const who = await logInDemoUser(request, username);
  const answers = APPLICANTS.find((each) => each.username === 'applicantemma')?.answers;
  const saved = await request.patch('/api/v2/guide-applications/mine', {
    headers: { authorization: `Bearer ${who.token}` },
    data: { revision: 0, answers: { ...answers, name: NAME } },
  });
  expect(saved.status()).toBe(200);
  return who;
};

/** Reviews the application and submits it, as the applicant. */
const submitApplication = async (page: Page, say: (texts: Texts) => string): Promise<void> => {
  await page.goto('/become-guide?page=preview');
  await page.getByRole('checkbox', { name: new RegExp(say(words.declaration)) }).check();
  await click(page, say(words.submit));
  await expect(page).toHaveURL(/\/application-status$/);
  await expect(page.getByText(say(words.submitted), { exact: true }).first()).toBeVisible();
};

/**
 * Starts the review and decides the application, as staff. `reason` is for decisions that show a reason to
 * the applicant.
 */
const decide = async (
  page: Page,
  say: (texts: Texts) => string,
  { userId, decision, reason }: { userId: number; decision: Texts; reason?: string },
): Promise<void> => {
  await page.goto(`/staff/applications?case=${userId}`);
  await click(page, say(words.take));
  // The toast appears shortly after the buttons. A dialog that is opened before would contain it.
  await expect(page.locator('[data-toast]')).toBeVisible();
  // An approval requires every item of the checklist.
  if (decision === words.approve)
    for (const box of await page.getByRole('checkbox').all()) await box.check();
  await click(page, say(decision));
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel(say(words.forApplicant)).fill(reason);
  await click(dialog, say(decision));
  await expect(dialog).toBeHidden();
};

test('a visitor applies, makes requested changes, is approved and verified, and is booked', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const who = await createApplicant(request, 'hanabrooks');
  const applicant = await openAs({ browser, site, screen }, who);
  const staff = await openAs({ browser, site, screen }, await logInDemoUser(request, 'staff'));

  await submitApplication(applicant, say);
  const reason = 'Please say what you do for a living.';
  await decide(staff, say, { userId: who.id, decision: words.requestChanges, reason });

  await test.step('the applicant reads the reason, makes the change and resubmits', async () => {
    await applicant.reload();
    await expect(applicant.getByText(reason)).toBeVisible();
    await applicant.getByRole('link', { name: say(words.makeChanges), exact: true }).click();
    const occupation = applicant.getByLabel(say(words.occupation), { exact: true });
    await occupation.fill('Beekeeper');
    await expect
      .poll(async () => {
        const reply = await request.get('/api/v2/guide-applications/mine', {
          headers: { authorization: `Bearer ${who.token}` },
        });
        return (await reply.json()).answers.occupation;
      })
      .toBe('Beekeeper');
    await submitApplication(applicant, say);
  });

  await decide(staff, say, { userId: who.id, decision: words.approve });
  await applicant.reload();
  await expect(applicant.getByText(say(words.approved), { exact: true })).toBeVisible();

  await test.step('the document and the selfie are sent', async () => {
    await applicant.getByRole('link', { name: say(words.verifyLink), exact: true }).click();
    const inputs = applicant.locator('input[type="file"]');
    await inputs
      .nth(0)
      .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: aPdf() });
    await inputs
      .nth(1)
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
    await expect(applicant.getByLabel(say(words.another))).toBeAttached();
    await expect(applicant.getByLabel(say(words.anotherSelfie))).toBeAttached();
    await click(applicant, say(words.send));
    await expect(applicant.getByText(say(words.beingChecked), { exact: true })).toBeVisible();
  });

  await test.step('staff compare the document with the selfie and verify the guide', async () => {
    await staff.goto('/staff/identity');
    const card = staff.getByRole('listitem').filter({ hasText: 'hanabrooks' });
    await card.getByRole('button', { name: new RegExp(say(words.look)) }).click();
    await expect(card.getByRole('figure')).toHaveCount(2);
    await click(card, say(words.verify));
    const dialog = staff.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toHaveValue(NAME);
    await click(dialog, say(words.verify));
    await expect(card).toBeHidden();
  });
  await applicant.reload();
  await expect(applicant.getByText(say(words.verified), { exact: true })).toBeVisible();

  await test.step('the new guide adds working hours, is found, and is booked', async () => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startMinute: 540,
      endMinute: 1080,
    }));
    const set = await request.put('/api/guides/me/weekly-hours', {
      headers: { authorization: `Bearer ${who.token}` },
      data: { hours },
    });
    expect(set.status()).toBe(200);
    const slot = await freeSlot(request, AHEAD, ['hanabrooks']);
    const mei = await logInDemoUser(request, 'mei');
    await pay(request, mei, await book(request, mei, slot));
    await applicant.goto('/guide-dashboard');
    await expect(applicant.getByText('小美 Mei').first()).toBeVisible();
  });
});

test('a rejected applicant sees the reason and a way to contact staff', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const who = await createApplicant(request, 'hanabrooks');
  const applicant = await openAs({ browser, site, screen }, who);
  const staff = await openAs({ browser, site, screen }, await logInDemoUser(request, 'staff'));
  await submitApplication(applicant, say);
  const reason = 'We have enough guides in Kyoto for now.';
  await decide(staff, say, { userId: who.id, decision: words.reject, reason });
  await applicant.reload();
  await expect(applicant.getByText(say(words.notApproved), { exact: true })).toBeVisible();
  await expect(applicant.getByText(reason)).toBeVisible();
  await expect(applicant.getByRole('link', { name: say(words.support) }).first()).toHaveAttribute(
    'href',
    '/messages?support=application_rejected',
  );
  // The applicant can apply again only after thirty days.
  await expect(applicant.getByRole('link', { name: say(words.again) })).toHaveCount(0);
});

test('before hydration, shows the page about guiding to visitors, but not to applicants', async ({
  page,
  say,
}) => {
  const earned = page.getByText(say(words.earnedExample), { exact: true });
  const releaseScripts = await openBeforeHydration(page, '/become-guide');
  await expect(earned).toBeVisible();
  await expect(page.getByRole('link', { name: say(words.start) }).first()).toHaveAttribute(
    'href',
    '/signup?redirect=%2Fbecome-guide',
  );
  releaseScripts();
  await signIn(page, 'mei');
  await page.unrouteAll();
  const releaseScriptsAgain = await openBeforeHydration(page, '/become-guide');
  await expect(page.locator('.for-members')).toBeVisible();
  await expect(earned).toBeHidden();
  releaseScriptsAgain();
  await expect(page.getByRole('navigation', { name: say(words.formPages) })).toBeVisible();
});
