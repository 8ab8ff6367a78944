import { drawSheet } from './draw-sheet.ts';

/** What runs in the thread of print-sheet.ts. */
export default drawSheet;
