import { drawSheet } from './draw-sheet.ts';

/** Runs in the thread of print-sheet.ts. */
export default drawSheet;
