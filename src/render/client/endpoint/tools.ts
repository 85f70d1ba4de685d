/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { FormMessages, ToolMessages } from '../../../endpoints/messages.ts';
import type { EndpointTools, ScalarFiles } from '../../types.ts';
import { copyBy, make } from '../try-it/elements.ts';
import type { CallData } from '../try-it/form.ts';
import type { Visit } from '../visit.ts';
import { serverChoice } from './servers.ts';

interface ToolsData extends EndpointTools {
  readonly words: ToolMessages;
}

/** Puts the tools of a page into the element that contains their data. */
export function startTools(element: HTMLElement, visit: Visit): void {
  const data = read(element);
  if (data === undefined) return;
  const { call, form, scalar, words } = data;
  const line = element.parentElement?.querySelector<HTMLElement>('.djn-call');
  const path = call?.path ?? '';
  const servers = call === undefined ? undefined : serverChoice(call, words, visit);
  const address = (): string => servers?.address() ?? '';
  if (servers !== undefined) line?.append(addressButton(words, () => address() + path));
  if (servers !== undefined && servers.fields.length > 0) {
    for (const list of Array.from(element.parentElement?.querySelectorAll<HTMLElement>('.djn-servers') ?? []))
      list.hidden = true;
    element.append(make('div', { class: 'djn-tools-servers' }, servers.fields));
  }
  const bar = make('div', { class: 'djn-tools-bar' }, [
    ...(form === undefined ? [] : [tryButton(element, { ...form, words: words as FormMessages }, scalar, address)]),
    ...fileTools(data),
  ]);
  if (bar.childElementCount > 0) element.append(bar);
}

function fileTools({ markdown, operation, specification, words }: ToolsData): HTMLElement[] {
  const link = (href: string | undefined, label: string): HTMLElement[] => {
    if (href === undefined) return [];
    const isOwn = new URL(href, location.href).origin === location.origin;
    return [make('a', { href, class: 'djn-button', ...(isOwn ? { download: '' } : {}) }, [label])];
  };
  const text = async (): Promise<string> => (await fetch(markdown ?? '')).text();
  return [
    ...(markdown === undefined ? [] : [copyButton(words.copyMarkdown, words.copied, text)]),
    ...link(operation, words.operation),
    ...link(specification, words.specification),
  ];
}

function addressButton({ copyUrl, copied }: ToolMessages, text: () => string): HTMLElement {
  const button = copyButton(copyUrl, copied, text);
  button.className = 'djn-call-copy';
  return button;
}

/** A button that copies a text and says so. */
function copyButton(label: string, copied: string, text: () => string | Promise<string>): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'djn-button', 'aria-live': 'polite' }, [label]);
  button.addEventListener('click', () => copyBy(button, label, copied, text));
  return button;
}

/** What readers try a call with is loaded when they want it. */
function tryButton(
  element: HTMLElement,
  call: CallData,
  scalar: ScalarFiles | undefined,
  server: () => string,
): HTMLElement {
  const button = make('button', { type: 'button', class: 'djn-button djn-try-open' }, [call.words.tryIt]);
  if (scalar === undefined) offerForm(button, element, call, server);
  else offerScalar(button, element, call, scalar, server);
  return button;
}

/** A form below the button opens and closes. */
function offerForm(button: HTMLElement, element: HTMLElement, call: CallData, server: () => string): void {
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', async () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    button.setAttribute('aria-expanded', String(!isOpen));
    const known = element.querySelector<HTMLElement>('.djn-try-form');
    if (known !== null) {
      known.hidden = isOpen;
      return;
    }
    const { formOf } = await import('../try-it/form.ts');
    const made = formOf(call, server);
    element.append(made);
    made.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
}

/** Scalar's client opens over the page; the form does where it cannot. */
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

function read(element: HTMLElement): ToolsData | undefined {
  try {
    return JSON.parse(element.dataset.tools ?? '');
  } catch {
    // No page of ours.
    return undefined;
  }
}
