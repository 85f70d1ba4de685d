/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FormMessages, ToolMessages } from '../../../endpoints/messages.ts';
import type { EndpointTools, ScalarFiles } from '../../types.ts';
import { copyWithButton, createElement } from '../try-it/elements.ts';
import type { CallData } from '../try-it/form.ts';
import type { VisitStorage } from '../visit-storage.ts';
import { createServerFields } from './servers.ts';

interface ToolsData extends EndpointTools {
  readonly words: ToolMessages;
}

export function mountTools(element: HTMLElement, visit: VisitStorage): void {
  const data = parseData(element);
  if (data === undefined) return;
  const { call, form, scalar, words } = data;
  const line = element.parentElement?.querySelector<HTMLElement>('.djn-call');
  const path = call?.path ?? '';
  const servers = call === undefined ? undefined : createServerFields(call, words, visit);
  const serverUrl = (): string => servers?.url() ?? '';
  if (servers !== undefined) line?.append(copyUrlButton(words, () => serverUrl() + path));
  if (servers !== undefined && servers.fields.length > 0) {
    for (const list of Array.from(element.parentElement?.querySelectorAll<HTMLElement>('.djn-servers') ?? []))
      list.hidden = true;
    element.append(createElement('div', { class: 'djn-tools-servers' }, servers.fields));
  }
  const bar = createElement('div', { class: 'djn-tools-bar' }, [
    ...(form === undefined ? [] : [tryButton(element, { ...form, words: words as FormMessages }, scalar, serverUrl)]),
    ...fileTools(data),
  ]);
  if (bar.childElementCount > 0) element.append(bar);
}

function fileTools({ markdown, operation, specification, words }: ToolsData): HTMLElement[] {
  const link = (href: string | undefined, label: string): HTMLElement[] => {
    if (href === undefined) return [];
    const isSameOrigin = new URL(href, location.href).origin === location.origin;
    return [createElement('a', { href, class: 'djn-button', ...(isSameOrigin ? { download: '' } : {}) }, [label])];
  };
  const text = async (): Promise<string> => (await fetch(markdown ?? '')).text();
  return [
    ...(markdown === undefined ? [] : [copyButton(words.copyMarkdown, words.copied, text)]),
    ...link(operation, words.operation),
    ...link(specification, words.specification),
  ];
}

function copyUrlButton({ copyUrl, copied }: ToolMessages, text: () => string): HTMLElement {
  const button = copyButton(copyUrl, copied, text);
  button.className = 'djn-call-copy';
  return button;
}

function copyButton(label: string, copied: string, text: () => string | Promise<string>): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'djn-button', 'aria-live': 'polite' }, [label]);
  button.addEventListener('click', () => copyWithButton(button, label, copied, text));
  return button;
}

/** Creates the button that opens the form or Scalar's client, which are loaded on the first click. */
function tryButton(
  element: HTMLElement,
  call: CallData,
  scalar: ScalarFiles | undefined,
  server: () => string,
): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'djn-button djn-try-open' }, [call.words.tryIt]);
  if (scalar === undefined) offerForm(button, element, call, server);
  else offerScalar(button, element, call, scalar, server);
  return button;
}

function offerForm(button: HTMLElement, element: HTMLElement, call: CallData, server: () => string): void {
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', async () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
    const existingForm = element.querySelector<HTMLElement>('.djn-try-form');
    if (existingForm !== null) {
      existingForm.hidden = isOpen;
      return;
    }
    const { createForm } = await import('../try-it/form.ts');
    const form = createForm(call, server);
    element.append(form);
    form.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
}

/** Opens Scalar's client over the page. Falls back to the form if the client can't be loaded. */
function offerScalar(
  button: HTMLElement,
  element: HTMLElement,
  call: CallData,
  scalar: ScalarFiles,
  server: () => string,
): void {
  button.setAttribute('aria-haspopup', 'dialog');
  let isLoading = false;
  const open = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { openScalar } = await import('../try-it/scalar.ts');
      await openScalar(scalar, call.method.toLowerCase(), server());
    } catch (error) {
      reportError(error);
      button.removeEventListener('click', open);
      button.removeAttribute('aria-haspopup');
      offerForm(button, element, call, server);
      button.click();
    }
    isLoading = false;
  };
  button.addEventListener('click', open);
}

function parseData(element: HTMLElement): ToolsData | undefined {
  try {
    return JSON.parse(element.dataset.tools ?? '');
  } catch {
    // The attribute is missing or isn't JSON, so the element isn't from our build.
    return undefined;
  }
}
