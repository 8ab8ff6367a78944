/** Scrolls to the next choice: the starts of the chosen day, or the days. */
export const scrollToCalendar = (): void => {
  const calendar = document.getElementById('calendar');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  calendar?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  const next =
    calendar?.querySelector<HTMLElement>('fieldset button') ??
    calendar?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
  next?.focus({ preventScroll: true });
};
