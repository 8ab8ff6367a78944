import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../../testing/sample-guide.ts';
import { show } from '../../../testing/show.tsx';
import { SectionLinks } from './section-links.tsx';

beforeEach(() => page.viewport(1280, 800));

const shown = () =>
  show(
    <>
      <SectionLinks guide={sampleGuide()} />
      {['about', 'services', 'calendar', 'reviews'].map((id) => (
        <section key={id} id={id} style={{ height: 900 }}>
          <h2>{`Here is ${id}`}</h2>
        </section>
      ))}
      <div style={{ height: 900 }} />
    </>,
  );
const marked = () =>
  [...document.querySelectorAll('.section-links [aria-current="location"]')].map((link) =>
    link.getAttribute('href'),
  );

test('the link of the part being read is marked, whichever way one scrolls', async () => {
  await shown();
  await expect.poll(marked).toEqual(['#about']);
  for (const id of ['services', 'reviews', 'calendar']) {
    document.getElementById(id)?.scrollIntoView();
    await expect.poll(marked).toEqual([`#${id}`]);
  }
  window.scrollTo(0, 0);
  await expect.poll(marked).toEqual(['#about']);
});
