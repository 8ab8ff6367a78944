import {
  checkResetLink,
  checkUsername,
  forgotPassword,
  getMe,
  listDemoAccounts,
  login,
  logout,
  resetPassword as resetPasswordCall,
  signup,
  switchRole as switchRoleCall,
  updateMe,
} from '@tomoguide/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { route } from '../../http/route.ts';
import { keyFor } from '../../secret.ts';
import { guideStatusOfUser } from '../applications/service.ts';
import { registerPaymentPorts } from '../payments/service.ts';
import { demoAccountsFor } from './login/demo-accounts.ts';
import { deviceCookies } from './login/device-cookie.ts';
import { type LoggedIn, logIn } from './login/log-in.ts';
import { forgetPassword } from './passwords/forget-password.ts';
import { resetLinkWorks, resetPassword } from './passwords/reset-password.ts';
import { paymentPorts } from './payments-port.ts';
import { presentMe, presentSignedIn } from './present.ts';
import { deleteSession, sessionStates, type UserRow, updateUser, userById } from './queries.ts';
import { makeAuthenticate } from './sessions/authenticate.ts';
import type { AccountDeps } from './sessions/open-session.ts';
import { switchRole } from './sessions/switch-role.ts';
import { findFreeUsername } from './sign-up/find-free-username.ts';
import { signUp } from './sign-up/sign-up.ts';
import { scheduleAccounts } from './timers.ts';

/** Serves accounts, and teaches `deps.authenticate` to know tokens. */
export const registerAccounts = (app: FastifyInstance, deps: Deps): void => {
  const accounts: AccountDeps = {
    ...deps,
    sessionKey: keyFor(deps.config, 'session tokens'),
    deviceCookies: deviceCookies(deps),
  };
  deps.authenticate = makeAuthenticate(deps, accounts.sessionKey);
  deps.liveSessions = async (ids) => sessionStates(deps.db, ids, deps.clock.now());
  registerPaymentPorts(deps, paymentPorts);
  scheduleAccounts(deps);
  registerEntrance(app, deps, accounts);
  registerSelf(app, deps);
};

const statusOf = (deps: Deps, user: UserRow) =>
  guideStatusOfUser(deps.db, user.id, deps.clock.now());

/** Sign-up, login, logout and forgotten passwords. */
const registerEntrance = (app: FastifyInstance, deps: Deps, accounts: AccountDeps): void => {
  const signedIn = async ({ user, session, deviceCookie }: LoggedIn) => ({
    body: presentSignedIn(user, await statusOf(deps, user), session),
    headers: { 'set-cookie': deviceCookie },
  });

  route(app, deps, login, async ({ body, ip, locale, request }) => {
    const { cookie } = request.headers;
    const loggedIn = await logIn(accounts, { ...body, ip, cookies: cookie, locale });
    return { status: 200, ...(await signedIn(loggedIn)) };
  });

  route(app, deps, signup, async ({ body, locale }) => {
    return { status: 201, ...(await signedIn(await signUp(accounts, { ...body, locale }))) };
  });

  route(app, deps, checkUsername, async ({ query }) => ({
    status: 200,
    body: await findFreeUsername(deps.db, query.username),
  }));

  route(app, deps, forgotPassword, async ({ body }) => {
    await forgetPassword(deps, body.email);
    return { status: 202, body: { accepted: true as const } };
  });

  route(app, deps, resetPasswordCall, async ({ body }) => {
    const { deviceCookie } = await resetPassword(accounts, body);
    return {
      status: 200,
      body: { changed: true as const },
      headers: { 'set-cookie': deviceCookie },
    };
  });

  route(app, deps, checkResetLink, async ({ body }) => ({
    status: 200,
    body: { works: await resetLinkWorks(deps, body.token) },
  }));

  route(app, deps, listDemoAccounts, async () => ({
    status: 200,
    body: { data: demoAccountsFor(deps.config) },
  }));
};

/** The signed-in person's own data and settings. */
const registerSelf = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, logout, async ({ viewer }) => {
    await deleteSession(deps.db, Number(viewer.sessionId));
    return { status: 200, body: { loggedOut: true as const } };
  });

  route(app, deps, getMe, async ({ viewer }) => {
    const user = (await userById(deps.db, viewer.userId)) ?? fail('TOKEN_INVALID');
    return { status: 200, body: presentMe(user, await statusOf(deps, user)) };
  });

  route(app, deps, updateMe, async ({ viewer, body }) => {
    const user = (await updateUser(deps.db, viewer.userId, body)) ?? fail('TOKEN_INVALID');
    return { status: 200, body: presentMe(user, await statusOf(deps, user)) };
  });

  route(app, deps, switchRoleCall, async ({ viewer, body }) => {
    const user = await switchRole(deps, viewer.userId, body.role);
    return { status: 200, body: presentMe(user, await statusOf(deps, user)) };
  });
};
