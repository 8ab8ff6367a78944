import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { HeartButton } from './heart-button.tsx';
import { Input } from './input.tsx';

const nicknameField = (props: { hint?: string; error?: string }) => (
  <Field label="Nickname" note="(optional)" {...props}>
    {(field) => <Input {...field} />}
  </Field>
);
const input = () => page.getByRole('textbox', { name: 'Nickname (optional)' });

test('a click on the label focuses the field', async () => {
  await show(nicknameField({}));
  await page.getByText('(optional)').click();
  expect(document.activeElement).toBe(input().element());
  await expect.element(input()).not.toHaveAttribute('aria-describedby');
});

test('describes the field by its hint or, if there is one, by its error, which is announced', async () => {
  const { screen } = await show(nicknameField({ hint: 'Shown to guides' }));
  await expect.element(input()).toHaveAccessibleDescription('Shown to guides');
  await expect.element(input()).not.toHaveAttribute('aria-invalid');
  await screen.unmount();
  await show(nicknameField({ hint: 'Shown to guides', error: 'Too long' }));
  await expect.element(input()).toHaveAccessibleDescription('Too long');
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too long');
});

test('marks an invalid field even while it has focus', async () => {
  await show(
    <>
      {nicknameField({ error: 'Too long' })}
      <p className="text-danger">wrong</p>
      <p className="text-action">right</p>
    </>,
  );
  const getColor = (words: string) => getComputedStyle(page.getByText(words).element()).color;
  (input().element() as HTMLElement).focus();
  const outlineColor = () => getComputedStyle(input().element()).outlineColor;
  await expect.poll(outlineColor).toBe(getColor('wrong'));
  expect(getColor('wrong')).not.toBe(getColor('right'));
});

test('makes the whole line of a checkbox clickable, at least 44 pixels high', async () => {
  const onChange = vi.fn();
  await show(<Checkbox label="I agree" onChange={onChange} />);
  const line = page.getByText('I agree');
  await line.click();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(2);
  const height = line.element().closest('label')?.getBoundingClientRect().height;
  expect(height).toBeGreaterThanOrEqual(44);
});

test.each([
  ['busy', { busy: true }],
  ['disabled', { disabled: true }],
])(
  'ignores clicks on a %s button, which keeps focus; other buttons submit only with type submit',
  async (_, state) => {
    const onClick = vi.fn();
    await show(
      <>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onClick();
          }}
        >
          <input aria-label="Amount" />
          <Button type="submit" {...state} onClick={onClick}>
            Paying
          </Button>
        </form>
        <Button>Back</Button>
      </>,
    );
    const busy = page.getByRole('button', { name: 'Paying' });
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy.element().getAttribute('aria-busy')).toBe('busy' in state ? 'true' : null);
    const button = busy.element() as HTMLElement;
    // Focus stays on the button, which it would not if the button were natively disabled.
    button.focus();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter} ');
    button.click();
    (page.getByRole('textbox', { name: 'Amount' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    await expect
      .element(page.getByRole('button', { name: 'Back' }))
      .toHaveAttribute('type', 'button');
  },
);

test('does not submit a form natively before hydration', () => {
  const html = renderToString(
    <>
      <Button type="submit" disabled>
        Pay
      </Button>
      <Button type="submit">Search</Button>
    </>,
  );
  expect(html).toMatch(/^<button [^>]*disabled=""[^>]*>Pay/);
  expect(html).not.toMatch(/<button [^>]*disabled=""[^>]*>Search/);
});

test('does not follow a card’s link on a click on the card’s heart', async () => {
  const onToggle = vi.fn();
  await show(
    <a href="#elsewhere">
      <HeartButton label="Save Aoi" pressed={false} onToggle={onToggle} />
    </a>,
  );
  await page.getByRole('button', { name: 'Save Aoi' }).click();
  expect(onToggle).toHaveBeenCalledOnce();
  expect(location.hash).toBe('');
});
