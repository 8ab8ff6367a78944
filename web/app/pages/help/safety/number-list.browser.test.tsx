import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import Safety from '../../../routes/help-safety.tsx';
import { show } from '../../../testing/show.tsx';

test('lists emergency numbers first, starting with police and ambulance', async () => {
  await show(<Safety />, { as: null });
  const calls = page.getByRole('link', { name: /^Call / });
  await expect.element(calls.first()).toBeVisible();
  const addresses = calls.elements().map((call) => call.getAttribute('href'));
  expect(addresses.slice(0, 2)).toEqual(['tel:110', 'tel:119']);
  expect(calls.first().element()).toHaveTextContent('Call 110');
  const search = page.getByRole('searchbox').element();
  const last = calls.last().element();
  expect(last.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('has a link to each section at the top of the safety page', async () => {
  await show(<Safety />, { as: null });
  const nav = page.getByRole('navigation', { name: 'On this page' });
  await expect.element(nav).toBeVisible();
  const hashes = [...nav.element().querySelectorAll('a')].map(({ hash }) => hash.slice(1));
  // Sections, unlike other elements, scroll to a position below the sticky header (app.css).
  const tags = hashes.map((id) => document.getElementById(id)?.tagName);
  expect([...new Set(tags)]).toEqual(['SECTION']);
  // The numbers are right below the links and need no link.
  expect(hashes).toHaveLength(document.querySelectorAll('section[id]:not(#numbers)').length);
});
