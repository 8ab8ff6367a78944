import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** The label of the button that opens the menu, for screen readers. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /**
   * The items: `MenuLink`, `MenuAction` or anything with `role="menuitem"`. Null while they load; the menu
   * opens once they have loaded.
   */
  children: ReactNode;
  /** Called when the button is activated by mouse, touch or keyboard. */
  onPress?: () => void;
}

const ITEM = '[role="menuitem"], [role="menuitemradio"]';

/** Letters typed within this interval form one search word, in milliseconds. */
const TYPING_MS = 500;

/**
 * Returns a function that finds the next item after the focused one that starts with the typed text.
 * Repeating a letter cycles through the matches.
 */
const useTypeahead = () => {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (event: KeyboardEvent, items: readonly HTMLElement[], at: number) => {
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const recent = event.timeStamp - typed.current.at < TYPING_MS ? typed.current.text : '';
    const key = event.key.toLowerCase();
    const text = recent === key ? key : recent + key;
    typed.current = { text, at: event.timeStamp };
    // With more than one letter, the focused item can still match.
    const from = text.length > 1 ? at : at + 1;
    const inTurn = [...items.slice(from), ...items.slice(0, from)];
    return inTurn.find((item) => item.textContent?.trim().toLowerCase().startsWith(text));
  };
};

/**
 * A menu below its button. Supports the keyboard: arrow keys, Home, End, letters and Escape. Closes on
 * blur.
 */
export const Menu = ({ label, trigger, triggerClassName = '', children, onPress }: Props) => {
  const [pressed, setOpen] = useState(false);
  const open = pressed && children !== null;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusesLast = useRef(false);
  const typeahead = useTypeahead();
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const items = root.current?.querySelectorAll<HTMLElement>(ITEM);
    items?.[focusesLast.current ? items.length - 1 : 0]?.focus();
    focusesLast.current = false;
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsidePress);
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      onPress?.();
      focusesLast.current = event.key === 'ArrowUp';
      setOpen(true);
      return;
    }
    const items = [...(root.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target =
      {
        ArrowDown: items[(at + 1) % items.length],
        ArrowUp: items[(at - 1 + items.length) % items.length],
        Home: items[0],
        End: items.at(-1),
      }[event.key] ?? typeahead(event, items, at);
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and the items inside.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          onPress?.();
          setOpen(!pressed);
        }}
        className={triggerClassName}
      >
        {trigger}
      </button>
      {open ? (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onClick={() => {
            setOpen(false);
            button.current?.focus();
          }}
          onKeyDown={() => {}}
          className="absolute top-full right-0 z-50 mt-2 grid w-max min-w-60 max-w-72 grid-cols-1 gap-0.5 rounded-2xl border border-line bg-surface p-1.5 shadow-pop"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
};

/** Class names of the icon before an item's label. */
export const menuIconStyle = 'size-5 shrink-0 text-ink-soft';

/** Class names of a menu item. */
export const menuItemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left text-[0.9375rem] text-ink no-underline transition-colors hover:bg-sunken focus:bg-sunken';
