/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { InputField } from '../../../endpoints/page.ts';

/** Creates an element. Strings become text nodes, never HTML. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...Array.from(children));
  return element;
}

const idCounter = { last: 0 };

export function createLabeledField(name: Node | string, field: HTMLElement): HTMLElement {
  idCounter.last += 1;
  field.id = `djn-try-${idCounter.last}`;
  return createElement('div', { class: 'djn-try-field' }, [createElement('label', { for: field.id }, [name]), field]);
}

export function createSelect(options: readonly string[], selectedOption: string): HTMLSelectElement {
  const select = createElement(
    'select',
    { class: 'djn-try-input' },
    options.map((option) => createElement('option', { value: option }, [option])),
  );
  if (options.includes(selectedOption)) select.value = selectedOption;
  return select;
}

/** Copies a text and confirms on the button for 1.5 seconds. */
export async function copyWithButton(
  button: HTMLElement,
  label: string,
  copiedLabel: string,
  getText: () => string | Promise<string>,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(await getText());
  } catch {
    // The browser denies access to the clipboard, or `text` failed, so the button shows no confirmation.
    return;
  }
  button.textContent = copiedLabel;
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
}

export function createFieldGroup(title: string, fields: readonly HTMLElement[]): HTMLElement[] {
  return fields.length === 0
    ? []
    : [createElement('fieldset', {}, [createElement('legend', {}, [title]), ...Array.from(fields)])];
}

export function createInputField(
  { name, values }: InputField,
  value: string,
  label: Node | string = name,
  example = '',
) {
  const input =
    values.length > 0
      ? createSelect(values, value)
      : createElement('input', { class: 'djn-try-input', type: 'text', autocomplete: 'off', placeholder: example });
  if (values.length === 0) input.value = value;
  return { field: createLabeledField(label, input), input, read: () => input.value };
}
