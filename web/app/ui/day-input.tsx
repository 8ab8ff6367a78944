import { formatDay } from '@tomoguide/contract/format';
import type { Locale } from '@tomoguide/contract/primitives';
import type { ButtonHTMLAttributes, InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { isComposing } from './composing.ts';
import { IconButton } from './icon-button.tsx';
import { CalendarDays } from './icons.ts';
import { Input } from './input.tsx';

interface Opener extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Label for screen readers. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  locale: Locale;
  /** The chosen day, for example '2026-05-03'; shown as text while nothing is typed. */
  value: string | null;
  /** Text that the user has typed but the field has not yet accepted; null if there is none. */
  typed: string | null;
  onType: (text: string) => void;
  /** Called on blur and on Enter; `pressed` is the Enter key's event. */
  onCommit: (pressed?: KeyboardEvent) => void;
  /** Props of the button that opens the calendar. */
  opener: Opener;
  ref?: Ref<HTMLInputElement>;
}

/** A text field for a day, with the button for its calendar inside. The parent element must be `relative`. */
export const DayInput = ({ locale, value, typed, onType, onCommit, opener, ...rest }: Props) => (
  <>
    <Input
      {...rest}
      autoComplete="off"
      value={typed ?? (value ? formatDay(value, locale) : '')}
      className="pr-12"
      onFocus={(event) => event.target.select()}
      onInput={(event) => onType(event.currentTarget.value)}
      onBlur={() => onCommit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) onCommit(event);
      }}
    />
    <IconButton {...opener} className="absolute inset-y-0 right-0.5 my-auto">
      <CalendarDays aria-hidden="true" className="size-5 text-ink-soft" />
    </IconButton>
  </>
);
