// Stores the diffs of failed assertions, because vitest's JSON report only says that '{ booking: […], …(10)
// }' was not equal.

const diffsOf = (errors = []) => errors.map(({ diff }) => diff).filter(Boolean);

/** Adds `diffs` to the report of each failed test, or of all tests in a file whose hook failed. */
export default class DiffReporter {
  onTestModuleEnd(module) {
    const ofHooks = diffsOf(module.errors());
    for (const test of module.children.allTests()) {
      const diffs = [...diffsOf(test.result().errors), ...ofHooks];
      if (diffs.length > 0) test.meta().diffs = diffs;
    }
  }
}
