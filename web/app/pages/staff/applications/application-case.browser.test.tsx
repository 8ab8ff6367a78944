import { getApplicationCase, listApplications } from '@tomoguide/contract/applications/calls';
import { ApplicationCase, ApplicationRow } from '@tomoguide/contract/applications/cases';
import { NO_ANSWERS } from '@tomoguide/contract/applications/completeness';
import { listServiceCategories } from '@tomoguide/contract/catalog/calls';
import { UserId } from '@tomoguide/contract/primitives';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ApplicationCaseView } from './application-case.tsx';
import { applicationCaseQuery } from './queries.ts';

const getCase = (status: 'in_review' | 'approved') =>
  z.parse(ApplicationCase, {
    status,
    revision: 3,
    answers: { ...NO_ANSWERS, name: 'Emma Clarke' },
    files: [],
    reason: null,
    submittedAt: '2026-05-01T00:00:00Z',
    decidedAt: null,
    updatedAt: '2026-05-01T00:00:00Z',
    editable: false,
    applicant: { id: 5, nickname: 'Emma', profilePicture: null },
    username: 'emma',
    email: 'emma@example.com',
    identityVerified: false,
    reviewer: { id: 1, nickname: 'Saori', profilePicture: null },
    mayDecide: true,
  });
const row = (id: number, name: string, status: 'submitted' | 'in_review') =>
  z.parse(ApplicationRow, {
    applicant: { id, nickname: name, profilePicture: null },
    name,
    status,
    serviceCities: ['kobe'],
    submittedAt: '2026-05-01T00:00:00Z',
    reviewer: status === 'in_review' ? { id: 2, nickname: 'Ken', profilePicture: null } : null,
  });
const showCase = (
  status: 'in_review' | 'approved',
  waiting: ApplicationRow[] = [],
  after: ApplicationRow[] = [],
  part = <ApplicationCaseView userId={UserId.parse(5)} />,
) =>
  show(part, {
    at: '/staff/applications?case=5',
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [
      reply(getApplicationCase, getCase(status)),
      reply(listServiceCategories, { data: [], total: 0, page: 1, limit: 20 }),
      reply(listApplications, (query) =>
        query.has('cursor')
          ? { data: after, nextCursor: null }
          : { data: waiting, nextCursor: after.length > 0 ? 'c2' : null },
      ),
    ],
  });
/** Shows two applications, one after the other, whose answers have the same revision. */
const TwoCases = () => {
  const [id, setId] = useState(5);
  return (
    <>
      <button type="button" onClick={() => setId(6)}>
        Next
      </button>
      <ApplicationCaseView userId={UserId.parse(id)} />
    </>
  );
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('requires the whole checklist for an approval, and explains why, but not for other decisions', async () => {
  await showCase('in_review');
  await expect.element(button('Approve')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(button('Approve'))
    .toHaveAccessibleDescription('Check off everything on the list before you approve.');
  for (const free of ['Request changes', 'Reject'])
    await expect.element(button(free)).not.toHaveAttribute('aria-disabled');
  for (const box of page.getByRole('checkbox').all()) await box.click();
  await expect.element(button('Approve')).not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByText('Check off everything on the list')).not.toBeInTheDocument();
  await button('Approve').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('opens each case with an empty checklist, even if it was opened before', async () => {
  const { cache } = await showCase('in_review', [], [], <TwoCases />);
  await expect.element(button('Approve')).toHaveAttribute('aria-disabled', 'true');
  for (const box of page.getByRole('checkbox').all()) await box.click();
  await expect.element(button('Approve')).not.toHaveAttribute('aria-disabled');
  cache.setQueryData(applicationCaseQuery(UserId.parse(6)).queryKey, getCase('in_review'));
  await button('Next').click();
  await expect.element(button('Approve')).toHaveAttribute('aria-disabled', 'true');
});

test('links a decided case to the oldest waiting application without a reviewer', async () => {
  await showCase('approved', [
    row(5, 'Emma', 'submitted'),
    row(6, 'Bei', 'in_review'),
    row(7, 'Jun', 'submitted'),
    row(8, 'Aki', 'submitted'),
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Next waiting application' }))
    .toHaveAttribute('href', '/staff/applications?case=7');
});

test('skips a full page of applications in review by colleagues (applications.md, "Deciding")', async () => {
  const colleagues = [row(6, 'Bei', 'in_review'), row(7, 'Jun', 'in_review')];
  await showCase('approved', colleagues, [row(8, 'Aki', 'submitted')]);
  await expect
    .element(page.getByRole('link', { name: 'Next waiting application' }))
    .toHaveAttribute('href', '/staff/applications?case=8');
});

test('shows after a decision that no other applications are waiting', async () => {
  await showCase('approved', [row(5, 'Emma', 'submitted')]);
  await expect.element(page.getByText('No other applications are waiting')).toBeVisible();
});

test('words the case for staff, not for the applicant', async () => {
  const { container } = await showCase('in_review').then(({ screen }) => screen);
  await expect.element(page.getByRole('heading', { name: 'About the applicant' })).toBeVisible();
  const labels = [...container.querySelectorAll('dt, h3')].map(({ textContent }) => textContent);
  const toThem = labels.filter((label) => /\byour?\b/i.test(label ?? ''));
  // The five questions keep their original wording.
  expect(toThem.filter((label) => !label?.includes('?'))).toEqual(['Before you decide']);
});

test('moves focus to the case when its row in the list has disappeared', async () => {
  await showCase('in_review');
  await expect.element(page.getByRole('region', { name: 'Emma Clarke' })).toHaveFocus();
});
