import {
  changeEmail as changeEmailCall,
  changePassword as changePasswordCall,
  checkResetLink,
  checkUsername,
  createDownloadLink,
  endAllSessions,
  endSession,
  forgotPassword,
  getMe,
  cancelPendingEmail as keepEmailCall,
  listDemoAccounts,
  listSessions,
  login,
  loginByPasskey,
  logout,
  removeOwnPicture as removeOwnPictureCall,
  resetPassword as resetPasswordCall,
  setOwnPicture as setOwnPictureCall,
  signup,
  switchRole as switchRoleCall,
  updateMe,
} from '@tomoguide/contract/accounts/calls';
import type { CurrentUser } from '@tomoguide/contract/accounts/entities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { route } from '../../http/route.ts';
import { deriveKey } from '../../secret.ts';
import { registerClosingRoutes } from './closing/routes.ts';
import { registerConfirmationRoutes } from './confirmation/routes.ts';
import { registerExportRoutes } from './export/routes.ts';
import { listOfferedDemoAccounts } from './login/demo-accounts.ts';
import { createDeviceCookies } from './login/device-cookie.ts';
import { type LoggedIn, logIn } from './login/log-in.ts';
import { logInByPasskey } from './passkeys/log-in-by-passkey.ts';
import { registerPasskeyRoutes } from './passkeys/routes.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordReset } from './passwords/forget-password.ts';
import { isResetLinkValid, resetPassword } from './passwords/reset-password.ts';
import { presentLogin, presentMe, presentSession } from './present.ts';
import { cancelEmailChange, changeEmail } from './profile/change-email.ts';
import { removeOwnPicture, setOwnPicture } from './profile/own-pictures.ts';
import { updateProfile } from './profile/update-profile.ts';
import { findUserById, isEmailOwned, type UserRow } from './queries.ts';
import { canOpenConsole } from './sessions/can-open-console.ts';
import { downloadLinks } from './sessions/download-link.ts';
import type { AccountDeps } from './sessions/open-session.ts';
import { parseUserAgent } from './sessions/parse-user-agent.ts';
import {
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  listOpenSessions,
} from './sessions/session-queries.ts';
import { switchRole } from './sessions/switch-role.ts';
import { findFreeUsername } from './sign-up/find-free-username.ts';
import { signUp } from './sign-up/sign-up.ts';
import { registerAccountTimers } from './timers.ts';

export const registerAccountRoutes = (app: FastifyInstance, deps: Deps): void => {
  const accounts: AccountDeps = {
    ...deps,
    sessionKey: deriveKey(deps.config, 'session tokens'),
    deviceCookies: createDeviceCookies(deps),
  };
  registerDownloadRoutes(app, deps);
  registerAccountTimers(deps);
  registerLoginRoutes(app, deps, accounts);
  registerOwnAccountRoutes(app, deps);
  registerPictureRoutes(app, deps);
  registerConfirmationRoutes(app, deps);
  registerPasskeyRoutes(app, deps);
  registerSecurityRoutes(app, deps, accounts);
  registerExportRoutes(app, deps);
  registerClosingRoutes(app, deps);
};

/** Registers the endpoint that creates download links; `deps.openDownload` opens them. */
const registerDownloadRoutes = (app: FastifyInstance, deps: Deps): void => {
  const links = downloadLinks(deps);

  route(app, deps, createDownloadLink, async ({ query, viewer, locale }) => {
    const { url, expiresAt } = links.issue(query.path, viewer, locale);
    return { status: 200, body: { url, expiresAt: expiresAt.toString() } };
  });
};

/** Returns a user's own data, as shown to that user. */
const loadMe = async (
  deps: Deps,
  user: UserRow,
  viewer: { isStaff: boolean },
): Promise<CurrentUser> =>
  presentMe(user, {
    mayUseConsole: viewer.isStaff,
    guideStatus: await deps.ports.accounts.guideStatus(deps.db, user.id, deps.clock.now()),
    emailTaken: user.emailConfirmedAt === null && (await isEmailOwned(deps.db, user.email)),
  });

