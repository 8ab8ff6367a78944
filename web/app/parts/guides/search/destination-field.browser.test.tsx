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
      {/* As Back does while the field has the focus. */}
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

test('clears an unknown destination on blur if the search covers all cities', async () => {
  await show(<Search required={false} />);
  await field().fill('Okinawa');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('');
});

test('keeps the typed text for correction if a destination is required', async () => {
  await show(<Search required />);
  await field().fill('Okinawa');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('Okinawa');
});

test('replaces the typed text when the city is set from outside', async () => {
  await show(<Search required />);
  await field().fill('Okinawa');
  await page.getByRole('button', { name: 'back' }).click();
  await expect.element(field()).toHaveValue('Osaka');
});
