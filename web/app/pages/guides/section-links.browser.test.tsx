import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGuide } from '../../testing/sample-guide.ts';
import { show } from '../../testing/show.tsx';
import './guide-page.css';
import { SectionLinks } from './section-links.tsx';

beforeEach(async () => {
  await page.viewport(1280, 800);
  history.replaceState(null, '', location.pathname + location.search);
});

const PARTS = ['itineraries', 'about', 'services', 'reviews'];
const showSections = (heights = [900, 900, 900, 900], below = 900) =>
  show(
    <>
      <SectionLinks guide={sampleGuide()} />
      {PARTS.map((id, index) => (
        <section key={id} id={id} style={{ height: heights[index] }}>
          <h2>{`Here is ${id}`}</h2>
        </section>
      ))}
      <div style={{ height: below }} />
    </>,
  );
const markedLinks = () =>
  [...document.querySelectorAll('.section-links [aria-current="location"]')].map((link) =>
    link.getAttribute('href'),
  );

test('marks the link to the visible section while scrolling in either direction', async () => {
  await showSections();
  await expect.poll(markedLinks).toEqual(['#itineraries']);
  for (const id of ['services', 'reviews', 'about']) {
    document.getElementById(id)?.scrollIntoView();
    await expect.poll(markedLinks).toEqual([`#${id}`]);
  }
  window.scrollTo(0, 0);
  await expect.poll(markedLinks).toEqual(['#itineraries']);
});

test('marks short sections at the end of the page when their links are clicked', async () => {
  await showSections([900, 900, 200, 100], 0);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(markedLinks).toEqual(['#reviews']);
  for (const [name, id] of [
    ['Prices', 'services'],
    ['Reviews', 'reviews'],
    ['About', 'about'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect.poll(markedLinks).toEqual([`#${id}`]);
  }
});

test('marks the first section on a page that does not scroll', async () => {
  await showSections([90, 90, 90, 90], 0);
  await expect.poll(markedLinks).toEqual(['#itineraries']);
});

test('on a phone, keeps the links below the header, large enough to tap, and scrollable without widening the page', async () => {
  await page.viewport(320, 640);
  await showSections();
  const links = document.querySelector('.section-links');
  for (const link of links?.querySelectorAll('a') ?? []) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height), link.textContent ?? '').toBeGreaterThanOrEqual(44);
  }
  document.getElementById('reviews')?.scrollIntoView();
  await expect.poll(markedLinks).toEqual(['#reviews']);
  expect(links?.getBoundingClientRect().top).toBe(64);
  const last = page.getByRole('link', { name: 'Reviews' }).element().getBoundingClientRect();
  expect(last.left).toBeGreaterThanOrEqual(0);
  expect(last.right).toBeLessThanOrEqual(320);
});
