import { type RefObject, useEffect, useState } from 'react';
import type { CheckoutField } from './checkout-fields.ts';

/** How long a message has to be out of view: longer than it takes to scroll to it, in milliseconds. */
const SETTLED_MS = 500;

/** The message at a field, else the field. */
const messageAt = (form: Element, field: CheckoutField): Element | null => {
  const place = form.querySelector(`[data-field="${field}"]`);
  return place?.querySelector('[role="alert"]') ?? place;
};

/** How much of the window's upper and lower edge is covered by the header and by the page's bar. */
const coveredBy = (bar: Element | null): { top: number; bottom: number } => ({
  top: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  bottom: bar && getComputedStyle(bar).position === 'sticky' ? bar.clientHeight : 0,
});

/**
 * Whether what a field says of itself cannot be read at the moment. False while the page still scrolls
 * to it.
 * @param inside an element in the form
 */
export const useOutOfView = (
  field: CheckoutField,
  inside: RefObject<HTMLElement | null>,
): boolean => {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const message = form && messageAt(form, field);
    if (!message) return;
    const { top, bottom } = coveredBy(inside.current?.closest('[data-edge-bar]') ?? null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) setOut(false);
        else timer = setTimeout(() => setOut(true), SETTLED_MS);
      },
      { rootMargin: `${-top}px 0px ${-bottom}px`, threshold: 1 },
    );
    observer.observe(message);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [field, inside]);
  return out;
};
