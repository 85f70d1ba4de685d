/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { CallData } from './try-it/form.ts';

const arranged = new WeakSet<Element>();

/** Puts a button where a page has what a form needs. The form itself is loaded when readers want it. */
export function arrangeForms(): void {
  for (const element of Array.from(document.querySelectorAll<HTMLElement>('.djn-try[data-call]'))) {
    if (arranged.has(element)) continue;
    arranged.add(element);
    const data = read(element);
    if (data === undefined) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'djn-button djn-try-open';
    button.textContent = data.words.tryIt;
    button.setAttribute('aria-expanded', 'false');
    element.append(button);
    button.addEventListener('click', () => void toggle(element, button, data));
  }
}

async function toggle(element: HTMLElement, button: HTMLElement, data: CallData): Promise<void> {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!isOpen));
  const known = element.querySelector<HTMLElement>('.djn-try-form');
  if (known !== null) known.hidden = isOpen;
  else {
    const { formOf } = await import('./try-it/form.ts');
    const form = formOf(data);
    element.append(form);
    form.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }
}

function read(element: HTMLElement): CallData | undefined {
  try {
    return JSON.parse(element.dataset.call ?? '');
  } catch {
    // No page of ours.
    return undefined;
  }
}
