/** Counts events by label. Does not use the metrics library, which is loaded only if metrics are served. */
export class LabeledCounter<Label extends string = string> {
  readonly #counts = new Map<Label, number>();

  /** Starts these labels at 0, so that Prometheus sees the first failure as an increase. */
  constructor(labels: readonly Label[] = []) {
    for (const label of labels) this.init(label);
  }

  init(label: Label): void {
    this.#counts.set(label, this.get(label));
  }

  increment(label: Label): void {
    this.#counts.set(label, this.get(label) + 1);
  }

  get(label: Label): number {
    return this.#counts.get(label) ?? 0;
  }

  entries(): IterableIterator<[Label, number]> {
    return this.#counts.entries();
  }
}