/** Registers the endpoints for sign-up, login, logout and password reset. */
const registerLoginRoutes = (app: FastifyInstance, deps: Deps, accounts: AccountDeps): void => {
  const loginReply = async (
    { user, session, deviceCookie }: LoggedIn,
    passkeyId: number | null,
  ) => ({
    body: presentLogin(
      await loadMe(deps, user, { isStaff: canOpenConsole(deps.config, { ...user, passkeyId }) }),
      session,
    ),
    headers: { 'set-cookie': deviceCookie },
  });

  route(app, deps, login, async ({ body, ip, locale, request }) => {
    const { cookie } = request.headers;
    const loggedIn = await logIn(accounts, {
      ...body,
      ip,
      cookies: cookie,
      browser: parseUserAgent(request.headers['user-agent']),
      locale,
    });
    return { status: 200, ...(await loginReply(loggedIn, null)) };
  });

  route(app, deps, signup, async ({ body, ip, locale, request }) => {
    const browser = parseUserAgent(request.headers['user-agent']);
    return {
      status: 201,
      ...(await loginReply(await signUp(accounts, { ...body, ip, browser, locale }), null)),
    };
  });

  route(app, deps, loginByPasskey, async ({ body, ip, locale, request }) => {
    const browser = parseUserAgent(request.headers['user-agent']);
    const used = body.passkey;
    const { cookie: cookies } = request.headers;
    const loggedIn = await logInByPasskey(accounts, { used, ip, cookies, browser, locale });
    return { status: 200, ...(await loginReply(loggedIn, loggedIn.passkeyId)) };
  });

  route(app, deps, checkUsername, async ({ query }) => ({
    status: 200,
    body: await findFreeUsername(deps.db, query.username),
  }));

  route(app, deps, forgotPassword, async ({ body }) => {
    await requestPasswordReset(deps, body.email);
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
    body: { works: await isResetLinkValid(deps, body.token) },
  }));

  route(app, deps, listDemoAccounts, async () => ({
    status: 200,
    body: { data: listOfferedDemoAccounts(deps.config) },
  }));
};

/** Registers the endpoints for the logged-in user's own data and settings. */
const registerOwnAccountRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, logout, async ({ viewer }) => {
    await deleteSession(deps.db, Number(viewer.sessionId));
    return { status: 200, body: { loggedOut: true as const } };
  });

  route(app, deps, getMe, async ({ viewer }) => {
    const user = (await findUserById(deps.db, viewer.userId)) ?? fail('TOKEN_INVALID');
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });

  route(app, deps, updateMe, async ({ viewer, body }) => {
    const user = await updateProfile(deps, viewer.userId, body);
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });

  route(app, deps, switchRoleCall, async ({ viewer, body }) => {
    const user = await switchRole(deps, viewer.userId, body.role);
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });
};

/** Registers the endpoints for the user's own pictures. */
const registerPictureRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, setOwnPictureCall, async ({ viewer, body }) => {
    const user = await setOwnPicture(deps, viewer.userId, body);
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });

  route(app, deps, removeOwnPictureCall, async ({ viewer, query }) => {
    const user = await removeOwnPicture(deps, viewer.userId, query.kind);
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });
};

/** Registers the endpoints for the user's email address, password and sessions. */
const registerSecurityRoutes = (app: FastifyInstance, deps: Deps, accounts: AccountDeps): void => {
  route(app, deps, changeEmailCall, async ({ viewer, body }) => {
    const user = await changeEmail(deps, viewer.userId, body);
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });

  route(app, deps, keepEmailCall, async ({ viewer }) => {
    const user = await cancelEmailChange(deps, viewer.userId);
    return { status: 200, body: await loadMe(deps, user, viewer) };
  });

  route(app, deps, changePasswordCall, async ({ viewer, body }) => {
    const { deviceCookie } = await changePassword(accounts, {
      ...body,
      userId: viewer.userId,
      sessionId: Number(viewer.sessionId),
    });
    return {
      status: 200,
      body: { changed: true as const },
      headers: { 'set-cookie': deviceCookie },
    };
  });

  route(app, deps, listSessions, async ({ viewer }) => {
    const open = await listOpenSessions(deps.db, viewer.userId, deps.clock.now());
    const current = Number(viewer.sessionId);
    return { status: 200, body: { data: open.map((row) => presentSession(row, current)) } };
  });

  route(app, deps, endSession, async ({ viewer, params }) => {
    if (!(await deleteOwnSession(deps.db, viewer.userId, params.id))) fail('NOT_FOUND');
    return { status: 204, body: undefined };
  });

  route(app, deps, endAllSessions, async ({ viewer }) => {
    await deleteSessions(deps.db, viewer.userId);
    return { status: 204, body: undefined };
  });
};
