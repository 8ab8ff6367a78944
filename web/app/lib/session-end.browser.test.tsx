import { getMe, login } from '@tomoguide/contract/accounts/calls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useStoreInput } from '../form/stored-draft.ts';
import { SessionWatcher } from '../layout/session-watcher.tsx';
import { openOtherTab } from '../testing/other-tab.ts';
import { sampleSession } from '../testing/samples.ts';
import { show } from '../testing/show.tsx';
import { dismissToast, getCurrentToast } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { api } from './api.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { endSession, readSession, startSession, useSession } from './session.ts';

afterEach(() => {
  const toast = getCurrentToast();
  if (toast) dismissToast(toast.id);
});

const storedSession = () => [localStorage.getItem('token'), localStorage.getItem('user')];

/** Shows a page to a logged-in user, and answers the next call with the given status and body. */
const showAndAnswer = async (status: number, body: string) => {
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
  [
    "the word 'expired' in a body with another structure",
    '{"error":{"reason":"Session has expired"}}',
  ],
  ['a proxy’s HTML page', '<html>Unauthorized</html>'],
  ['a truncated body', '{"code":"TOK'],
  ['no body', ''],
])(
  'ends the session after a 401 with %s, shows a toast and redirects to login',
  async (_, body) => {
    const { address } = await showAndAnswer(401, body);
    expect(storedSession()).toEqual([null, null]);
    expect(readSession()).toBeNull();
    await expect.element(page.getByText('Session Expired')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dpast');
  },
);

test('ends the session silently after a 401 with TOKEN_INVALID', async () => {
  const { address } = await showAndAnswer(
    401,
    '{"code":"TOKEN_INVALID","message":"Log in again."}',
  );
  expect(storedSession()).toEqual([null, null]);
  expect(getCurrentToast()).toBeNull();
  expect(address()).toBe('/dashboard?tab=past');
});

test('ends the session if a file request fails with an expired token', async () => {
  const { address } = await showAndAnswer(200, '{}');
  globalThis.fetch = async () => Response.json({ code: 'AUTH_REQUIRED' }, { status: 401 });
  await expect(fetchBytes('/some.csv')).rejects.toThrow('401');
  expect(readSession()?.user.id).toBe(7);
  globalThis.fetch = async () => Response.json({ code: 'TOKEN_EXPIRED' }, { status: 401 });
  await expect(fetchBytes('/some.csv')).rejects.toThrow('401');
  expect(storedSession()).toEqual([null, null]);
  await expect.element(page.getByText('Session Expired')).toBeVisible();
  expect(address()).toBe('/login?redirect=%2Fdashboard%3Ftab%3Dpast');
});

test('keeps a new session if a file request of the previous one fails', async () => {
  await showAndAnswer(200, '{}');
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
])('keeps the session after %d %s', async (status, body) => {
  await showAndAnswer(status, body);
  expect(readSession()?.user.id).toBe(7);
  expect(getCurrentToast()).toBeNull();
});

test('keeps the session after a failed login, which is sent without a token', async () => {
  await showAndAnswer(200, '{}');
  globalThis.fetch = async () => new Response('', { status: 401 });
  await api(login, { body: { username: 'mei', password: 'x' } }).catch(() => undefined);
  expect(readSession()?.user.id).toBe(7);
});

const USER = JSON.stringify({ id: 7, nickname: 'Mei', joinedDate: '2026-01-05T00:00:00Z' });

test.each<[string, string | null, string | null]>([
  ['a user without a token', null, USER],
  ['a token without a user', 'a.b.c', null],
  ['an empty token', '', USER],
  ['a user that cannot be parsed', 'a.b.c', '{"id":'],
  ['a user without an ID', 'a.b.c', '{}'],
])('treats %s as no session, and clears the stored token and user', async (_, token, user) => {
  await show(<SessionWatcher />);
  if (token !== null) localStorage.setItem('token', token);
  if (user !== null) localStorage.setItem('user', user);
  expect(readSession()).toBeNull();
  expect(storedSession()).toEqual([null, null]);
});

test('replaces an invalid stored join date with the current time', async () => {
  await show(<SessionWatcher />);
  localStorage.setItem('token', 'a.b.c');
  localStorage.setItem('user', USER.replace('2026-01-05T00:00:00Z', 'in spring'));
  expect(Date.parse(readSession()?.user.joinedDate ?? '')).toBeGreaterThan(Date.UTC(2026, 0));
});

test('throws an error with the status and the body', async () => {
  await show(<SessionWatcher />, { as: sampleSession() });
  globalThis.fetch = async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 });
  await expect(api(getMe)).rejects.toThrow('404: {"code":"NOT_FOUND"}');
});

test('deletes unsaved form input on logout, but not when the session expires', async () => {
  const typed = ['checkout:wallet:42', 'attempt:book:3'];
  const countLeft = () => Object.keys(sessionStorage).filter((key) => typed.includes(key)).length;
  for (const key of typed) sessionStorage.setItem(key, '{}');
  await show(<SessionWatcher />, { as: sampleSession() });
  endSession('expired');
  expect(countLeft()).toBe(typed.length);
  endSession('logout');
  expect(countLeft()).toBe(0);
});

test('deletes message drafts on logout and when another user logs in', async () => {
  const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  const writeDrafts = () => {
    for (const key of ['draft:7:3', 'draft:7:0', 'draft:70:3']) localStorage.setItem(key, 'Hello');
  };
  await show(<SessionWatcher />, { as: sampleSession() });
  writeDrafts();
  endSession('expired');
  expect(draftKeys()).toHaveLength(3);
  startSession(sampleSession());
  expect(draftKeys().sort()).toEqual(['draft:7:0', 'draft:7:3']);
  writeDrafts();
  endSession('logout');
  expect(draftKeys()).toEqual([]);
});

const Form = () => {
  useStoreInput('form', { words: 'half a day' });
  return <p>Form</p>;
};
const FormPage = () => (useSession() ? <Form /> : null);

/** Fills in a form in this tab, and ends the session in another tab. */
const endInOtherTab = async (how: 'logout' | 'expired' | 'invalid') => {
  localStorage.clear();
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
  expect(storedSession()).toEqual([null, null]);
  other.close();
  return shown;
};
const storedInput = () => JSON.parse(localStorage.getItem('draft:7:form') ?? '{}').fields ?? null;

test('shows a toast and keeps form input if the session expires in another tab', async () => {
  const { address } = await endInOtherTab('expired');
  expect(storedInput()).toEqual({ words: 'half a day' });
  await expect.poll(() => getCurrentToast()?.title).toBe('Session Expired');
  await expect.poll(address).toBe('/login?redirect=%2Fguide%2Frates%3Fof%3Dme');
});

test('deletes form input and does not redirect if another tab logs out', async () => {
  const { address } = await endInOtherTab('logout');
  expect(storedInput()).toBeNull();
  expect(getCurrentToast()).toBeNull();
  expect(address()).toBe('/guide/rates?of=me');
});

test('keeps form input if another tab ends the session silently', async () => {
  const { address } = await endInOtherTab('invalid');
  expect(storedInput()).toEqual({ words: 'half a day' });
  expect(getCurrentToast()).toBeNull();
  expect(address()).toBe('/guide/rates?of=me');
});

test.each([
  ['/dashboard?tab=past', 0],
  ['/guides/3', 400],
])(
  'sets the scroll position of the page that follows %s when the session ends',
  async (at, top) => {
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
  },
);
