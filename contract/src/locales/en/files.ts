import { FIGURES } from '../figures.ts';

/** Choosing, uploading and opening private files. */
export default {
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  chooseOther: 'Choose another file',
  addMore: 'Add more',
  hint: `JPEG, PNG, GIF, WEBP or PDF, up to ${FIGURES.fileMegabytes} MB each, at most ${FIGURES.filesEach} files. Location and camera data are removed from pictures.`,
  hintOne: `JPEG, PNG, GIF, WEBP or PDF, up to ${FIGURES.fileMegabytes} MB. Location and camera data are removed from pictures.`,
  sending: 'Uploading… {{percent}}%',
  checking: 'Checking…',
  uploaded: 'Uploaded',
  progressOf: 'Upload of {{name}}',
  remove: 'Remove {{name}}',
  retry: 'Try again',
  retryOf: 'Upload {{name}} again',
  leftOut_one: '{{count}} file was left out: at most {{most}} are allowed.',
  leftOut_other: '{{count}} files were left out: at most {{most}} are allowed.',
  fileNumber: 'File {{number}}',
  open: 'Open {{name}}',
  download: 'Download',
  pdfPages_one: 'PDF, {{count}} page',
  pdfPages_other: 'PDF, {{count}} pages',
  pageOf: '{{name}}, page {{number}}',
  cutter: {
    frame: 'The part of the picture to show',
    hint: 'Drag the picture, or move it with the arrow keys.',
    zoom: 'Zoom',
  },
  window: {
    of: '{{number}} of {{count}}',
    before: 'Previous photo',
    after: 'Next photo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  unreadable: 'This file could not be opened.',
} as const;
