import { getMe, login } from '@tomoguide/contract/accounts/calls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SessionWatcher } from '../features/layout/session-watcher.tsx';
import { openOtherTab } from '../testing/other-tab.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { currentToast, dismissToast } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { api } from './api.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { endSession, readSession, startSession, useSession } from './session.ts';
import { useKeptAtSessionEnd } from './typed-at-session-end.ts';

afterEach(() => {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});

const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')];

/** Signed in on a page whose next call gets this answer. */
const answered = async (status: number, body: string) => {
  const shown = await show(
    <>
      <SessionWatcher />
      <Toaster />
    </>,
    { as: sampleSession(), at: '/dashboard?tab=past' },
  );
  globalThis.fetch = async () => new Response(body, { status });
  await api(getMe).catch(() => undefined);
  return shown;
};

test.each([
  ['the code TOKEN_EXPIRED', '{"code":"TOKEN_EXPIRED","message":"No longer."}'],
  ["the word 'expired'", '{"message":"jwt expired"}'],
  ["the word 'expired' in a body of another shape", '{"error":{"reason":"Session has expired"}}'],
  ['a page of a proxy', '<html>Unauthorized</html>'],
  ['half a body', '{"code":"TOK'],
  ['no body', ''],
])('a 401 with %s ends the session, says so and leads to login', async (_, body) => {
  const { address } = await answered(401, body);
  expect(stored()).toEqual([null, null]);
  expect(readSession()).toBeNull();
  await expect.element(page.getByText('Session Expired')).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dpast');
});

test('a 401 with TOKEN_INVALID ends the session without a word', async () => {
  const { address } = await answered(401, '{"code":"TOKEN_INVALID","message":"Log in again."}');
  expect(stored()).toEqual([null, null]);
  expect(currentToast()).toBeNull();
  expect(address()).toBe('/dashboard?tab=past');
});

test('a file that is refused with such a 401 ends the session as any call does', async () => {
  const { address } = await answered(200, '{}');
  globalThis.fetch = async () => Response.json({ code: 'AUTH_REQUIRED' }, { status: 401 });
  await expect(fetchBytes('/some.csv')).rejects.toThrow('401');
  expect(readSession()?.user.id).toBe(7);
  globalThis.fetch = async () => Response.json({ code: 'TOKEN_EXPIRED' }, { status: 401 });
  await expect(fetchBytes('/some.csv')).rejects.toThrow('401');
  expect(stored()).toEqual([null, null]);
  await expect.element(page.getByText('Session Expired')).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dpast');
});

test('a file that an earlier session asked for does not end the one that followed', async () => {
  await answered(200, '{}');
  globalThis.fetch = async () => {
    startSession(sampleSession({ token: 'the next' }));
    return Response.json({ code: 'TOKEN_INVALID' }, { status: 401 });
  };
  await expect(fetchBytes('/some.csv')).rejects.toThrow('401');
  expect(readSession()?.token).toBe('the next');
});

test.each([
  [401, '{"code":"INVALID_CREDENTIALS","message":"No."}'],
  [401, '{"code":"AUTH_REQUIRED","message":"No."}'],
  [403, '{"code":"FORBIDDEN","message":"The link has expired."}'],
  [503, '<html>Try later</html>'],
])('%d %s ends nothing', async (status, body) => {
  await answered(status, body);
  expect(readSession()?.user.id).toBe(7);
  expect(currentToast()).toBeNull();
});

test('a refused login ends nothing: it was sent without the session', async () => {
  await answered(200, '{}');
  globalThis.fetch = async () => new Response('', { status: 401 });
  await api(login, { body: { username: 'mei', password: 'x' } }).catch(() => undefined);
  expect(readSession()?.user.id).toBe(7);
});

const USER = JSON.stringify({ id: 7, nickname: 'Mei', joinedDate: '2026-01-05T00:00:00Z' });

test.each<[string, string | null, string | null]>([
  ['a user without a token', null, USER],
  ['a token without a user', 'a.b.c', null],
  ['an empty token', '', USER],
  ['a user that cannot be read', 'a.b.c', '{"id":'],
  ['a user that is nobody', 'a.b.c', '{}'],
])('%s is no session, and both are cleared', async (_, token, user) => {
  await show(<SessionWatcher />);
  if (token !== null) localStorage.setItem('token', token);
  if (user !== null) localStorage.setItem('user', user);
  expect(readSession()).toBeNull();
  expect(stored()).toEqual([null, null]);
});

