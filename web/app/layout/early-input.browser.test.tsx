import { Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { RangeSlider } from '../ui/range-slider.tsx';
import { Select } from '../ui/select.tsx';
import { EarlyInput } from './early-input.tsx';

const CITIES = ['Kyoto', 'Nara', 'Osaka'];

const Form = () => {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [city, setCity] = useState('');
  const [left, setLeft] = useState('');
  const [group, setGroup] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [band, setBand] = useState<readonly [number, number]>([100, 500]);
  return (
    <>
      <Field label="City">
        {(field) => (
          <Combobox
            {...field}
            text={city}
            onText={setCity}
            options={CITIES.map((name) => ({ value: name, label: name }))}
            onChoose={setCity}
            onLeave={() => setLeft(city)}
            listLabel="Cities"
            nothing="None"
          />
        )}
      </Field>
      <Field label="Group">
        {(field) => (
          <Select {...field} value={group} onChange={(event) => setGroup(event.target.value)}>
            <option value="">Any</option>
            <option value="2">2</option>
          </Select>
        )}
      </Field>
      {['Tea', 'Hiking'].map((name) => (
        <label key={name}>
          {name}
          <input
            type="checkbox"
            checked={ticked.includes(name)}
            onChange={() => setTicked([...ticked, name])}
          />
        </label>
      ))}
      <RangeSlider
        min={0}
        max={500}
        step={100}
        value={band}
        onChange={setBand}
        labels={['Lowest', 'Highest']}
        words={String}
      />
      <output>{JSON.stringify({ hydrated, city, left, group, ticked, band })}</output>
      <EarlyInput />
    </>
  );
};

let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Form />);
});

afterEach(() => {
  root?.unmount();
  container.remove();
});

const hydrate = () => {
  root = hydrateRoot(container, <Form />);
};
const state = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
const UNTOUCHED = { hydrated: true, city: '', left: '', group: '', ticked: [], band: [100, 500] };

test('passes text typed before hydration to the state, and fires blur on a field that has lost focus', async () => {
  await page.getByRole('combobox', { name: 'City' }).fill('Kyoto');
  await page.getByRole('combobox', { name: 'Group' }).selectOptions('2');
  await page.getByRole('combobox', { name: 'Group' }).element().focus();
  hydrate();
  await expect.poll(state).toEqual({ ...UNTOUCHED, city: 'Kyoto', left: 'Kyoto', group: '2' });
  await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveValue('Kyoto');
});

const chooseGroup = () => {
  const group = document.querySelector('select') as HTMLSelectElement;
  group.value = '2';
  group.dispatchEvent(new Event('change', { bubbles: true }));
};
/** Makes the choice when everything around the form is hydrated, but not yet the form itself. */
const ChooseBeforeForm = () => {
  useLayoutEffect(() => queueMicrotask(chooseGroup), []);
  return (
    <Suspense>
      <Form />
    </Suspense>
  );
};
/** Makes the choice when the form is hydrated, but before any effect has run. */
const ChooseBeforeEffects = () => {
  useLayoutEffect(() => queueMicrotask(chooseGroup), []);
  return <Form />;
};

test.each([
  ['when React hydrates the form before it handles the choice', ChooseBeforeForm],
  ['when React handles the choice before it hydrates the form', ChooseBeforeEffects],
])('applies a choice that is made %s', async (_, Page) => {
  container.innerHTML = renderToString(<Page />);
  startTransition(() => {
    root = hydrateRoot(container, <Page />);
  });
  await expect.poll(state).toEqual({ ...UNTOUCHED, group: '2' });
  await expect.element(page.getByRole('combobox', { name: 'Group' })).toHaveValue('2');
});

test('keeps text in a field that still has focus, without firing blur', async () => {
  await page.getByRole('combobox', { name: 'City' }).click();
  await userEvent.keyboard('Nar');
  hydrate();
  await expect.poll(state).toEqual({ ...UNTOUCHED, city: 'Nar' });
  await userEvent.keyboard('a');
  await expect.poll(state).toEqual({ ...UNTOUCHED, city: 'Nara' });
});

test('applies every checkbox ticked before hydration', async () => {
  await page.getByRole('checkbox', { name: 'Tea' }).click();
  await page.getByRole('checkbox', { name: 'Hiking' }).click();
  hydrate();
  await expect.poll(state).toEqual({ ...UNTOUCHED, ticked: ['Tea', 'Hiking'] });
  await expect.element(page.getByRole('checkbox', { name: 'Tea' })).toBeChecked();
});

test('keeps the value of a slider that was moved before hydration', async () => {
  page.getByRole('slider', { name: 'Lowest' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  hydrate();
  await expect.poll(state).toEqual({ ...UNTOUCHED, band: [200, 500] });
});

test('does not change a page without early input', async () => {
  hydrate();
  await expect.poll(state).toEqual(UNTOUCHED);
});
