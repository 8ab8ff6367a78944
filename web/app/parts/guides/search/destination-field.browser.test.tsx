import type { CitySlug } from '@tomoguide/contract/catalog/cities';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { DestinationField } from './destination-field.tsx';

const Search = ({ required }: { required: boolean }) => {
  const [city, setCity] = useState<CitySlug | null>(null);
  return (
    <>
      {/* As Back would, while the focus stays in the field. */}
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setCity('osaka')}
      >
        back
      </button>
      <DestinationField
        label="Destination"
        placeholder="Any"
        value={city}
        onChange={setCity}
        required={required}
      />
    </>
  );
};
const field = () => page.getByRole('combobox');

test('a place that is no destination does not stay in a search of all cities', async () => {
  await show(<Search required={false} />);
  await field().fill('Okinawa');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('');
});

test('where a destination is required, what was typed stays to be mended', async () => {
  await show(<Search required />);
  await field().fill('Okinawa');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('Okinawa');
});

test('a city that comes from elsewhere stands in place of what was typed', async () => {
  await show(<Search required />);
  await field().fill('Okinawa');
  await page.getByRole('button', { name: 'back' }).click();
  await expect.element(field()).toHaveValue('Osaka');
});
