/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { PreviewFinding, PreviewPageState } from '../page-state.ts';
import { replacePage } from './replace-page.ts';
import { styles } from './styles.ts';

/*
 * Script of previewed pages: shows findings, and updates the page after an edit. Messages are inserted as text, never
 * as HTML.
 */

const eventsUrl = new URL('events', import.meta.url);
const reportUrl = new URL('..', eventsUrl).pathname.replace(/\/$/, '');
const host = document.createElement('div');
host.id = 'docs-json-nav-findings';
const root = host.attachShadow({ mode: 'open' });
let isListOpen = false;
let closedFaults = '';
let pageState = readState(document);
let updates = Promise.resolve();

document.body.append(host);
renderFindings();
const stream = new EventSource(eventsUrl);
// A second connection means that the preview was restarted, so the page may be outdated.
let wasOpened = false;
stream.onopen = () => {
  if (wasOpened) update();
  wasOpened = true;
};
stream.onmessage = update;
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || pageState === undefined) return;
  closedFaults = faultsKey(pageState);
  renderFindings();
});

function readState(from: Document): PreviewPageState | undefined {
  const text = from.getElementById('docs-json-nav-preview')?.textContent;
  return text ? (JSON.parse(text) as PreviewPageState) : undefined;
}

function update(): void {
  updates = updates.then(fetchPage).catch(() => undefined);
}

async function fetchPage(): Promise<void> {
  const response = await fetch(location.href);
  const nextDocument = new DOMParser().parseFromString(await response.text(), 'text/html');
  const state = readState(nextDocument);
  if (state === undefined) return;
  const isChanged = state.digest !== pageState?.digest;
  pageState = state;
  if (isChanged) await replacePage(nextDocument, host);
  renderFindings();
}

function faultsKey({ faults }: PreviewPageState): string {
  return faults.map(({ code, file, message }) => `${code} ${file} ${message}`).join('\n');
}

function renderFindings(): void {
  if (pageState === undefined) return;
  const { findings, faults, open, total } = pageState;
  const sheet = createElement('style', {}, styles);
  const areFaultsOpen = faults.length > 0 && faultsKey(pageState) !== closedFaults;
  const children: HTMLElement[] = [sheet];
  if (areFaultsOpen) children.push(createOverlay(faults));
  else if (findings.length + open + total > 0) children.push(...createBadge(pageState));
  root.replaceChildren(...children);
  markEntries(pageState);
}

function createOverlay(faults: readonly PreviewFinding[]): HTMLElement {
  const box = createElement('section', { class: 'overlay', role: 'alertdialog', 'aria-label': 'Errors' });
  const close = createElement('button', { type: 'button', 'aria-label': 'Close' }, '×');
  close.onclick = () => {
    if (pageState !== undefined) closedFaults = faultsKey(pageState);
    renderFindings();
  };
  const heading = faults.length === 1 ? '1 error to fix' : `${faults.length} errors to fix`;
  box.append(createElement('header', {}, createElement('strong', {}, heading), close), createList(faults.slice(0, 20)));
  const backdrop = createElement('div', { class: 'layer' }, box);
  backdrop.onclick = ({ target }) => {
    if (target === backdrop) close.click();
  };
  return backdrop;
}

function createBadge({ findings, open, total }: PreviewPageState): HTMLElement[] {
  const text = countText(findings.length, open);
  const highestSeverity = ['error', 'warning', 'info'].find((candidate) =>
    findings.some(({ severity }) => severity === candidate),
  );
  const siteLink = createElement('a', { class: 'badge', href: reportUrl }, `${countText(total, 0)} on the site`);
  if (text === '') return [createElement('div', { class: 'corner' }, siteLink)];
  const button = createElement('button', { type: 'button', class: 'badge', 'aria-expanded': String(isListOpen) }, text);
  button.dataset.severity = highestSeverity ?? 'info';
  button.onclick = () => {
    isListOpen = !isListOpen;
    renderFindings();
  };
  const panel = createElement('section', { class: 'panel', 'aria-label': 'Findings' }, createList(findings));
  panel.append(createElement('a', { href: reportUrl }, `Report of the whole site (${total})`));
  return [createElement('div', { class: 'corner' }, ...(isListOpen ? [panel] : []), button)];
}

/** Example: `2 findings, 1 open comment`. Empty if both counts are 0. */
function countText(findings: number, comments: number): string {
  const counts = [[findings, 'finding'] as const, [comments, 'open comment'] as const];
  const texts = counts.map(([count, name]) => (count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`));
  return texts.filter((text) => text !== '').join(', ');
}

function createList(findings: readonly PreviewFinding[]): HTMLElement {
  return createElement('ol', {}, ...findings.map(createItem));
}

function createItem({ code, severity, message, help, file, line, column, frame }: PreviewFinding): HTMLElement {
  const heading = createElement('p', {}, createElement('b', { 'data-severity': severity }, severity), ` ${code} `);
  const path = `${pageState?.root ?? ''}/${file}`.split('/').map(encodeURIComponent).join('/').replace(/%3A/gi, ':');
  const url = `vscode://file${path.startsWith('/') ? '' : '/'}${path}:${line}:${column}`;
  heading.append(createElement('a', { href: url, title: 'Open in VS Code' }, `${file}:${line}:${column}`));
  const parts = [heading, createElement('p', { class: 'message' }, message)];
  if (frame !== '') parts.push(createElement('pre', { tabindex: '0' }, frame));
  if (help !== undefined) parts.push(createElement('p', { class: 'help' }, help));
  return createElement('li', {}, ...parts);
}

/** Marks entries of the sidebar whose pages have findings or open comments. */
function markEntries({ marks }: PreviewPageState): void {
  for (const mark of document.querySelectorAll('[data-preview-mark]')) mark.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.entries a[href]')) {
    const pageMark = marks[link.getAttribute('href') ?? ''];
    if (pageMark === undefined) continue;
    const [count, severity, open] = pageMark;
    const markAttributes = { 'data-preview-mark': severity ?? 'comment', title: countText(count, open) };
    const mark = createElement('span', markAttributes, String(count || open));
    const colors = { error: '#d03438', warning: '#b26a00', info: '#3b73c8', comment: '#7a4fd0', off: '#7a4fd0' };
    const color = colors[severity ?? 'comment'];
    mark.style.cssText = `margin-inline-start:auto;padding:0 .4em;border-radius:1em;background:${color};color:#fff;font-size:.65rem;line-height:1.5;font-weight:600`;
    link.append(mark);
  }
}

function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.append(...children);
  return created;
}
