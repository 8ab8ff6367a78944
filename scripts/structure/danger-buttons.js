// Destructive actions look calm until their dialog: only buttons that confirm in a dialog have the danger tone.
import { isTest } from './sources.js';

/** The buttons of confirming dialogs, and the page that shows every tone. */
const MAY = new Set([
  'web/app/ui/confirm-dialog.tsx',
  'web/app/ui/button-style.ts',
  'web/app/pages/profile/closing-card.tsx',
  'web/app/pages/dev-ui/button-samples.tsx',
]);
/** `tone="danger"`, `tone={hard ? 'danger' : …}`, `rejected: 'danger'`. */
const TONE = /tone="danger"|'danger'/;

export const checkDangerButtons = (sources) =>
  [...sources]
    .filter(([path]) => path.startsWith('web/app/') && !isTest(path) && !MAY.has(path))
    .filter(([, content]) => TONE.test(content))
    .map(([path]) => `${path}: the danger tone is only for buttons in confirming dialogs`);
