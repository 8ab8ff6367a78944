import { useQueryClient } from '@tanstack/react-query';
import { type AnswerChanges, ApplicationAnswers } from '@tomoguide/contract/applications/answers';
import { getOwnApplication, saveApplication } from '@tomoguide/contract/applications/calls';
import type { OwnApplication } from '@tomoguide/contract/applications/cases';
import { APPLICATION_FIELDS, type ApplicationField } from '@tomoguide/contract/applications/fields';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { ApiError, getErrorCode } from '../../lib/api-error.ts';
import { readSession } from '../../lib/session.ts';
import { ownApplicationQuery } from '../../parts/applications/queries.ts';
import { type DeletedFile, splitDeletedFiles } from './deleted-files.ts';
import { readStoredAnswers, storeAnswers } from './stored-answers.ts';
import type { Answers } from './use-answers.ts';

/**
 * The delay before a save. Counts from the first change, so that a save contains all input of this
 * interval.
 */
const SAVE_AFTER_MS = 2000;
const RETRY_AFTER_MS = 5000;

export type SaveState =
  | { kind: 'saved'; at: string | null; merged?: boolean }
  | { kind: 'unsaved' | 'saving' | 'failed' | 'stopped' }
  /**
   * The server rejected the save permanently, so it is not retried; the next change sends these answers
   * again.
   */
  | { kind: 'refused'; code: ErrorCode };

/**
 * Returns the fields to save; omits those whose value cannot be saved yet, such as an incomplete postal
 * code.
 */
const pickSavableFields = (
  answers: ApplicationAnswers,
  names: Iterable<ApplicationField>,
): AnswerChanges =>
  Object.fromEntries(
    [...names].flatMap((name) => {
      const value = answers[name];
      return ApplicationAnswers.shape[name].safeParse(value).success ? [[name, value]] : [];
    }),
  );

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves changes every few seconds and keeps them on the device until the server has them. If another device
 * saved in the meantime, its answers are merged; answers just given here take precedence
 * (docs/product/applications.md, "Saving"). Saving continues after the user leaves the page, but not in
 * another user's session, where the answers would become that user's.
 */
