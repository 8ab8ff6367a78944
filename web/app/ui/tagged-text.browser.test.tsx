import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { TaggedText } from './tagged-text.tsx';

const tags = {
  terms: (words: string) => <a href="/terms">{words}</a>,
  privacy: (words: string) => <a href="/privacy">{words}</a>,
};

test('renders each tagged part as its element, in order', async () => {
  const text = 'I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.';
  const { screen } = await show(<TaggedText text={text} tags={tags} />);
  expect(screen.container.textContent).toBe('I accept the terms and the privacy policy.');
  await expect
    .element(screen.getByRole('link', { name: 'terms' }))
    .toHaveAttribute('href', '/terms');
  await expect
    .element(screen.getByRole('link', { name: 'privacy policy' }))
    .toHaveAttribute('href', '/privacy');
});

test('renders a part with an unknown tag as plain text', async () => {
  const { screen } = await show(<TaggedText text="<b>1</b> guide" tags={tags} />);
  expect(screen.container.textContent).toBe('1 guide');
});
