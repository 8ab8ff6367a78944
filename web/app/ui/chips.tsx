import type { ReactNode, Ref } from 'react';

interface Props<Value> {
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** True for a narrow column: less height for devices with a mouse. */
  small?: boolean;
  /** True if the limit is reached, so that no further choice can be added. */
  full?: boolean;
  onBlur?: () => void;
  /** A ref to the first checkbox. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A row of checkboxes. The chosen values keep the order in which they were chosen. */
export const Chips = <Value extends string | number>({
  choices,
  chosen,
  onChange,
  small = false,
  full = false,
  onBlur,
  ref,
}: Props<Value>) => (
  <div className="flex flex-wrap gap-2">
    {choices.map(({ value, label }, index) => (
      <label
        key={value}
        className={`flex cursor-pointer items-center gap-2 rounded-xl border border-line-strong bg-surface transition-colors hover:border-ink-soft has-checked:border-action has-checked:bg-action-soft has-checked:text-action has-disabled:cursor-not-allowed has-disabled:opacity-60 ${small ? 'min-h-9 px-3 text-sm pointer-coarse:min-h-11' : 'min-h-11 px-3.5 text-[0.9375rem]'}`}
      >
        <input
          ref={index === 0 ? ref : undefined}
          type="checkbox"
          className="size-5 accent-(--action)"
          checked={chosen.includes(value)}
          disabled={full && !chosen.includes(value)}
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
