import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { OpenDetails } from './open-details.tsx';

const TestDetails = ({ chosen }: { chosen: boolean }) => {
  const [opens, setOpens] = useState(chosen);
  return (
    <>
      <OpenDetails opens={opens}>
        <summary>More</summary>
        <input
          type="checkbox"
          aria-label="inside"
          checked={opens}
          onChange={({ target }) => setOpens(target.checked)}
        />
      </OpenDetails>
      <button type="button" onClick={() => setOpens(true)}>
        choose
      </button>
    </>
  );
};
const inside = () => page.getByRole('checkbox', { name: 'inside' });

test('stays open, with focus inside, when its last choice is removed', async () => {
  await show(<TestDetails chosen />);
  await inside().click();
  await expect.element(inside()).not.toBeChecked();
  await expect.element(inside()).toHaveFocus();
  await expect.element(inside()).toBeVisible();
});

test('opens for the next choice after the user has closed it', async () => {
  await show(<TestDetails chosen />);
  await inside().click();
  await page.getByText('More').click();
  await expect.poll(() => inside().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'choose' }).click();
  await expect.element(inside()).toBeVisible();
});

test('opens for a choice made elsewhere, and closes on a click on its summary', async () => {
  await show(<TestDetails chosen={false} />);
  expect(inside().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'choose' }).click();
  await expect.element(inside()).toBeVisible();
  await page.getByText('More').click();
  await expect.poll(() => inside().elements()).toHaveLength(0);
});
