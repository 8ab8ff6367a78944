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
 * Repeats the event of a change. React takes the text it finds at hydration for its own, so that its
 * onChange stays silent: text fields listen with onInput. Writing the text anew would make onChange
 * speak, but end a composition of Chinese characters.
 */
const repeatChange = (field: Field): void => {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
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
    for (const field of changed) if (!isTicked(field)) repeatChange(field);
    setTimeout(() => {
      // A box adds to those that are ticked, so each is rendered before the next.
      for (const field of changed) if (isTicked(field)) repeatChange(field);
      // Fields that take their text on blur have it in their state by then.
      for (const field of changed) repeatBlur(field);
    });
  }, []);
  return null;
};
