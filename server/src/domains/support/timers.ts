import { SupportCaseId } from '@tomoguide/contract/primitives';
import * as z from 'zod/mini';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { notifyOfUnread } from './answering/notify-of-unread.ts';
import { updateCase } from './queries.ts';

/** The job that erases the network of a visitor's message. */
export const FORGET_JOB = 'support.forget-network';
/** The job that checks whether an answer was read. */
export const UNREAD_JOB = 'support.unread';

const CaseJob = z.object({ caseId: SupportCaseId });
const Answer = z.object({ caseId: SupportCaseId, seq: z.int() });

export const registerSupportTimers = (deps: Deps): void => {
  deps.jobs.handle(FORGET_JOB, async (data) => {
    await inTransaction(deps.db, (tx) =>
      updateCase(tx, CaseJob.parse(data).caseId, { network: null }),
    );
  });
  deps.jobs.handle(UNREAD_JOB, async (data) => {
    const { caseId, seq } = Answer.parse(data);
    await inTransaction(deps.db, (tx) => notifyOfUnread(tx, deps, caseId, seq));
  });
};
