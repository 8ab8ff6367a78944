import * as calls from '@tomoguide/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { presentPasskey } from '../present.ts';
import { LOGGING_IN } from './log-in-by-passkey.ts';
import { addPasskey, removePasskey, startPasskeyRegistration } from './own-passkeys.ts';
import { addLinkedPasskey, findPasskeyLinkOwner, startLinkedPasskey } from './passkey-link.ts';
import { listPasskeys, updatePasskey } from './passkey-queries.ts';
import { confirmLogin, confirmLoginByPasskey, getConfirmationPurpose } from './recent-login.ts';
import { createAuthenticationOptions } from './use-passkey.ts';

const DONE = { status: 200, body: { done: true } } as const;

export const registerPasskeyRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerConfirmLoginRoutes(app, deps);
  registerPasskeyLinkRoutes(app, deps);

  route(app, deps, calls.listPasskeys, async ({ viewer }) => ({
    status: 200,
    body: { data: (await listPasskeys(deps.db, viewer.userId)).map(presentPasskey) },
  }));

  route(app, deps, calls.startPasskeyRegistration, async ({ viewer }) => ({
    status: 200,
    body: await startPasskeyRegistration(deps, viewer),
  }));

  route(app, deps, calls.addPasskey, async ({ viewer, body }) => ({
    status: 201,
    body: presentPasskey(await addPasskey(deps, viewer, body)),
  }));

  route(app, deps, calls.renamePasskey, async ({ viewer, params, body }) => {
    const which = { userId: viewer.userId, id: params.id };
    const row = (await updatePasskey(deps.db, which, body)) ?? fail('NOT_FOUND');
    return { status: 200, body: presentPasskey(row) };
  });

  route(app, deps, calls.removePasskey, async ({ viewer, params }) => {
    await removePasskey(deps, viewer, params.id);
    return { status: 204, body: undefined };
  });
};

/** Registers the endpoints for confirming the user's identity and for the options of a login. */
const registerConfirmLoginRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.startPasskeyLogin, async () => ({
    status: 200,
    body: await createAuthenticationOptions(deps, LOGGING_IN),
  }));

  route(app, deps, calls.confirmLogin, async ({ viewer, body }) => {
    await confirmLogin(deps, viewer, body.currentPassword);
    return DONE;
  });

  route(app, deps, calls.startPasskeyConfirmation, async ({ viewer }) => ({
    status: 200,
    body: await createAuthenticationOptions(deps, getConfirmationPurpose(viewer)),
  }));

  route(app, deps, calls.confirmLoginByPasskey, async ({ viewer, body }) => {
    await confirmLoginByPasskey(deps, viewer, body.passkey);
    return DONE;
  });
};

/** Registers the endpoints for adding a passkey through a link from a staff command. */
const registerPasskeyLinkRoutes = (app: FastifyInstance, deps: Deps): void => {
  route(app, deps, calls.checkPasskeyLink, async ({ body }) => ({
    status: 200,
    body: { username: (await findPasskeyLinkOwner(deps, body.token))?.username ?? null },
  }));

  route(app, deps, calls.startLinkedPasskey, async ({ body }) => ({
    status: 200,
    body: await startLinkedPasskey(deps, body.token),
  }));

  route(app, deps, calls.addLinkedPasskey, async ({ body }) => ({
    status: 201,
    body: presentPasskey(await addLinkedPasskey(deps, body)),
  }));
};
