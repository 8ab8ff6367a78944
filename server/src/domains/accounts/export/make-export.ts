import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { EXPORT_DAYS, EXPORT_MEGABYTES } from '@tomoguide/contract/accounts/figures';
import { UserId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../../deps.ts';
import { BATCH_SIZE, type JobData } from '../../../jobs/jobs.ts';
import { createTurnQueue } from '../../../turn-queue.ts';
import { listOwnFiles } from '../../files/service.ts';
import { loadExportedMoney } from '../../payments/service.ts';
import { listSharedTraces } from '../login-traces/trace-queries.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { presentMe, presentPasskey } from '../present.ts';
import { findUserById, isEmailOwned, type UserRow } from '../queries.ts';
import { listOpenSessions } from '../sessions/session-queries.ts';
import { withDraft } from './draft.ts';
import { exportOf, findRequestedExport, updateExport } from './export-queries.ts';

/** Creates a user's data export (docs/product/accounts.md, "Export"). */
export const EXPORT_JOB = 'accounts.export';

/**
 * Only one export at a time per process, because each uses up to EXPORT_MEGABYTES of disk space and network
 * traffic.
 */
const inTurn = createTurnQueue(1, BATCH_SIZE, 'BUSY');

const NO_STATUS = {
  shouldShowRoleSwitch: false,
  shouldShowBecomeGuideButton: false,
  shouldShowViewApplicationButton: false,
};

const getOwnAccount = async (deps: Deps, user: UserRow): Promise<Record<string, unknown>> => {
  const {
    guideStatus: _guideStatus,
    mayUseConsole: _mayUseConsole,
    ...account
  } = presentMe(user, {
    guideStatus: NO_STATUS,
    mayUseConsole: false,
    emailTaken: user.emailConfirmedAt === null && (await isEmailOwned(deps.db, user.email)),
  });
  const passkeys = await listPasskeys(deps.db, user.id);
  const sessions = await listOpenSessions(deps.db, user.id, deps.clock.now());
  return {
    account: { ...account, verifiedName: user.verifiedName, language: user.locale },
    passkeys: passkeys.map(presentPasskey),
    'logins-in-the-last-30-days': await listSharedTraces(deps.db, user.id),
    sessions: sessions.map(({ browser, system, createdAt }) => ({ browser, system, createdAt })),
  };
};

/** Returns all of the user's data except the files, keyed by the name of the JSON file. */
const collectData = async (deps: Deps, user: UserRow): Promise<Record<string, unknown>> => {
  const person = { userId: user.id, guideId: user.guideId };
  let gathered = {
    ...(await getOwnAccount(deps, user)),
    ...(await loadExportedMoney(deps.db, person)),
  };
  for (const handler of Object.values(deps.ports.accounts.personalDataHandlers))
    gathered = { ...gathered, ...(await handler.exported(deps.db, person)) };
  return gathered;
};

/**
 * Writes one ZIP with the JSON files and the user's own uploads to `path`, with one upload in memory at a
 * time. `onShare` receives the progress from 0 to 1.
 */
const writeZip = async (
  deps: Deps,
  user: UserRow,
  path: string,
  onShare: (share: number) => Promise<void>,
): Promise<void> => {
  const { ZipFile } = await import('yazl');
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  // The rejection is handled below. Without this handler, a failure while an upload is read would be an
  // unhandled rejection.
  written.catch(() => {});
  const add = async (bytes: Buffer, name: string, compressionLevel: number): Promise<void> => {
    const piece = Readable.from([bytes], { objectMode: false });
    zip.addReadStream(piece, name, { compressionLevel });
    await Promise.race([finished(piece), written]);
  };
  const addJson = (content: unknown, name: string) =>
    add(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), `${name}.json`, 6);
  for (const [name, content] of Object.entries(await collectData(deps, user)))
    await addJson(content, name);
  const files = await listOwnFiles(deps.db, user.id);
  const omitted: string[] = [];
  let size = 0;
  for (const [index, file] of files.entries()) {
    const name = `files/${file.id}.${file.type === 'application/pdf' ? 'pdf' : 'webp'}`;
    size += file.sizeBytes ?? 0;
    const bytes = size <= EXPORT_MEGABYTES * 1024 * 1024 ? await deps.files.get(file.key) : null;
    // Pictures and PDFs are already compressed, but many programs can read streamed ZIP entries only if
    // they are compressed.
    if (bytes) await add(bytes, name, 1);
    else omitted.push(name);
    await onShare((index + 1) / files.length);
  }
  if (omitted.length > 0) await addJson(omitted, 'files-left-out');
  zip.end();
  await written;
};

/** Creates the requested export, unless a newer request has replaced it. */
const createExport = async (
  deps: Deps,
  userId: UserId,
  requestedAt: Temporal.Instant,
): Promise<void> => {
  const request = { userId, requestedAt };
  const row = await findRequestedExport(deps.db, request);
  const user = await findUserById(deps.db, userId);
  if (!row || row.state === 'ready' || !user || user.closedAt) return;
  await updateExport(deps.db, request, { state: 'making', percent: 5 });
  let shown = 5;
  try {
    const sizeBytes = await withDraft(deps.config.dataDir, async (path) => {
      await writeZip(deps, user, path, async (share) => {
        const percent = 5 + Math.floor(share * 85);
        if (percent < shown + 10) return;
        shown = percent;
        await updateExport(deps.db, request, { percent });
      });
      const zip = await openAsBlob(path);
      await deps.files.put(row.key, zip);
      return zip.size;
    });
    const expiresAt = deps.clock.now().add({ hours: EXPORT_DAYS * 24 });
    const done = { state: 'ready' as const, percent: 100, sizeBytes, expiresAt };
    // Delete the file only if no export uses it: the account was closed in the meantime. Otherwise, a newer
    // export will replace the file.
    if (!(await updateExport(deps.db, request, done)) && !(await exportOf(deps.db, userId)))
      await deps.files.remove(row.key);
  } catch (error) {
    // The user can request the export again immediately; the job is also retried.
    await updateExport(deps.db, request, { state: 'failed' });
    throw error;
  }
};

/** Creates a requested export. Runs as a job. */
export const runExportJob = (deps: Deps, { userId, requestedAt }: JobData): Promise<void> =>
  inTurn(() =>
    createExport(deps, UserId.parse(userId), Temporal.Instant.from(String(requestedAt))),
  );
