import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take so long that one CPU core would be idle at the end if they started last. */
const LONG = [
  'bookings/transitions/histories.api.test.ts',
  'testing/kill-at-random.api.test.ts',
  'testing/kill-at-steps.api.test.ts',
  'testing/kill-at-withdrawals.api.test.ts',
  'testing/kill-at-messages.api.test.ts',
  'testing/kill-at-pictures.api.test.ts',
  'demo/seed.api.test.ts',
  'bookings/checkout/holds.api.test.ts',
  'accounts/login/device-cookie.api.test.ts',
  'bookings/transitions/status-table.api.test.ts',
  'guides/search/search.api.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean =>
  LONG.some((name) => moduleId.endsWith(name));

/**
 * Sorts test files in Vitest's order, but with each project's long files first, because Vitest knows no
 * durations on a clean clone.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project.name));
    return [...projects].flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
