// Keeps what an assertion found beside what it expected: vitest's own report in JSON says only that
// '{ booking: […], …(10) }' was not equal.

const diffsOf = (errors = []) => errors.map(({ diff }) => diff).filter(Boolean);

/** Puts `diffs` into what the report says of each failed test, or of all tests of a file whose hook failed. */
export default class DiffReporter {
  onTestModuleEnd(module) {
    const ofHooks = diffsOf(module.errors());
    for (const test of module.children.allTests()) {
      const diffs = [...diffsOf(test.result().errors), ...ofHooks];
      if (diffs.length > 0) test.meta().diffs = diffs;
    }
  }
}
