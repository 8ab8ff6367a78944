import { loginByPasskey, logout, startPasskeyLogin } from '@tomoguide/contract/accounts/calls';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '../../lib/session.ts';
import { reply } from '../../testing/api-replies.ts';
import { sampleSession } from '../../testing/samples.ts';
import { show } from '../../testing/show.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const options = {
  rpId: 'localhost',
  challenge: 'c29tZXRoaW5n',
  timeout: 60_000,
  allowCredentials: [],
  userVerification: 'required' as const,
};

test('ends the browser’s previous session on a passkey login', async () => {
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    response: {
      clientDataJSON: bytes('{}'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('7'),
    },
    getClientExtensionResults: () => ({}),
  } as unknown as Credential);
  await show(<PasskeyLogin ready />, {
    as: sampleSession({ token: 'by.a.password' }),
    replies: [
      reply(startPasskeyLogin, options),
      reply(loginByPasskey, sampleSession({ token: 'by.a.passkey' })),
      reply(logout, { loggedOut: true }),
    ],
  });
  const sent = vi.spyOn(globalThis, 'fetch');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect.poll(() => readSession()?.token).toBe('by.a.passkey');
  const ended = sent.mock.calls.filter(([address]) => String(address).includes(logout.path));
  expect(ended.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual([
    'Bearer by.a.password',
  ]);
  vi.restoreAllMocks();
});