test('a stored joined date that is none becomes now', async () => {
  await show(<SessionWatcher />);
  localStorage.setItem('token', 'a.b.c');
  localStorage.setItem('user', USER.replace('2026-01-05T00:00:00Z', 'in spring'));
  expect(Date.parse(readSession()?.user.joinedDate ?? '')).toBeGreaterThan(Date.UTC(2026, 0));
});

test('what is thrown names status and body', async () => {
  await show(<SessionWatcher />, { as: sampleSession() });
  globalThis.fetch = async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  await expect(api(getMe)).rejects.toThrow('404: {"code":"NOT_FOUND"}');
});

test('a logout forgets what was typed in the tab, an expired session does not', async () => {
  const typed = ['checkout:7:3', 'case:dispute:7:42', 'review:7:42', 'attempt:book:3'];
  const left = () => Object.keys(sessionStorage).filter((key) => typed.includes(key)).length;
  for (const key of typed) sessionStorage.setItem(key, '{}');
  await show(<SessionWatcher />, { as: sampleSession() });
  endSession('expired');
  expect(left()).toBe(typed.length);
  endSession('logout');
  expect(left()).toBe(0);
});

test('what was begun to be written goes with a logout, and when somebody else logs in', async () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  const begin = () => {
    for (const key of ['draft:7:3', 'draft:7:0', 'draft:70:3']) localStorage.setItem(key, 'Hello');
  };
  await show(<SessionWatcher />, { as: sampleSession() });
  begin();
  endSession('expired');
  expect(drafts()).toHaveLength(3);
  startSession(sampleSession());
  expect(drafts().sort()).toEqual(['draft:7:0', 'draft:7:3']);
  begin();
  endSession('logout');
  expect(drafts()).toEqual([]);
});

const Form = () => {
  useKeptAtSessionEnd('form', { words: 'half a day' });
  return <p>Form</p>;
};
const FormPage = () => (useSession() ? <Form /> : null);

/** One tab writes, another one ends the session. */
const endedElsewhere = async (how: 'logout' | 'expired' | 'invalid') => {
  sessionStorage.clear();
  const other = await openOtherTab();
  const shown = await show(
    <>
      <SessionWatcher />
      <FormPage />
    </>,
    { as: sampleSession({ token: `of the one that ends by ${how}` }), at: '/guide/rates?of=me' },
  );
  await expect.element(page.getByText('Form')).toBeVisible();
  other.endSession(how);
  await expect.element(page.getByText('Form')).not.toBeInTheDocument();
  expect(stored()).toEqual([null, null]);
  other.close();
  return shown;
};
const keptWords = () => sessionStorage.getItem('typed:7:form');

test('a session that another tab notices to be over is over with words, and nothing typed is lost', async () => {
  const { address } = await endedElsewhere('expired');
  expect(keptWords()).toBe('{"words":"half a day"}');
  await expect.poll(() => currentToast()?.title).toBe('Session Expired');
  await expect.poll(address).toBe('/login?redirect=%2Fguide%2Frates%3Fof%3Dme');
});

test('a logout in another tab keeps nothing, and leads nowhere here', async () => {
  const { address } = await endedElsewhere('logout');
  expect(keptWords()).toBeNull();
  expect(currentToast()).toBeNull();
  expect(address()).toBe('/guide/rates?of=me');
});

test('a session that another tab ends without a word loses nothing typed either', async () => {
  const { address } = await endedElsewhere('invalid');
  expect(keptWords()).toBe('{"words":"half a day"}');
  expect(currentToast()).toBeNull();
  expect(address()).toBe('/guide/rates?of=me');
});

test.each([
  ['/dashboard?tab=past', 0],
  ['/guides/3', 400],
])('a session that ends shows the beginning of what stands at %s instead', async (at, top) => {
  const tall = (
    <div style={{ height: 4_000 }}>
      <SessionWatcher />
    </div>
  );
  await show(tall, { as: sampleSession(), at });
  window.scrollTo(0, 400);
  expect(window.scrollY).toBe(400);
  endSession('invalid');
  await expect.poll(() => window.scrollY).toBe(top);
});
