import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { aLongScreenshot, aPdf, aRedHeic } from '../../server/src/testing/sample-files.ts';
import {
  accept,
  book,
  cancel,
  freeSlot,
  logInDemoUser,
  paidRequest,
  pay,
} from '../support/bookings.ts';
import { openAs } from '../support/open-as.ts';
import { expect, type Texts, test } from '../support/test.ts';
import { openTrip } from '../support/trips.ts';

const words = {
  details: { en: 'Details', 'zh-CN': '详情' },
  report: { en: 'Report a no-show', 'zh-CN': '报告对方未到场' },
  contest: { en: 'Contest the no-show', 'zh-CN': '对“未到场”提出异议' },
  whatHappened: { en: 'What happened', 'zh-CN': '事情经过' },
  open: { en: 'Open the dispute', 'zh-CN': '发起争议' },
  contested: {
    en: 'The guide was reported as a no-show and contests it.',
    'zh-CN': '向导被报告未到场，对此有异议。',
  },
  all: { en: 'All', 'zh-CN': '全部' },
  cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  why: { en: 'Reason (both sides will see it)', 'zh-CN': '裁定理由（双方都会看到）' },
  decide: { en: 'Decide', 'zh-CN': '确认裁定' },
  decided: { en: 'The dispute has been decided', 'zh-CN': '争议已裁定' },
  countsAsCancelled: { en: 'The tour counts as cancelled.', 'zh-CN': '行程视为已取消。' },
  claimWords: { en: 'What happened', 'zh-CN': '当时的情况' },
  sendClaim: { en: 'Send claim', 'zh-CN': '提交申请' },
  acceptClaim: { en: 'Accept', 'zh-CN': '通过' },
  reason: { en: 'Reason', 'zh-CN': '原因' },
  claimAccepted: { en: 'Emergency claim accepted', 'zh-CN': '紧急情况申请已通过' },
  amount: { en: 'Amount paid (RMB)', 'zh-CN': '付款金额' },
  day: { en: 'Day of payment', 'zh-CN': '付款日期' },
  upload: { en: 'Upload payment proof', 'zh-CN': '上传付款凭证' },
  giveBack: { en: 'No, not yet', 'zh-CN': '还没收到' },
  giveBackNow: { en: 'Return proof', 'zh-CN': '退回凭证' },
  verify: { en: 'Yes, I received it', 'zh-CN': '收到了' },
  verified: { en: 'Verified', 'zh-CN': '已核实' },
  again: { en: 'Try again', 'zh-CN': '重试' },
  uploaded: { en: 'Uploaded', 'zh-CN': '已上传' },
  pages: { en: 'PDF, 1 page', 'zh-CN': 'PDF，1 页' },
  price: { en: 'Price per hour (RMB)', 'zh-CN': '每小时价格（元）' },
  saveRates: { en: 'Save rates', 'zh-CN': '保存价格' },
  ratesSaved: { en: 'Rates saved', 'zh-CN': '价格已保存' },
  ratesFailed: { en: 'Rates not saved', 'zh-CN': '价格未保存' },
  isSuspended: { en: 'Your guide profile is suspended.', 'zh-CN': '你的向导资格已停用' },
  suspend: { en: 'Suspend as a guide', 'zh-CN': '停用向导' },
  suspended: { en: 'Guide suspended', 'zh-CN': '向导已停用' },
  staffWhy: { en: 'Reason', 'zh-CN': '原因' },
  toWechat: { en: 'to your WeChat Pay account', 'zh-CN': '退回你的微信支付' },
  bySuspension: {
    en: 'The guide or the traveler was suspended.',
    'zh-CN': '一方的账号或向导资格已停用。',
  },
} satisfies Record<string, Texts>;

