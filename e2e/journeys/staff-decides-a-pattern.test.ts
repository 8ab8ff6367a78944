import { logInDemoUser } from '../support/bookings.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';

const words = {
  ask: { en: 'Ask for the service fee', 'zh-CN': '要求补缴平台服务费' },
  charge: { en: 'Charge the service fee', 'zh-CN': '补收平台服务费' },
  reason: { en: 'Reason', 'zh-CN': '原因' },
  asked: { en: 'We ask you for a service fee of', 'zh-CN': '要补缴平台服务费' },
  object: { en: 'Object', 'zh-CN': '提出异议' },
  whatHappened: { en: 'What happened?', 'zh-CN': '当时是什么情况？' },
  objected: { en: 'You objected to a service fee of', 'zh-CN': '平台服务费提出异议' },
  charged: { en: 'was charged', 'zh-CN': '已补收平台服务费' },
} satisfies Record<string, Texts>;

test('staff request a guide’s fee for two late cancellations, and charge it after an objection', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const openPageAs = async (name: string) =>
    openAs({ browser, site, screen }, await logInDemoUser(request, name));
  const [staff, guide] = [await openPageAs('staff'), await openPageAs('fumikoaraki')];

  const decide = async (name: Texts, reason: string): Promise<void> => {
    await staff.goto('/staff/patterns');
    await staff
      .getByRole('button', { name: say(name) })
      .first()
      .click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel(say(words.reason), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: say(name) }).click();
    await expect(dialog).toHaveCount(0);
  };
  await decide(words.ask, 'Both tours ended on the day.');

  await guide.goto('/guide-dashboard#earnings');
  await expect(guide.getByRole('heading', { name: say(words.asked) })).toBeVisible();
  await expect(guide.getByText('Both tours ended on the day.')).toBeVisible();
  await guide.getByRole('button', { name: say(words.object), exact: true }).click();
  const objection = guide.getByRole('dialog');
  await objection.getByLabel(say(words.whatHappened)).fill('I had a fever both days.');
  await objection.getByRole('button', { name: say(words.object), exact: true }).click();
  await expect(guide.getByRole('heading', { name: say(words.objected) })).toBeVisible();

  await staff.goto('/staff/patterns');
  await expect(staff.getByText('I had a fever both days.')).toBeVisible();
  await decide(words.charge, 'No certificate came.');

  await guide.reload();
  await expect(guide.getByRole('heading', { name: say(words.charged) })).toBeVisible();
  await expect(guide.getByText('No certificate came.')).toBeVisible();
});
