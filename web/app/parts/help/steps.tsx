/** Numbered steps along a line. */
export const Steps = ({
  title,
  steps,
}: {
  title: string;
  steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}) => (
  <section className="grid gap-6">
    <h2 className="font-bold text-2xl">{title}</h2>
    <ol className="grid">
      {Object.entries(steps).map(([id, step], index) => (
        <li
          key={id}
          className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-4 pb-8 before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:w-0.5 before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className="tabular inline-flex size-9 items-center justify-center rounded-full bg-action-soft font-bold text-action"
          >
            {index + 1}
          </span>
          <section id={id} className="pt-1 text-pretty">
            <h3 className="mb-1 font-semibold text-lg">{step.title}</h3>
            <p className="text-ink-soft leading-[1.75]">{step.text}</p>
          </section>
        </li>
      ))}
    </ol>
  </section>
);
