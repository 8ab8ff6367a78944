/**
 * Counts by label, kept whether or not anybody reads them: what counts does not depend on the library
 * that writes the metrics, which is loaded only where they are served.
 */
export class Tally<Label extends string = string> {
  readonly #counts = new Map<Label, number>();

  /** Labels that are told with 0 before anything happened: a first failure is an increase, too. */
  constructor(labels: readonly Label[] = []) {
    for (const label of labels) this.begin(label);
  }

  begin(label: Label): void {
    this.#counts.set(label, this.of(label));
  }

  add(label: Label): void {
    this.#counts.set(label, this.of(label) + 1);
  }

  of(label: Label): number {
    return this.#counts.get(label) ?? 0;
  }

  entries(): IterableIterator<[Label, number]> {
    return this.#counts.entries();
  }
}
