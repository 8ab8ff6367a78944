// Stores the diffs of failed assertions, because vitest's JSON report only says that '{ booking: […], …(10)
// }' was not equal.

const getDiffs = (errors = []) => errors.map(({ diff }) => diff).filter(Boolean);

/** Adds `diffs` to the report of each failed test, or of all tests in a file whose hook failed. */
export default class DiffReporter {
  onTestModuleEnd(module) {
    const ofHooks = getDiffs(module.errors());
    for (const test of module.children.allTests()) {
      const diffs = [...getDiffs(test.result().errors), ...ofHooks];
      if (diffs.length > 0) test.meta().diffs = diffs;
    }
  }
}
