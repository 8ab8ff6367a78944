import type { ReactNode, Ref } from 'react';

interface Props<Value> {
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  onBlur?: () => void;
  /** Of the first one. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Boxes to tick side by side; what is chosen keeps the order it was chosen in. */
export const Chips = <Value extends string | number>({
  choices,
  chosen,
  onChange,
  onBlur,
  ref,
}: Props<Value>) => (
  <div className="flex flex-wrap gap-2">
    {choices.map(({ value, label }, index) => (
      <label
        key={value}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface px-3.5 text-[0.9375rem] transition-colors hover:border-ink-soft has-checked:border-action has-checked:bg-action-soft has-checked:text-action"
      >
        <input
          ref={index === 0 ? ref : undefined}
          type="checkbox"
          className="size-5 accent-(--action)"
          checked={chosen.includes(value)}
          onBlur={onBlur}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
        <span>{label}</span>
      </label>
    ))}
  </div>
);