const getToast = (page: Page) => page.locator('[data-toast]');
const click = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Selects a document and waits until its upload is complete. */
const uploadDocument = async (place: Page | Locator, uploaded: string): Promise<void> => {
  const file = { name: 'document.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await place.locator('input[type="file"]').setInputFiles(file);
  await expect(place.getByText(uploaded, { exact: true })).toBeVisible();
};

/** Returns the booking of mei with kenji that matches. */
const findMeisBooking = async (
  request: APIRequestContext,
  matches: (booking: Booking) => boolean,
): Promise<Booking> => {
  const [mei, kenji] = [await logInDemoUser(request, 'mei'), await logInDemoUser(request, 'kenji')];
  const reply = await request.get(`/api/v2/bookings-new/traveler/${mei.id}`, {
    headers: { authorization: `Bearer ${mei.token}` },
  });
  const { data } = (await reply.json()) as { data: Booking[] };
  const found = data.find((booking) => booking.guideId === kenji.guideId && matches(booking));
  if (!found) throw new Error('the demo lacks this booking');
  return found;
};

test('a no-show is reported, contested with a document and decided', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const { id } = await findMeisBooking(request, ({ can }) => can.includes('report_no_show'));
  const card = `[data-booking="${id}"]`;
  const openAsUser = async (name: string) =>
    openAs({ browser, site, screen }, await logInDemoUser(request, name));

  const mei = await openAsUser('mei');
  await mei.goto('/dashboard?tab=upcoming');
  await openTrip(mei.locator(card));
  await mei
    .locator(card)
    .getByRole('button', { name: say(words.details) })
    .click();
  await click(mei.locator(card), say(words.report));
  await click(mei.getByRole('dialog'), say(words.report));
  await expect(getToast(mei)).toBeVisible();

  const kenji = await openAsUser('kenji');
  await kenji.goto('/guide-dashboard#past');
  await kenji
    .locator(card)
    .getByRole('button', { name: say(words.details) })
    .click();
  await click(kenji.locator(card), say(words.contest));
  const dialog = kenji.getByRole('dialog');
  await dialog.getByLabel(say(words.whatHappened)).fill('I was there at nine.');
  await uploadDocument(dialog, say(words.uploaded));
  await click(dialog, say(words.open));
  await expect(kenji.locator(card)).toContainText('I was there at nine.');

  const staff = await openAsUser('staff');
  await staff.goto(`/staff/disputes?case=${id}`);
  await expect(staff.getByText(say(words.contested))).toBeVisible();
  await expect(staff.getByText(say(words.pages))).toBeVisible();
  await staff.getByLabel(say(words.cancelled), { exact: true }).check();
  await click(staff, say(words.all));
  await staff.getByLabel(say(words.why)).fill('Nobody saw him there.');
  await click(staff, say(words.decide));
  await click(staff.getByRole('dialog'), say(words.decide));
  await expect(getToast(staff)).toContainText(say(words.decided));

  await mei.goto('/dashboard?tab=past');
  await openTrip(mei.locator(card));
  await mei
    .locator(card)
    .getByRole('button', { name: say(words.details) })
    .click();
  await expect(mei.locator(card)).toContainText(say(words.countsAsCancelled));
  await expect(mei.locator(card)).toContainText('Nobody saw him there.');
});

/** Opens one of the files of the case and returns the width of the displayed image in pixels. */
const openedImageWidth = async (place: Locator, index: number): Promise<number> => {
  const page = place.page();
  await place.locator('li').nth(index).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  const width = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return width;
};

test('an emergency is claimed with a document, a phone photo and a long screenshot, and accepted', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const mei = await logInDemoUser(request, 'mei');
  const slot = await freeSlot(request, [26, 47]);
  const booking = await book(request, mei, slot);
  await pay(request, mei, booking);
  await accept(request, slot.guide, booking);
  await cancel(request, mei, booking);

  const page = await openAs({ browser, site, screen }, mei);
  await page.goto(`/booking/${booking.id}/emergency-claim`);
  await page.getByLabel(say(words.claimWords)).fill('I broke my leg.');
  await uploadDocument(page, say(words.uploaded));
  // A busy server can temporarily reject a large image.
  const again = page.getByRole('button', { name: say(words.again) });
  await page.addLocatorHandler(again, () => again.click());
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'IMG_0412.HEIC', mimeType: 'image/heic', buffer: aRedHeic() },
    { name: 'chat.png', mimeType: 'image/png', buffer: await aLongScreenshot() },
  ]);
  await expect(page.getByText(say(words.uploaded), { exact: true })).toHaveCount(3);
  await click(page, say(words.sendClaim));
  await expect(page.getByText(say(words.pages))).toBeVisible();

  const staff = await openAs({ browser, site, screen }, await logInDemoUser(request, 'staff'));
  await staff.goto('/staff/emergency-claims');
  const claim = staff.getByRole('listitem').filter({ hasText: 'I broke my leg.' });
  // The images are in upload order. The screenshot is not scaled down, so that its text stays legible.
  const widths = [await openedImageWidth(claim, 1), await openedImageWidth(claim, 2)];
  expect(widths.sort((one, other) => one - other)).toEqual([96, 1_080]);
  await click(claim, say(words.acceptClaim));
  await staff.getByRole('dialog').getByLabel(say(words.reason)).fill('The certificate says so.');
  await click(staff.getByRole('dialog'), say(words.acceptClaim));
  await expect(claim).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(say(words.claimAccepted))).toBeVisible();
  await expect(page.getByText('The certificate says so.')).toBeVisible();
});

