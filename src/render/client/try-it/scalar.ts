/// <reference lib="dom" />

import type { ScalarFiles } from '../../types.ts';
import { createElement } from './elements.ts';

/** Types for the exports of `generators/rendering/scalar-client.ts`. */
interface Scalar {
  createWorkspaceStore(): { addDocument(input: { name: string; document: OperationDocument }): Promise<boolean> };
  createApiClientModal(settings: object): Modal;
  watch(value: () => boolean, callback: (value: boolean) => void, settings: { flush: 'sync' }): void;
}

interface Modal {
  readonly app: { unmount(): void };
  readonly modalState: { open: boolean };
  open(operation: { path: string; method: string }): void;
}

interface OperationDocument {
  readonly paths: Record<string, Record<string, object>>;
}

/** Same selector as in `diagrams.ts`. Not in a shared module, which every page would have to load as another file. */
const darkSelector = '.dark, [data-theme="dark"]';

let currentClient: { readonly clientKey: string; readonly open: () => void; readonly end: () => void } | undefined;

/**
 * Opens Scalar's client. The reader's input is kept until the client is opened for another operation or server, or the
 * page is reloaded.
 *
 * @param method In lowercase.
 * @param server URL of the chosen server.
 * @throws {Error} if the URL isn't HTTP, or a file can't be loaded.
 */
export async function openScalar(files: ScalarFiles, method: string, server: string): Promise<void> {
  const clientKey = `${files.document} ${server}`;
  if (currentClient?.clientKey !== clientKey) {
    const client = await createClient(files, method, checkServerUrl(server));
    currentClient?.end();
    currentClient = { clientKey: clientKey, ...client };
  }
  currentClient.open();
}

async function createClient(files: ScalarFiles, method: string, server: string) {
  const [scalar, styleSheet, document]: [Scalar, HTMLLinkElement, OperationDocument] = await Promise.all([
    import(/* @vite-ignore */ /* webpackIgnore: true */ files.script),
    loadStyleSheet(files.styles),
    fetchDocument(files.document),
  ]);
  const [path = ''] = Object.keys(document.paths);
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${files.document} has no operation ${method}.`);
  Object.assign(operation, { servers: [{ url: server }] });
  const workspaceStore = scalar.createWorkspaceStore();
  await workspaceStore.addDocument({ name: 'default', document });
  const el = createElement('div', { class: 'scalar-app' });
  window.document.body.append(el);
  const options = { hideClientButton: true, proxyUrl: '', customFetch: fetchWithoutCredentials };
  const modal = scalar.createApiClientModal({ el, workspaceStore, options });
  // Scalar's styles affect the whole page, so they are only enabled while its client is open.
  const applyStyles = (isOpen: boolean): void => {
    el.hidden = !isOpen;
    if (styleSheet.sheet !== null) styleSheet.sheet.disabled = !isOpen;
    const { body, documentElement } = window.document;
    const isDark = documentElement.matches(darkSelector);
    body.classList.toggle('dark-mode', isOpen && isDark);
    body.classList.toggle('light-mode', isOpen && !isDark);
  };
  scalar.watch(() => modal.modalState.open, applyStyles, { flush: 'sync' });
  const close = (): void => {
    modal.modalState.open = false;
  };
  window.addEventListener('popstate', close);
  return {
    open: () => modal.open({ path, method }),
    end: () => {
      window.removeEventListener('popstate', close);
      close();
      modal.app.unmount();
      el.remove();
    },
  };
}

/** Sends a request without cookies and referrer, like the form. */
const fetchWithoutCredentials: typeof fetch = (input, settings) =>
  fetch(input, { ...settings, credentials: 'omit', referrerPolicy: 'no-referrer' });

function checkServerUrl(server: string): string {
  const { protocol, href } = new URL(server, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`${server} cannot be called.`);
  return href.replace(/\/+$/, '');
}

async function fetchDocument(url: string): Promise<OperationDocument> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded.`);
  return response.json();
}

function loadStyleSheet(href: string): Promise<HTMLLinkElement> {
  const existing = document.querySelector<HTMLLinkElement>('link[data-djn-scalar]');
  if (existing !== null) return Promise.resolve(existing);
  const link = createElement('link', { rel: 'stylesheet', href, 'data-djn-scalar': '' });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
