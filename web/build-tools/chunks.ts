/**
 * Matches the libraries that every page needs. One file compresses better and loads sooner than forty small
 * ones.
 */

// Excludes the query features that the landing page does not use.
const LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|use-sync-external-store|@tanstack\/(react-query|query-core))\/(?!.*\/(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js)/;
const SHELL =
  /\/web\/app\/(root\.tsx|lib\/(?!upload|use-now|use-time-zone|use-link-token|install-prompt|outbox|own-zone|when-words|live\/)|translation\/(?!translation-files)|layout\/(?!account-sheet|profile-items|use-account-links|log-out|bell\/|drawer\/|floating-chat\/|live\/|offline\/(?!worker-starter))|parts\/accounts\/message-link|parts\/guides\/saved\/|parts\/guides\/queries\.ts|ui\/(avatar|button|button-style|control-style|dialog|draw-icon|empty-state|error-state|field|icon-button|input|link-button|menu|modal|page-theme|priority-picture|shared-icon|select|skeleton|spinner|toast|toaster)\.tsx?$)|\/contract\/src\/(errors|locale|pages|translate|accounts\/redirect|accounts\/calls|guides\/calls|catalog\/(?:cities|match-cities|names|search-key))\.ts$/;
/** Matches the code that the landing page, the search and the saved guides share. */
const GUIDE_CARDS =
  /\/web\/app\/parts\/guides\/(card\/(guide-card|guide-grid|card-price)|city-name|photo|use-services|use-list-audience)\.tsx?$|\/web\/app\/ui\/(composing|day-input|popover|use-sheet-entry)\.tsx?$|\/contract\/src\/payments\/typed-amount\.ts$|~icons\/(badge-check|map-pin)$/;

/** Matches the code that formats prices and times, which pages without cards of guides use too. */
const FORMATS = /\/contract\/src\/(format|bookings\/price)\.ts$/;

/** Matches what the guide's page and the guide's own pages show of all reviews together. */
const REVIEWS = /\/web\/app\/parts\/reviews\/(review-tags|shopping-figure)\.tsx$/;

const FORMS = /\/web\/app\/form\/(form-alert|use-form|use-once)\.tsx?$/;
/** Matches the code that the sign-up, login and password pages share. */
const ACCOUNT_FORMS =
  /\/web\/app\/parts\/accounts\/(account-form-card|use-account-form)\.tsx?$|\/contract\/src\/accounts\/(fields|password|username)\.ts$/;

export const chunkGroups = [
  // A separate chunk, so that only pages that validate schemas themselves fetch it.
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 3 },
  {
    name: 'libraries',
    test: LIBRARIES,
    priority: 2,
  },
  { name: 'shell', test: (id: string) => SHELL.test(id), priority: 1 },
  // These modules are so small that separate files would cost more in headers than in code.
  { name: 'formats', test: FORMATS, priority: 1 },
  { name: 'guide-cards', test: GUIDE_CARDS, priority: 1 },
  { name: 'reviews', test: REVIEWS, priority: 1 },
  { name: 'forms', test: FORMS, priority: 1 },
  // Not in the chunk of the account forms, because other pages use these modules too.
  { name: 'card', test: /\/web\/app\/ui\/card\.tsx$/, priority: 2 },
  { name: 'typed-text', test: /\/contract\/src\/typed-text\.ts$/, priority: 2 },
  { name: 'account-forms', test: ACCOUNT_FORMS, priority: 1 },
  // Last, because a chunk also takes the imports of its files unless another chunk has them. Only for
  // logged-in users (layout/use-menus.ts).
  {
    name: 'menus',
    test: /\/web\/app\/layout\/(account-sheet|profile-items|use-account-links|log-out)\.tsx?$/,
    priority: 0,
  },
];
