import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Dotted } from './dotted.tsx';

const TITLE = 'Daitoku-ji’s small gardens · Gion after the shops close · Tea';

test('shows no dot at the start or the end of a line, at any width', async () => {
  const { screen } = await show(
    <h1 data-testid="title">
      <Dotted>{TITLE}</Dotted>
    </h1>,
  );
  const title = screen.getByTestId('title').element() as HTMLElement;
  expect(title.textContent).toBe(TITLE);
  let visible = 0;
  for (let width = 120; width <= 900; width += 10) {
    title.style.width = `${width}px`;
    const { left, right } = title.getBoundingClientRect();
    for (const dot of title.querySelectorAll('i')) {
      const part = dot.parentElement?.getBoundingClientRect() ?? title.getBoundingClientRect();
      const { left: start, right: end } = dot.getBoundingClientRect();
      const isFirstOfLine = part.left < left;
      // A dot before the first part of a line is outside the area that is shown.
      if (isFirstOfLine) expect(end, `${width}`).toBeLessThanOrEqual(left + 1);
      else {
        visible++;
        expect(start, `${width}`).toBeGreaterThanOrEqual(left);
        expect(part.right, `${width}`).toBeLessThanOrEqual(right + 1);
      }
    }
  }
  expect(visible).toBeGreaterThan(0);
});

test('leaves a text without dots as it is', async () => {
  const { screen } = await show(
    <p data-testid="text">
      <Dotted>One day</Dotted>
    </p>,
  );
  expect(screen.getByTestId('text').element().querySelector('.dotted')).toBeNull();
});
