import { type RefObject, useEffect, useState } from 'react';
import type { CheckoutField } from '../../parts/bookings/checkout-form/checkout-fields.ts';

/** How long a message must be out of view, in milliseconds; longer than scrolling to it takes. */
const SETTLED_MS = 500;

/** Returns the error message of a field, or the field itself if it shows none. */
const findMessage = (form: Element, field: CheckoutField): Element | null => {
  const place = form.querySelector(`[data-field="${field}"]`);
  return place?.querySelector('[role="alert"]') ?? place;
};

/** Returns how many pixels the header covers at the top of the window, and the page's bar at the bottom. */
const measureCovered = (bar: Element | null): { top: number; bottom: number } => ({
  top: Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  bottom: bar && getComputedStyle(bar).position === 'sticky' ? bar.clientHeight : 0,
});

/**
 * Returns whether the error message of a field is out of view. False while the page is still scrolling to
 * it. @param inside an element in the form
 */
export const useIsOutOfView = (
  field: CheckoutField,
  inside: RefObject<HTMLElement | null>,
): boolean => {
  const [out, setOut] = useState(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const message = form && findMessage(form, field);
    if (!message) return;
    const { top, bottom } = measureCovered(inside.current?.closest('[data-edge-bar]') ?? null);
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