test('a payment proof is returned, resubmitted and verified', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const { id, finalPaymentCents, date } = await findMeisBooking(request, ({ payments }) =>
    payments.some(
      (one) => one.kind === 'final_payment' && one.proofUploadedByTraveler && !one.verifiedByGuide,
    ),
  );
  const path = `/booking/${id}/payment-proof`;
  const kenji = await openAs({ browser, site, screen }, await logInDemoUser(request, 'kenji'));
  await kenji.goto(path);
  await click(kenji, say(words.giveBack));
  await kenji.getByRole('dialog').getByLabel(say(words.reason)).fill('It is cut off.');
  await click(kenji.getByRole('dialog'), say(words.giveBackNow));
  await expect(kenji.getByText('It is cut off.')).toBeVisible();

  const mei = await openAs({ browser, site, screen }, await logInDemoUser(request, 'mei'));
  await mei.goto(path);
  await expect(mei.getByText('It is cut off.')).toBeVisible();
  await mei.getByLabel(say(words.amount)).fill(String(finalPaymentCents / 100));
  await mei.getByLabel(say(words.day)).selectOption(date);
  await uploadDocument(mei, say(words.uploaded));
  await click(mei, say(words.upload));
  await expect(mei.getByText(say(words.pages))).toBeVisible();

  await kenji.reload();
  await click(kenji, say(words.verify));
  await expect(kenji.getByText(say(words.verified), { exact: true })).toBeVisible();
});

test('suspending a guide affects a page that is open, and travelers get full refunds', async ({
  request,
  browser,
  site,
  screen,
  say,
}) => {
  const booking = await paidRequest(request, { method: 'wechat' });
  const phone = { ...screen, viewport: { width: 390, height: 844 } };
  const kenji = await openAs(
    { browser, site, screen: phone },
    await logInDemoUser(request, 'kenji'),
  );
  const staff = await openAs({ browser, site, screen }, await logInDemoUser(request, 'staff'));
  const traveler = await openAs({ browser, site, screen }, await logInDemoUser(request, 'mei'));

  const setPrice = async (price: string) => {
    await kenji.getByLabel(say(words.price), { exact: true }).fill(price);
    await click(kenji, say(words.saveRates));
  };
  await kenji.goto('/guide/rates');
  await setPrice('210');
  await expect(getToast(kenji)).toContainText(say(words.ratesSaved));

  await staff.goto('/staff/users?name=kenji');
  await click(staff, say(words.suspend));
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(say(words.staffWhy), { exact: true }).fill('Did not come to two tours.');
  await click(dialog, say(words.suspend));
  await expect(staff.getByText(say(words.suspended), { exact: true }).first()).toBeVisible();

  await setPrice('220');
  await expect(getToast(kenji).filter({ hasText: say(words.ratesFailed) })).toContainText(
    say(words.isSuspended),
  );

  const asMei = { authorization: `Bearer ${(await logInDemoUser(request, 'mei')).token}` };
  const bookingStatus = async (): Promise<string> =>
    (await (await request.get(`/api/v2/bookings/${booking.id}`, { headers: asMei })).json()).status;
  await expect.poll(bookingStatus).toBe('cancelled');
  await traveler.goto('/dashboard?tab=past');
  const card = traveler.locator(`[data-booking="${booking.id}"]`);
  await openTrip(card);
  await expect(card).toContainText(say(words.bySuspension));
  await expect(card).toContainText(say(words.toWechat));
});
