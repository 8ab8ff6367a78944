import { parentPort } from 'node:worker_threads';
import '../../../temporal.ts';
import type { CalendarProblem } from '@tomoguide/contract/guides/imported-calendar';
import { decodeCalendar } from './decode-calendar.ts';
import {
  type BusyWindow,
  LimitExceeded,
  type ParseResult,
  QUICK_STEPS,
  readCalendar,
} from './read-calendar.ts';

export interface WorkerQuestion {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
  window: BusyWindow;
  /** If true, gives up early; the calendar is then read again in the slow queue. */
  isQuick: boolean;
}

export type WorkerAnswer = { reading: ParseResult } | { problem: CalendarProblem };

/** A thread's first message, once its modules are loaded. */
export type WorkerReady = 'ready';

const answerQuestion = ({ bytes, charset, window, isQuick }: WorkerQuestion): WorkerAnswer => {
  try {
    const text = decodeCalendar(bytes, charset);
    // Frees the memory of the bytes before parsing.
    bytes.buffer.transfer(0);
    return { reading: readCalendar(text, window, isQuick ? QUICK_STEPS : undefined) };
  } catch (error) {
    return { problem: error instanceof LimitExceeded ? 'too_large' : 'not_a_calendar' };
  }
};

parentPort?.on('message', (question: WorkerQuestion) => {
  parentPort?.postMessage(answerQuestion(question));
});
parentPort?.postMessage('ready' satisfies WorkerReady);
