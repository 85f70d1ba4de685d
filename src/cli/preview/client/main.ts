/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { PageState, ShownFinding } from '../page-state.ts';
import { replacePage } from './replace-page.ts';
import { styles } from './styles.ts';

/*
 * Script of previewed pages: shows findings, and updates the page after an edit. Messages are inserted as text, never
 * as HTML.
 */

const events = new URL('events', import.meta.url);
const report = new URL('..', events).pathname.replace(/\/$/, '');
const host = document.createElement('div');
host.id = 'docs-json-nav-findings';
const root = host.attachShadow({ mode: 'open' });
let isListOpen = false;
let closedFaults = '';
let current = readState(document);
let updates = Promise.resolve();

document.body.append(host);
show();
const stream = new EventSource(events);
// A second connection means that the preview was restarted, so the page may be outdated.
let wasOpened = false;
stream.onopen = () => {
  if (wasOpened) update();
  wasOpened = true;
};
stream.onmessage = update;
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || current === undefined) return;
  closedFaults = faultsKey(current);
  show();
});

function readState(from: Document): PageState | undefined {
  const text = from.getElementById('docs-json-nav-preview')?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}

function update(): void {
  updates = updates.then(fetchPage).catch(() => undefined);
}

async function fetchPage(): Promise<void> {
  const response = await fetch(location.href);
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const state = readState(next);
  if (state === undefined) return;
  const isChanged = state.digest !== current?.digest;
  current = state;
  if (isChanged) await replacePage(next, host);
  show();
}

function faultsKey({ faults }: PageState): string {
  return faults.map(({ code, file, message }) => `${code} ${file} ${message}`).join('\n');
}

function show(): void {
  if (current === undefined) return;
  const { findings, faults, open, total } = current;
  const sheet = element('style', {}, styles);
  const areFaultsOpen = faults.length > 0 && faultsKey(current) !== closedFaults;
  const children: HTMLElement[] = [sheet];
  if (areFaultsOpen) children.push(overlay(faults));
  else if (findings.length + open + total > 0) children.push(...badge(current));
  root.replaceChildren(...children);
  markEntries(current);
}

function overlay(faults: readonly ShownFinding[]): HTMLElement {
  const box = element('section', { class: 'overlay', role: 'alertdialog', 'aria-label': 'Errors' });
  const close = element('button', { type: 'button', 'aria-label': 'Close' }, '×');
  close.onclick = () => {
    if (current !== undefined) closedFaults = faultsKey(current);
    show();
  };
  const count = faults.length === 1 ? 'This has to be repaired' : `${faults.length} errors have to be repaired`;
  box.append(element('header', {}, element('strong', {}, count), close), list(faults.slice(0, 20)));
  const layer = element('div', { class: 'layer' }, box);
  layer.onclick = ({ target }) => {
    if (target === layer) close.click();
  };
  return layer;
}

function badge({ findings, open, total }: PageState): HTMLElement[] {
  const text = countText(findings.length, open);
  const worst = ['error', 'warning', 'info'].find((each) => findings.some(({ severity }) => severity === each));
  const siteLink = element('a', { class: 'badge', href: report }, `${countText(total, 0)} on the site`);
  if (text === '') return [element('div', { class: 'corner' }, siteLink)];
  const button = element('button', { type: 'button', class: 'badge', 'aria-expanded': String(isListOpen) }, text);
  button.dataset.severity = worst ?? 'info';
  button.onclick = () => {
    isListOpen = !isListOpen;
    show();
  };
  const panel = element('section', { class: 'panel', 'aria-label': 'Findings' }, list(findings));
  panel.append(element('a', { href: report }, `Report of the whole site (${total})`));
  return [element('div', { class: 'corner' }, ...(isListOpen ? [panel] : []), button)];
}

/** Example: `2 findings, 1 open comment`. Empty if both counts are 0. */
function countText(findings: number, comments: number): string {
  const counts = [[findings, 'finding'] as const, [comments, 'open comment'] as const];
  const texts = counts.map(([count, name]) => (count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`));
  return texts.filter((text) => text !== '').join(', ');
}

function list(findings: readonly ShownFinding[]): HTMLElement {
  return element('ol', {}, ...findings.map(item));
}

function item({ code, severity, message, help, file, line, column, frame }: ShownFinding): HTMLElement {
  const head = element('p', {}, element('b', { 'data-severity': severity }, severity), ` ${code} `);
  const path = `${current?.root ?? ''}/${file}`.split('/').map(encodeURIComponent).join('/').replace(/%3A/gi, ':');
  const url = `vscode://file${path.startsWith('/') ? '' : '/'}${path}:${line}:${column}`;
  head.append(element('a', { href: url, title: 'Open in VS Code' }, `${file}:${line}:${column}`));
  const parts = [head, element('p', { class: 'message' }, message)];
  if (frame !== '') parts.push(element('pre', { tabindex: '0' }, frame));
  if (help !== undefined) parts.push(element('p', { class: 'help' }, help));
  return element('li', {}, ...parts);
}

/** Marks entries of the sidebar whose pages have findings or open comments. */
function markEntries({ marks }: PageState): void {
  for (const mark of document.querySelectorAll('[data-preview-mark]')) mark.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.entries a[href]')) {
    const found = marks[link.getAttribute('href') ?? ''];
    if (found === undefined) continue;
    const [count, severity, open] = found;
    const look = { 'data-preview-mark': severity ?? 'comment', title: countText(count, open) };
    const mark = element('span', look, String(count || open));
    const colors = { error: '#d03438', warning: '#b26a00', info: '#3b73c8', comment: '#7a4fd0', off: '#7a4fd0' };
    const color = colors[severity ?? 'comment'];
    mark.style.cssText = `margin-inline-start:auto;padding:0 .4em;border-radius:1em;background:${color};color:#fff;font-size:.65rem;line-height:1.5;font-weight:600`;
    link.append(mark);
  }
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
