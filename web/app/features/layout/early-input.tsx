import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What React remembers of a field, so as to know its own changes from people's. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

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

/** Tells of a change again. Nothing is written into a text: that would end a composition. */
const tellAgain = (field: Field): void => {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
  } else {
    (field as Tracked)._valueTracker?.setValue(field.defaultValue);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const tellOfLeaving = (field: Field): void => {
  if (field === document.activeElement) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * On a slow line people fill in what they see before there is anything behind it. Once there is, each
 * field that was changed is told so, or its text would be taken away again. Stands after the fields.
 */
export const EarlyInput = () => {
  useEffect(() => {
    const fields = document.querySelectorAll<Field>('input, select, textarea');
    const changed = [...fields].filter(isChanged);
    for (const field of changed) if (!isTicked(field)) tellAgain(field);
    setTimeout(() => {
      // A box adds to those that are ticked, so each is shown before the next is told.
      for (const field of changed) if (isTicked(field)) tellAgain(field);
      // A field that takes its text when it is left has to know the text by then.
      for (const field of changed) tellOfLeaving(field);
    });
  }, []);
  return null;
};
