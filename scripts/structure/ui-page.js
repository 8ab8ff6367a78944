// Checks that /dev/ui shows every UI component: the page must import each component, directly or through
// another one.
import { isTest, parseImports } from './sources.js';

const PAGE = 'web/app/routes/dev-ui.tsx';
const OF_PAGE = /^web\/app\/(ui|pages\/dev-ui)\//;

/** Components that every page already includes (web/app/root.tsx). */
const ON_EVERY_PAGE = new Set(['web/app/ui/toaster.tsx', 'web/app/ui/toast-card.tsx']);

export const checkUiPage = (sources) => {
  const shown = new Set([PAGE]);
  for (const path of shown)
    for (const { to } of parseImports(path, sources.get(path) ?? ''))
      if (to && OF_PAGE.test(to)) shown.add(to);
  return [...sources.keys()]
    .filter((path) => /^web\/app\/ui\/[^/]+\.tsx$/.test(path) && !isTest(path))
    .filter((path) => !shown.has(path) && !ON_EVERY_PAGE.has(path))
    .map((path) => `${path}: is not shown on ${PAGE}`);
};