export const useAutosave = (answers: Answers, application: OwnApplication) => {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: application.updatedAt });
  const [deletedFiles, setDeletedFiles] = useState<readonly DeletedFile[]>([]);
  const [writer] = useState(() => readSession()?.user.id);
  const revision = useRef(application.revision);
  /** The server's values as last received. */
  const known = useRef(application.answers);
  const changed = useRef(new Set<ApplicationField>());
  /** Values that were sent but not acknowledged, so the server may have these or the earlier ones. */
  const sent = useRef<AnswerChanges>({});
  /** Fields with incomplete values, such as a postal code, which stay on the device until more is typed. */
  const halfTyped = useRef(new Set<ApplicationField>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);

  /** Stores unsaved answers on the device until the server has them. */
  const storeLocally = (): void => {
    if (writer === undefined || readSession()?.user.id !== writer) return;
    const unsaved = APPLICATION_FIELDS.filter(
      (name) => changed.current.has(name) || halfTyped.current.has(name) || name in sent.current,
    );
    const getUnsavedChanges = (from: ApplicationAnswers): AnswerChanges =>
      Object.fromEntries(unsaved.map((name) => [name, from[name]]));
    const stored = {
      typed: getUnsavedChanges(answers.get()),
      over: getUnsavedChanges(known.current),
      sent: sent.current,
    };
    storeAnswers(writer, unsaved.length > 0 ? stored : null);
  };

  /** Restores input that an earlier page could not save, unless another device has changed it since. */
  const restoreStored = (): void => {
    const stored = writer === undefined ? null : readStoredAnswers(writer);
    if (!stored) return;
    for (const name of APPLICATION_FIELDS) {
      const isOurs = [stored.over, stored.sent].some(
        (answers) => name in answers && isEqual(answers[name], known.current[name]),
      );
      if (!(name in stored.typed) || !isOurs) continue;
      answers.set(name, stored.typed[name] as ApplicationAnswers[typeof name]);
      changed.current.add(name);
    }
    storeLocally();
    if (changed.current.size === 0) return;
    setState({ kind: 'unsaved' });
    saveLater(0);
  };

  const mergeLatest = (latest: OwnApplication): void => {
    revision.current = latest.revision;
    known.current = latest.answers;
    sent.current = {};
    for (const name of APPLICATION_FIELDS)
      if (!changed.current.has(name) && !halfTyped.current.has(name))
        answers.set(name, latest.answers[name]);
  };

  /** Removes entries whose file was deleted, and returns whether there were any. */
  const dropDeletedFiles = async (): Promise<boolean> => {
    const parted = await splitDeletedFiles(
      answers.get().qualifications,
      await api(getOwnApplication),
    );
    if (parted.deleted.length === 0) return false;
    answers.set('qualifications', parted.left);
    setDeletedFiles(parted.deleted);
    return true;
  };

  const send = async (leaving: boolean): Promise<OwnApplication | null> => {
    const names = changed.current;
    const savable = pickSavableFields(answers.get(), names);
    for (const name of names) if (!(name in savable)) halfTyped.current.add(name);
    if (Object.keys(savable).length === 0) return null;
    changed.current = new Set();
    sent.current = { ...sent.current, ...savable };
    try {
      const saved = await api(saveApplication, {
        body: { revision: revision.current, answers: savable },
        outlivesPage: leaving,
      });
      revision.current = saved.revision;
      known.current = saved.answers;
      sent.current = {};
      storeLocally();
      return saved;
    } catch (error) {
      changed.current = new Set([...names, ...changed.current]);
      throw error;
    }
  };

  const handle = async (error: unknown, merged = false): Promise<boolean> => {
    const { code, status } = error instanceof ApiError ? error : { code: null, status: 0 };
    if (code === 'APPLICATION_CHANGED') {
      try {
        mergeLatest(await api(getOwnApplication));
        return save(true);
      } catch {
        // Handled like any other lost connection.
      }
    }
    if (code === 'FILES_UNKNOWN') {
      try {
        if (await dropDeletedFiles()) return save(merged);
      } catch (lost) {
        return handle(lost);
      }
    }
    if (code === 'APPLICATION_NOT_EDITABLE') {
      setState({ kind: 'stopped' });
      await queryClient.invalidateQueries({ queryKey: ownApplicationQuery().queryKey });
      return false;
    }
    const isRetryable = status === 0 || status === 429 || status >= 500;
    setState(isRetryable ? { kind: 'failed' } : { kind: 'refused', code: getErrorCode(error) });
    if (isRetryable) saveLater(RETRY_AFTER_MS);
    return false;
  };

  const save = async (merged = false, leaving = false): Promise<boolean> => {
    if (readSession()?.user.id !== writer) return false;
    setState({ kind: 'saving' });
    try {
      const saved = await send(leaving);
      if (saved) queryClient.setQueryData(ownApplicationQuery().queryKey, saved);
      const at = saved?.updatedAt ?? null;
      const isMore = changed.current.size > 0 && saved !== null;
      setState(isMore ? { kind: 'unsaved' } : { kind: 'saved', at, merged });
      if (isMore) saveLater(SAVE_AFTER_MS);
      return true;
    } catch (error) {
      return handle(error, merged);
    }
  };

  /**
   * Saves unsaved changes immediately, and returns whether that succeeded. `leaving` is true if the page
   * may be unloaded during the save.
   */
  const flush = async (leaving = false): Promise<boolean> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await running.current;
    if (changed.current.size === 0) return true;
    running.current = save(false, leaving).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  const saveLater = (delay: number): void => {
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => flush(), delay);
  };

  const setAnswer: Answers['set'] = (name, value) => {
    answers.set(name, value);
    changed.current.add(name);
    halfTyped.current.delete(name);
    storeLocally();
    if (name === 'qualifications') setDeletedFiles([]);
    setState({ kind: 'unsaved' });
    saveLater(SAVE_AFTER_MS);
  };
  const flushNow = useEffectEvent((leaving: boolean) => void flush(leaving));
  const start = useEffectEvent(restoreStored);
  useEffect(() => {
    start();
    const saveBeforeLeave = () => flushNow(true);
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveBeforeLeave();
    const saveOnReconnect = () => flushNow(false);
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('pagehide', saveBeforeLeave);
    window.addEventListener('online', saveOnReconnect);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('pagehide', saveBeforeLeave);
      window.removeEventListener('online', saveOnReconnect);
      flushNow(false);
    };
  }, []);

  /** Fetches and merges changes that were saved on another device. */
  const loadLatest = async (): Promise<void> => {
    const latest = await api(getOwnApplication);
    mergeLatest(latest);
    queryClient.setQueryData(ownApplicationQuery().queryKey, latest);
  };

  return {
    state,
    deletedFiles,
    setAnswer,
    flush,
    takeLatest: loadLatest,
    revision: () => revision.current,
  };
};
