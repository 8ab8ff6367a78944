import { listSubstituteRequests, listTourRequests } from '@tomoguide/contract/bookings/calls';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reply } from '../../testing/api-replies.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { sampleBooking, sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { OpenAnswers } from './open-answers.tsx';

const aPaidBooking = (id: number, deadlineAt: string) =>
  sampleBooking({
    id,
    viewerIs: 'guide',
    status: 'confirmed',
    tab: 'pending-requests',
    can: ['accept', 'reject'],
    deadlineAt,
  });
const LATER = aPaidBooking(42, '2036-05-05T00:00:00Z');
const SOONER = aPaidBooking(43, '2036-05-01T06:00:00Z');

/** Opens the dashboard. Calling `pay` adds a paid booking with an earlier deadline than all others. */
const desk = async () => {
  let pay = () => {};
  const Dashboard = () => {
    const [requests, setRequests] = useState([LATER]);
    pay = () => setRequests([SOONER, LATER]);
    return <OpenAnswers requests={requests} changes={[]} />;
  };
  const tourRequest = sampleRequest({
    viewerIs: 'guide',
    can: ['accept', 'reject'],
    expiresAt: '2036-05-03T03:00:00Z',
  });
  await show(<Dashboard />, {
    as: sampleSession({ isGuide: true, guideId: 3, role: 'guide' }),
    replies: [
      reply(listSubstituteRequests, { data: [] }),
      reply(listTourRequests, { data: [tourRequest], nextCursor: null }),
    ],
  });
  return { pay: () => pay() };
};

const ASKED = 'Tour requests to agree on first · 1';
const BOTH_PAID = 'Paid requests · 2';
const headings = () =>
  [...document.querySelectorAll('h2:not(dialog *)')].map(({ textContent }) => textContent);

test('a new request moves neither the sections nor an open dialog (bookings.md, "Tabs")', async () => {
  const { pay } = await desk();
  await expect.poll(headings).toEqual([ASKED, 'Paid requests · 1']);
  await page.getByRole('button', { name: 'Reject' }).first().click();
  const words = page.getByRole('dialog').getByRole('textbox');
  await words.fill('That day I am');
  pay();
  await expect.poll(headings).toContain(BOTH_PAID);
  expect(headings()).toEqual([ASKED, BOTH_PAID]);
  expect(document.querySelector('dialog:modal')).not.toBeNull();
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(headings).toEqual([BOTH_PAID, ASKED]);
});
