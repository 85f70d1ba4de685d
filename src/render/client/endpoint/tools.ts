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

export function mountTools(element: HTMLElement, visitStorage: VisitStorage): void {
  const data = parseToolsData(element);
  if (data === undefined) return;
  const { call, form, scalar, words } = data;
  const callElement = element.parentElement?.querySelector<HTMLElement>('.djn-call');
  const path = call?.path ?? '';
  const servers = call === undefined ? undefined : createServerFields(call, words, visitStorage);
  const getServerUrl = (): string => servers?.url() ?? '';
  if (servers !== undefined) callElement?.append(createCopyUrlButton(words, () => getServerUrl() + path));
  if (servers !== undefined && servers.fields.length > 0) {
    for (const list of Array.from(element.parentElement?.querySelectorAll<HTMLElement>('.djn-servers') ?? []))
      list.hidden = true;
    element.append(createElement('div', { class: 'djn-tools-servers' }, servers.fields));
  }
  const bar = createElement('div', { class: 'djn-tools-bar' }, [
    ...(form === undefined
      ? []
      : [createTryButton(element, { ...form, words: words as FormMessages }, scalar, getServerUrl)]),
    ...createFileTools(data),
  ]);
  if (bar.childElementCount > 0) element.append(bar);
}

function createFileTools({ markdown, operation, specification, words }: ToolsData): HTMLElement[] {
  const createLink = (href: string | undefined, label: string): HTMLElement[] => {
    if (href === undefined) return [];
    const isSameOrigin = new URL(href, location.href).origin === location.origin;
    return [createElement('a', { href, class: 'djn-button', ...(isSameOrigin ? { download: '' } : {}) }, [label])];
  };
  const fetchMarkdown = async (): Promise<string> => (await fetch(markdown ?? '')).text();
  return [
    ...(markdown === undefined ? [] : [createCopyButton(words.copyMarkdown, words.copied, fetchMarkdown)]),
    ...createLink(operation, words.operation),
    ...createLink(specification, words.specification),
  ];
}

function createCopyUrlButton({ copyUrl, copied }: ToolMessages, getText: () => string): HTMLElement {
  const button = createCopyButton(copyUrl, copied, getText);
  button.className = 'djn-call-copy';
  return button;
}

function createCopyButton(label: string, copied: string, getText: () => string | Promise<string>): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: 'djn-button', 'aria-live': 'polite' }, [label]);
  button.addEventListener('click', () => copyWithButton(button, label, copied, getText));
  return button;
}

/** Creates the button that opens the form or Scalar's client, which are loaded on the first click. */
function createTryButton(
  element: HTMLElement,
  call: CallData,
  scalar: ScalarFiles | undefined,
  getServerUrl: () => string,
): HTMLElement {
  const button = createElement('button', { type: 'button', class: 'djn-button djn-try-open' }, [call.words.tryIt]);
  if (scalar === undefined) openFormOnClick(button, element, call, getServerUrl);
  else openScalarOnClick(button, element, call, scalar, getServerUrl);
  return button;
}

function openFormOnClick(button: HTMLElement, element: HTMLElement, call: CallData, getServerUrl: () => string): void {
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
    const form = createForm(call, getServerUrl);
    element.append(form);
    form.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  });
}

/** Opens Scalar's client over the page. Falls back to the form if the client can't be loaded. */
function openScalarOnClick(
  button: HTMLElement,
  element: HTMLElement,
  call: CallData,
  scalar: ScalarFiles,
  getServerUrl: () => string,
): void {
  button.setAttribute('aria-haspopup', 'dialog');
  let isLoading = false;
  const openClient = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { openScalar } = await import('../try-it/scalar.ts');
      await openScalar(scalar, call.method.toLowerCase(), getServerUrl());
    } catch (error) {
      reportError(error);
      button.removeEventListener('click', openClient);
      button.removeAttribute('aria-haspopup');
      openFormOnClick(button, element, call, getServerUrl);
      button.click();
    }
    isLoading = false;
  };
  button.addEventListener('click', openClient);
}

function parseToolsData(element: HTMLElement): ToolsData | undefined {
  try {
    return JSON.parse(element.dataset.tools ?? '');
  } catch {
    // The attribute is missing or isn't JSON, so the element isn't from our build.
    return undefined;
  }
}
