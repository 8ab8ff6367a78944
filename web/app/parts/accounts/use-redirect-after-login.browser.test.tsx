import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { useRedirectAfterLogin } from './use-redirect-after-login.ts';

const Login = () => {
  useRedirectAfterLogin();
  return null;
};

const TestEntrance = () => (
  <Routes>
    <Route path="/login" element={<Login />} />
    <Route path="*" element={null} />
  </Routes>
);

test.each([
  ['staff', { isStaff: true }, '/staff'],
  ['a guide', { role: 'guide' as const }, '/guide'],
  ['a traveler', {}, '/'],
])('redirects %s to their start page', async (_who, change, home) => {
  const { address } = await show(<TestEntrance />, { at: '/login', as: sampleSession(change) });
  await expect.poll(address).toBe(home);
});

test('redirects staff to the page that they requested, too', async () => {
  const as = sampleSession({ isStaff: true });
  const { address } = await show(<TestEntrance />, { at: '/login?redirect=%2Fmessages', as });
  await expect.poll(address).toBe('/messages');
});
