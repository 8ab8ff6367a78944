import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { isComposing } from './composing.ts';
import { controlStyle } from './control-style.ts';
import type { FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface Props extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  /** The label of the chosen option or, once the user types, the typed text. */
  text: string;
  onText: (text: string) => void;
  /** The options that match the text, best first. */
  options: readonly Option[];
  onChoose: (value: string) => void;
  /** Called on blur, so that a typed name can be resolved to its option. */
  onLeave?: () => void;
  renderOption?: (option: Option) => ReactNode;
  /** The name of the list for screen readers. */
  listLabel: string;
  /** Shown in place of the list if no option matches. */
  nothing: string;
  placeholder?: string;
  /** The name of the text field in a form. */
  name?: string;
  required?: boolean;
  /** Called when the list opens and closes, because it covers the content below the field. */
  onList?: (open: boolean) => void;
}

/** A text field with a list: type to filter, arrow keys to move, Enter to choose, Escape to close. */
export const Combobox = ({
  ref,
  text,
  onText,
  options,
  onChoose,
  onLeave,
  renderOption,
  listLabel,
  nothing,
  placeholder,
  name,
  required,
  onList,
  ...field
}: Props) => {
  const [open, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const shown = open ? options[Math.min(active, options.length - 1)] : undefined;
  const optionId = (value: string) => `${listId}-${value}`;

  const setOpen = (is: boolean) => {
    if (is !== open) onList?.(is);
    setIsOpen(is);
  };
  const choose = (option: Option) => {
    onChoose(option.value);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends IME composition chooses nothing.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      const next = (active + step + options.length) % Math.max(1, options.length);
      if (!open) return;
      setActive(next);
      // Focus stays in the text field, so the browser does not scroll to the option by itself.
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && open) {
      // Text without a matching option must not submit the form with the previous choice.
      event.preventDefault();
      if (shown) choose(shown);
    } else if (event.key === 'Escape' && open) {
      // Prevents the browser from also closing the sheet around the field.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <input
        ref={ref}
        {...field}
        name={name}
        required={required}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown ? optionId(shown.value) : undefined}
        placeholder={placeholder}
        value={text}
        className={controlStyle}
        onFocus={(event) => {
          event.target.select();
          setActive(0);
          // Does not open the list over the error message of an invalid field.
          setOpen(!field['aria-invalid']);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
        // Unlike onChange, this event is also replayed for text typed before hydration (early-input.tsx).
        onInput={(event) => {
          onText(event.currentTarget.value);
          setActive(0);
          if (list.current) list.current.scrollTop = 0;
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {/* The focus stays in the text field, so screen readers would not announce an empty list. */}
      <p role="status" className="sr-only">
        {open && options.length === 0 ? nothing : ''}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!open}
        // A scrollable element would otherwise be a tab stop.
        tabIndex={-1}
        className="absolute inset-x-0 top-full z-30 mt-2 max-h-80 overflow-y-auto max-sm:max-h-56 rounded-2xl border border-line bg-surface p-1.5 shadow-pop"
      >
        {open && options.length === 0 ? (
          <p aria-hidden="true" className="px-3 py-3 text-ink-soft text-sm">
            {nothing}
          </p>
        ) : null}
        {open
          ? options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys and names the active option.
              <div
                key={option.value}
                id={optionId(option.value)}
                role="option"
                tabIndex={-1}
                aria-selected={option === shown}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-sunken ${option === shown ? 'bg-sunken' : ''}`}
              >
                {renderOption ? renderOption(option) : option.label}
              </div>
            ))
          : null}
      </div>
    </div>
  );
};
