import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isChanged = (field: Field): boolean => {
  if (!(field instanceof HTMLSelectElement))
    return isTicked(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  const marked = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, marked);
};

/**
 * Repeats the event of a text. React takes the text it finds at hydration for its own, so that its
 * onChange stays silent: text fields listen with onInput. Writing the text anew would make onChange
 * speak, but end a composition of Chinese characters.
 */
const repeatText = (field: Field): void => {
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Repeats a choice: by now React may have put the old one back. */
const repeatChoice = (field: HTMLSelectElement, value: string): void => {
  if (isChanged(field) && field.value !== value) return; // Chosen anew meanwhile.
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const repeatTick = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked;
  field.click();
};

const repeatBlur = (field: Field): void => {
  if (field === document.activeElement) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * On a slow line people fill in fields before the page is hydrated. Afterwards the event of each
 * changed field is repeated, or React would put the old value back. Stands after the fields.
 */
export const EarlyInput = () => {
  useEffect(() => {
    const fields = document.querySelectorAll<Field>('input, select, textarea');
    const changed = [...fields].filter(isChanged);
    const choices = changed.filter((field) => field instanceof HTMLSelectElement);
    const chosen = choices.map((field) => [field, field.value] as const);
    for (const field of changed)
      if (!isTicked(field) && !(field instanceof HTMLSelectElement)) repeatText(field);
    // Not at once: this may run while React handles a choice, and another event of the same field
    // would have React put the old one back and take that for chosen.
    setTimeout(() => {
      for (const [field, value] of chosen) repeatChoice(field, value);
      // A box adds to those that are ticked, so each is rendered before the next.
      for (const field of changed) if (isTicked(field)) repeatTick(field);
      // Fields that take their text on blur have it in their state by then.
      for (const field of changed) repeatBlur(field);
    });
  }, []);
  return null;
};
