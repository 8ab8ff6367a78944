import { drawSheet } from './draw-sheet.ts';

/** Runs in the thread that sheet-queue.ts starts. */
export default drawSheet;
