import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { OpenDetails } from './open-details.tsx';

const Part = ({ chosen }: { chosen: boolean }) => {
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

test('it stays open, with the focus in it, when its last choice is taken back', async () => {
  await show(<Part chosen />);
  await inside().click();
  await expect.element(inside()).not.toBeChecked();
  await expect.element(inside()).toHaveFocus();
  await expect.element(inside()).toBeVisible();
});

test('shut over a choice, it opens for the next one', async () => {
  await show(<Part chosen />);
  await inside().click();
  await page.getByText('More').click();
  await expect.poll(() => inside().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'choose' }).click();
  await expect.element(inside()).toBeVisible();
});

test('it opens for a choice from elsewhere, and shuts where its line is pressed', async () => {
  await show(<Part chosen={false} />);
  expect(inside().elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'choose' }).click();
  await expect.element(inside()).toBeVisible();
  await page.getByText('More').click();
  await expect.poll(() => inside().elements()).toHaveLength(0);
});
