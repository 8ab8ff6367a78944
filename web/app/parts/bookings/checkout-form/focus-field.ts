import type { CheckoutField } from './checkout-fields.ts';

/** Selectors for the control to focus in a field, in order of preference: selected, invalid, any. */
const CONTROLS = ['input:checked', '[aria-invalid="true"]', 'input, select, textarea, button, a'];

const findControl = (place: HTMLElement): HTMLElement => {
  for (const selector of CONTROLS) {
    const found = place.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return place;
};

/** Scrolls an element into view, below the header and above the bar with the button. */
const scrollIntoView = (place: HTMLElement): void => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const tall = place.offsetHeight > innerHeight / 2;
  place.scrollIntoView({
    behavior: still ? 'instant' : 'smooth',
    block: tall ? 'start' : 'center',
  });
};

/** Scrolls to a field and focuses it. Expands the group around it if it is collapsed. */
export const focusField = (form: HTMLElement | null, field: CheckoutField | 'price'): void => {
  const place = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!place) return;
  const control = findControl(place);
  const fold = control.closest('details');
  // Elements inside a collapsed group are hidden and cannot be focused.
  if (fold) fold.open = true;
  scrollIntoView(place);
  control.focus({ preventScroll: true });
};
