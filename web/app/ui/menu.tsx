import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  /** The words of the button that opens it, for screen readers. */
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** `MenuLink`s and `MenuAction`s: anything with `role="menuitem"`. */
  children: ReactNode;
}

const ITEM = '[role="menuitem"], [role="menuitemradio"]';

/** A menu under its button: arrows, Home, End, Escape; closes when it loses the focus. */
export const Menu = ({ label, trigger, triggerClassName = '', children }: Props) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>(ITEM)?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const items = [...(root.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const target = {
      ArrowDown: items[(at + 1) % items.length],
      ArrowUp: items[(at - 1 + items.length) % items.length],
      Home: items[0],
      End: items.at(-1),
    }[event.key];
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the items inside.
    <div ref={root} className="relative" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
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
          onClick={() => setOpen(false)}
          onKeyDown={() => {}}
          className="absolute top-full right-0 z-50 mt-2 grid min-w-60 gap-0.5 rounded-2xl border border-line bg-surface p-1.5 shadow-pop"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
};

/** How an item of a menu is dressed. */
export const menuItemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-left text-[0.9375rem] text-ink no-underline hover:bg-sunken focus:bg-sunken';
