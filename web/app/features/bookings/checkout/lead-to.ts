import type { CheckoutField } from './checkout-fields.ts';

/** What of a field takes the focus: what is chosen, else what is marked, else its first control. */
const CONTROLS = ['input:checked', '[aria-invalid="true"]', 'input, select, textarea, button, a'];

const controlIn = (place: HTMLElement): HTMLElement => {
  for (const selector of CONTROLS) {
    const found = place.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return place;
};

/** Brings an element into sight, below the header and above the bar with the button. */
const show = (place: HTMLElement): void => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tall = place.offsetHeight > innerHeight / 2;
  place.scrollIntoView({
    behavior: still ? 'instant' : 'smooth',
    block: tall ? 'start' : 'center',
  });
};

/** Scrolls to a field and puts the focus into it, also where it was folded away by hand. */
export const leadTo = (form: HTMLElement | null, field: CheckoutField | 'price'): void => {
  const place = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!place) return;
  const control = controlIn(place);
  const fold = control.closest('details');
  // What lies in a closed one is not shown and takes no focus.
  if (fold) fold.open = true;
  show(place);
  control.focus({ preventScroll: true });
};
