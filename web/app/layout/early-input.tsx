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
 * Dispatches the input event of a text field again. React treats the text that it finds at hydration as its
 * own, so its onChange does not fire, and text fields use onInput. Setting the text again would fire
 * onChange, but abort an IME composition.
 */
const replayText = (field: Field): void => {
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Dispatches the change event of a select again, because React may already have restored the old choice. */
const replayChoice = (field: HTMLSelectElement, value: string): void => {
  // The user has changed the field again in the meantime.
  if (isChanged(field) && field.value !== value) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const replayTick = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked;
  field.click();
};

const replayBlur = (field: Field): void => {
  if (field === document.activeElement) return;
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

/**
 * Dispatches the events of fields that the user changed before hydration, as happens on slow connections.
 * React would otherwise restore the old values. Render this component after the fields.
 */
export const EarlyInput = () => {
  useEffect(() => {
    const fields = document.querySelectorAll<Field>('input, select, textarea');
    const changed = [...fields].filter(isChanged);
    const choices = changed.filter((field) => field instanceof HTMLSelectElement);
    const chosen = choices.map((field) => [field, field.value] as const);
    for (const field of changed)
      if (!isTicked(field) && !(field instanceof HTMLSelectElement)) replayText(field);
    // Deferred, because this effect can run while React handles a choice, and another event of the same
    // field would make React restore the old choice.
    setTimeout(() => {
      for (const [field, value] of chosen) replayChoice(field, value);
      // Each checkbox adds to those already ticked, so each tick is rendered before the next one is
      // replayed.
      for (const field of changed) if (isTicked(field)) replayTick(field);
      // By now, fields that commit their text on blur have the text in their state.
      for (const field of changed) replayBlur(field);
    });
  }, []);
  return null;
};
