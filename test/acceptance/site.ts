import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, SidebarItem, Site } from '../../src/core/site.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { runCli } from '../support/run.ts';

export interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Checked {
  readonly status: number | null;
  readonly findings: readonly Finding[];
  /** Text that each finding points at, until the end of its line. */
  readonly locations: readonly string[];
}

/** A docs folder with a page for each name, checked and printed by the command line. */
export async function checkSite(navigation: unknown, files: Files, more: object = {}): Promise<Checked> {
  const folder = docsFolder(navigation, files, more);
  const { status, stdout } = await runCli(['check', '--format', 'json'], folder);
  const findings: Finding[] = JSON.parse(stdout).diagnostics;
  const locations = findings.map(({ file, line, column }) =>
    (readFileSync(join(folder, file), 'utf8').split('\n')[line - 1] ?? '').slice(column - 1),
  );
  return { status, findings, locations };
}

/** The resolved model; the site has to be right. */
export async function resolveModel(navigation: unknown, files: Files, more: object = {}): Promise<Site> {
  const { status, stdout, stderr } = await runCli(['print', '--as', 'model'], docsFolder(navigation, files, more));
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Names of pages without extension, or files with their contents. */
export type Files = readonly string[] | Readonly<Record<string, string>>;

export function docsFolder(navigation: unknown, files: Files, more: object = {}): string {
  return folderOf({ 'docs.json': config(navigation, more), ...(isNames(files) ? pagesNamed(files) : files) });
}

function isNames(files: Files): files is readonly string[] {
  return Array.isArray(files);
}

function pagesNamed(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
}

/** An OpenAPI document with these operations: `GET /users`, or `GET /users Tag`. */
export function specification(...operations: readonly string[]): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const [method = '', path = '', tag] = operation.split(' ');
    const tags = tag === undefined ? {} : { tags: [tag] };
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...tags, responses: { 200: { description: 'OK' } } } };
  }
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'API', version: '1' }, paths });
}

/** Labels and routes of the tree, indented by depth. */
export function outline(nodes: readonly Node[], depth = 0): string[] {
  return nodes.flatMap((node) => {
    const target = node.kind === 'link' ? node.href : 'route' in node ? node.route : '';
    const line = `${'  '.repeat(depth)}${node.kind === 'section' ? node.axis : node.kind} ${node.label} ${target}`;
    return [line, ...('children' in node ? outline(node.children, depth + 1) : [])];
  });
}

export function sidebarLabels(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => [item.label, ...(item.kind === 'group' ? sidebarLabels(item.items) : [])]);
}

/** Routes of endpoint pages as `METHOD /path`. */
export function endpoints({ pages }: Site): string[] {
  return Object.values(pages).flatMap(({ endpoint }) => (endpoint ? [`${endpoint.method} ${endpoint.path}`] : []));
}
