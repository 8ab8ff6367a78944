import { parentPort, workerData } from 'node:worker_threads';
import '../../../temporal.ts';
import type { CalendarProblem } from '@tomoguide/contract/guides/imported-calendar';
import { type BusyWindow, type Reading, readCalendar, TooMuch } from './busy-times.ts';
import { decodeCalendar } from './decode-calendar.ts';

export interface WorkerQuestion {
  bytes: Uint8Array<ArrayBuffer>;
  charset: string | null;
  window: BusyWindow;
}

export type WorkerAnswer = { reading: Reading } | { problem: CalendarProblem };

const read = ({ bytes, charset, window }: WorkerQuestion): WorkerAnswer => {
  try {
    return { reading: readCalendar(decodeCalendar(bytes, charset), window) };
  } catch (error) {
    return { problem: error instanceof TooMuch ? 'too_large' : 'not_a_calendar' };
  }
};

parentPort?.postMessage(read(workerData as WorkerQuestion));
