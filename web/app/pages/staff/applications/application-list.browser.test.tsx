import { listApplications } from '@tomoguide/contract/applications/calls';
import { ApplicationRow } from '@tomoguide/contract/applications/cases';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { reply } from '../../../testing/api-replies.ts';
import { sampleSession } from '../../../testing/samples.ts';
import { show } from '../../../testing/show.tsx';
import { ApplicationList } from './application-list.tsx';

const row = (id: number, name: string, status: 'in_review' | 'rejected') =>
  z.parse(ApplicationRow, {
    applicant: { id, nickname: name, profilePicture: null },
    name,
    status,
    serviceCities: ['kobe'],
    submittedAt: '2026-05-01T00:00:00Z',
    reviewer: { id: 1, nickname: 'Saori', profilePicture: null },
  });
const showList = (which: 'waiting' | 'rejected', rows: ApplicationRow[]) =>
  show(<ApplicationList show={which} />, {
    at: `/staff/applications?show=${which}`,
    as: sampleSession({ id: 1, username: 'staff', isStaff: true }),
    replies: [reply(listApplications, { data: rows, nextCursor: null })],
  });

test('shows the reviewer and the waiting time of an application in review', async () => {
  await showList('waiting', [row(5, 'Emma Clarke', 'in_review')]);
  const link = page.getByRole('link', { name: /Emma Clarke/ });
  await expect.element(link).toHaveAttribute('href', '/staff/applications?case=5');
  expect(link.element().textContent).toMatch(/Kobe.*Has waited.*with Saori/);
});

test('shows who decided an application, without a waiting time', async () => {
  await showList('rejected', [row(6, 'Bei Zhao', 'rejected')]);
  const link = page.getByRole('link', { name: /Bei Zhao/ });
  await expect.element(link).toBeVisible();
  expect(link.element().textContent).toContain('decided by Saori');
  expect(link.element().textContent).not.toContain('waited');
});
