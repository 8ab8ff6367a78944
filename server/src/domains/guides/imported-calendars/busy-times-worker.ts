import { parentPort, workerData } from 'node:worker_threads';
import '../../../temporal.ts';
import type { CalendarProblem } from '@tomoguide/contract/guides/imported-calendar';
import { type BusyWindow, busyTimes, type Stretch, TooMuch } from './busy-times.ts';

export type WorkerAnswer = { busy: Stretch[] } | { problem: CalendarProblem };

const { text, window } = workerData as { text: string; window: BusyWindow };

const read = (): WorkerAnswer => {
  try {
    return { busy: busyTimes(text, window) };
  } catch (error) {
    return { problem: error instanceof TooMuch ? 'too_large' : 'not_a_calendar' };
  }
};

parentPort?.postMessage(read());
