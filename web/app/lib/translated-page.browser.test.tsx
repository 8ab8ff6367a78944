import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { supportPageTranslation } from './translated-page.ts';

let end = (): void => undefined;
beforeEach(() => {
  end = supportPageTranslation();
});
afterEach(() => end());

const fontElement = (text: string): HTMLElement => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  inner.textContent = text;
  outer.append(inner);
  return outer;
};

/** The ways in which browser translators replace a text node. */
const TRANSLATORS: Readonly<Record<string, (text: Text) => void>> = {
  'replaces the text': (text) => text.replaceWith(fontElement(text.data)),
  'puts its words before the text and takes it away': (text) => {
    text.before(fontElement(text.data));
    text.remove();
  },
  'puts its words behind the text and takes it away': (text) => {
    text.after(fontElement(text.data));
    text.remove();
  },
  'moves the text into an element of its own': (text) => {
    const wrapped = fontElement('');
    text.replaceWith(wrapped);
    wrapped.firstElementChild?.append(text);
  },
};

const translate = (root: Element, one: (text: Text) => void): void => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  for (const text of texts) if (text.data.trim() && !text.parentElement?.closest('font')) one(text);
};

/** Contains every way in which React changes text nodes among siblings; a button toggles them. */
const ChangingTexts = () => {
  const [later, setLater] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLater(!later)}>
        Next
      </button>
      <div data-testid="changing">
        <p>Only a text: {later ? 'RMB 960' : 'RMB 640'}</p>
        <p>{later ? 'A sentence of its own' : 'Another one'}</p>
        <p>
          {later ? <b>New. </b> : null}
          before a text
        </p>
        <p>
          A text that goes: {later ? null : 'gone'}
          <i>!</i>
        </p>
        <p>{later ? <b>An element for a text</b> : 'A text for an element'} and more</p>
        <p>
          {(later ? ['c', 'a', 'b'] : ['a', 'b', 'c']).map((each) => (
            <Letter key={each} name={each} />
          ))}
        </p>
        {later ? null : <p>A part that goes</p>}
      </div>
    </>
  );
};
const Letter = ({ name }: { name: string }) => `${name} `;

const textsAfterClicks = async (translator?: (text: Text) => void): Promise<string[]> => {
  const { container } = await render(<ChangingTexts />);
  const changing = page.getByTestId('changing');
  const seen: string[] = [];
  // Toggles the texts three times, translating the visible text before each toggle.
  for (let press = 0; press < 3; press += 1) {
    if (translator) translate(container, translator);
    await page.getByRole('button', { name: 'Next' }).click();
    seen.push(changing.element().textContent ?? '');
  }
  return seen;
};

test.for(Object.entries(TRANSLATORS))(
  'shows changed text on a page whose translator %s',
  async ([, translator]) => {
    const plain = await textsAfterClicks();
    await cleanup();
    expect(await textsAfterClicks(translator)).toEqual(plain);
  },
);
