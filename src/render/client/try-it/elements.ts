/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { InputField } from '../../../endpoints/page.ts';

/** An element with attributes, and what is in it as text or elements: never as HTML. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...Array.from(children));
  return element;
}

/** Tells the fields of all forms of a page apart. */
const ids = { last: 0 };

/** A field below its label. */
export function labelled(name: Node | string, field: HTMLElement): HTMLElement {
  ids.last += 1;
  field.id = `djn-try-${ids.last}`;
  return make('div', { class: 'djn-try-field' }, [make('label', { for: field.id }, [name]), field]);
}

/** A list to choose from. */
export function selectOf(options: readonly string[], chosen: string): HTMLSelectElement {
  const select = make(
    'select',
    { class: 'djn-try-input' },
    options.map((option) => make('option', { value: option }, [option])),
  );
  if (options.includes(chosen)) select.value = chosen;
  return select;
}

/** Copies a text, and says so on the button for a moment. */
export async function copyBy(
  button: HTMLElement,
  label: string,
  copied: string,
  text: () => string | Promise<string>,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text());
  } catch {
    // Without permission, or without the text, nothing is copied, and nothing says that it was.
    return;
  }
  button.textContent = copied;
  setTimeout(() => {
    button.textContent = label;
  }, 1500);
}

/** A group of fields with a title; nothing without fields. */
export function groupOf(title: string, fields: readonly HTMLElement[]): HTMLElement[] {
  return fields.length === 0 ? [] : [make('fieldset', {}, [make('legend', {}, [title]), ...Array.from(fields)])];
}

/** A list to choose from where there are values, else a line to write in. */
export function choiceField({ name, values }: InputField, value: string, label: Node | string = name, example = '') {
  const input =
    values.length > 0
      ? selectOf(values, value)
      : make('input', { class: 'djn-try-input', type: 'text', autocomplete: 'off', placeholder: example });
  if (values.length === 0) input.value = value;
  return { field: labelled(label, input), input, read: () => input.value };
}
