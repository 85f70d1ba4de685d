import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { siteOptions } from '../../src/core/options/table.ts';
import type { Option, OptionTable } from '../../src/core/values/option.ts';
import { packageRoot } from './run.ts';

/** An option as the reference shows it. */
export interface ReferenceRow {
  /** `remote.offline`. */
  readonly name: string;
  readonly option: Option;
  /** What its comment says. */
  readonly text: string;
  /** What its comment gives as its default. */
  readonly default: string | undefined;
}

/** Tables that the options are written in, by name. */
const tables = new Map(['src/core/options/table.ts', 'src/core/options/feedback-options.ts'].flatMap(tablesIn));

/** Every option, with what its comment says. */
export const rows: readonly ReferenceRow[] = rowsOf(siteOptions, tables.get('siteOptions'), '');

/** The text of `docs/options.md`. */
export function optionsReference(): string {
  const lines = rows.map(({ name, option, text, default: usual }) => {
    const cells = [
      `\`${name}\``,
      holds(option),
      shownDefault(usual) ?? (option.required === true ? 'must be set' : ''),
      flagOf(name, option),
      text,
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `${[
    '---',
    'title: Options',
    'description: Every option, its default and its flag.',
    '---',
    '',
    'Options are in `docs-json-nav.config.mjs` (or `.js`, `.json`) beside `package.json` or in the docs folder, in',
    'the call of a plugin, or in flags. Where several set the same one, flags and plugins win over the file; lists, and',
    'options with others in them, take from both.',
    '',
    '| option | type | default | flag | what it does |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n')}\n`;
}

function rowsOf(table: OptionTable, written: ts.ObjectLiteralExpression | undefined, prefix: string): ReferenceRow[] {
  return Object.entries(table).flatMap(([key, option]) => {
    const member = written?.properties.find((property) => property.name?.getText() === key);
    const [comment] = member === undefined ? [] : ts.getJSDocCommentsAndTags(member);
    const text = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll('\n', ' ') ?? '';
    const tag =
      member === undefined ? undefined : ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
    const usual = ts.getTextOfJSDocComment(tag?.comment);
    const row: ReferenceRow = { name: prefix + key, option, text, default: usual };
    const value = member !== undefined && ts.isPropertyAssignment(member) ? member.initializer : undefined;
    if (option.kind === 'list' && option.of.kind === 'group')
      return [row, ...rowsOf(option.of.of, tableOf(memberOf(value, 'of')), `${prefix}${key}[].`)];
    if (option.kind !== 'group') return [row];
    return [row, ...rowsOf(option.of, tableOf(value), `${prefix}${key}.`)];
  });
}

/** The object literal that a group's `of` means. */
function tableOf(group: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  const of = memberOf(group, 'of');
  return of === undefined || ts.isObjectLiteralExpression(of) ? of : tables.get(of.getText());
}

function memberOf(value: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return undefined;
  const member = value.properties.find((property) => property.name?.getText() === name);
  return member !== undefined && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

function tablesIn(file: string): [string, ts.ObjectLiteralExpression][] {
  const text = readFileSync(join(packageRoot, file), 'utf8');
  const found: [string, ts.ObjectLiteralExpression][] = [];
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).forEachChild(function visit(node): void {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      let value = node.initializer;
      while (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) value = value.expression;
      if (ts.isObjectLiteralExpression(value)) found.push([node.name.getText(), value]);
    }
    node.forEachChild(visit);
  });
  return found;
}

/** A value as code; words as they are. */
function shownDefault(text: string | undefined): string | undefined {
  return text !== undefined && isLiteral(text) ? `\`${text}\`` : text;
}

/** True for a default that is a value, and not words about one. */
export function isLiteral(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function holds(option: Option): string {
  switch (option.kind) {
    case 'text':
      return 'text';
    case 'toggle':
      return '`true` or `false`';
    case 'number': {
      const { whole, least, most, above } = option;
      const limits = [
        least === undefined ? '' : ` from ${least}`,
        above === undefined ? '' : ` above ${above}`,
        most === undefined ? '' : `${least === undefined ? ', at most' : ' to'} ${most}`,
      ];
      return `${whole === true ? 'whole number' : 'number'}${limits.join('')}`;
    }
    case 'choice':
      return option.of.map((word) => `\`'${word}'\``).join(', ');
    case 'list':
      if (option.of.kind === 'group') return 'list of objects';
      if (option.of.kind === 'rule') return 'list of rules';
      return option.of.kind === 'choice' ? `list of ${holds(option.of)}` : 'list of texts';
    case 'record':
      return `object: a ${option.name} each, with ${holds(option.of)}`;
    case 'group':
      return 'object';
    case 'rule':
      return 'rule';
  }
}

function flagOf(name: string, { flag, ...option }: Option): string {
  if (flag === undefined) return '';
  const last = name.split('.').at(-1) as string;
  const word = flag.name ?? last.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isOn = option.kind === 'toggle' && option.default;
  const flags = [`\`--${isOn ? 'no-' : ''}${word}${flag.value === undefined ? '' : ` ${flag.value}`}\``];
  if (option.kind === 'record' && option.shorthand !== undefined) flags.push(`\`--${option.shorthand.name}\``);
  return flags.join(', ') + (flag.commands === undefined ? '' : ` (${flag.commands.join(', ')})`);
}
