import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { getGuideChoices, getGuidePricing } from '@tomoguide/contract/guides/calls';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reply } from '../../../testing/api-replies.ts';
import { checkoutReplies } from '../../../testing/checkout-replies.ts';
import { sampleOffer } from '../../../testing/sample-guide.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { CheckoutForm } from '../checkout-form.tsx';

const guide = sampleOffer({ services: [101, 302] });
const mei = sampleSession();
const catalog = {
  data: [
    {
      id: 1,
      nameCn: '美食',
      nameEn: 'Food',
      subcategories: [
        { id: 101, nameCn: '市场', nameEn: 'Markets' },
        { id: 302, nameCn: '茶道', nameEn: 'Tea ceremony' },
      ],
    },
  ],
};

beforeEach(() => sessionStorage.clear());

test('shows how a service changes the hourly price, whether or not it is selected', async () => {
  await show(<CheckoutForm guide={guide} userId={mei.id} />, {
    at: '/checkout/3?date=2036-05-04&start=2036-05-04T01%3A00%3A00Z&duration=4&travelers=2&services=101&services=302',
    as: mei,
    replies: [
      reply(listServiceCategories, { ...catalog, total: 1, page: 1, limit: 20 }),
      reply(getGuideChoices, catalog),
      reply(getGuidePricing, {
        data: [{ subcategoryId: SubcategoryId.parse(302), priceCents: 26_000 as never }],
      }),
      ...checkoutReplies(guide),
    ],
  });
  // The choice of the tour is complete, so its card is collapsed.
  const listed = page.getByRole('region', { name: /Your tour/ }).getByRole('listitem');
  await expect.element(listed.nth(1)).toHaveTextContent('Tea ceremony · +RMB 40 / hour');
  expect(listed.nth(0).element().textContent).toBe('Markets');
  await page.getByRole('button', { name: 'Change' }).click();
  // The services are collapsed, with the selection on one line.
  const priced = page.getByLabelText('Tea ceremony +RMB 40 / hour');
  const line = page.getByText('Markets · Tea ceremony', { exact: true });
  await expect.element(line).toBeVisible();
  await expect.element(priced).not.toBeVisible();
  await page.getByText('Services', { exact: true }).click();
  await expect.element(line).not.toBeVisible();
  await expect.element(priced).toBeChecked();
  await expect.element(page.getByLabelText('Markets', { exact: true })).toBeChecked();
});
