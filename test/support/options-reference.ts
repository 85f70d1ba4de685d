import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { siteOptions } from '../../src/core/options/table.ts';
import type { Option, OptionTable } from '../../src/core/values/option.ts';
import { packageRoot } from './run.ts';

/** A row of the options reference. */
export interface ReferenceRow {
  /** For example `remote.offline`. */
  readonly name: string;
  readonly option: Option;
  /** Text of its doc comment. */
  readonly text: string;
  /** Default according to its doc comment. */
  readonly default: string | undefined;
}

/** Tables in the source that define options, by name. */
const tables = new Map(['src/core/options/table.ts', 'src/core/options/feedback-options.ts'].flatMap(tablesIn));

/** All options with the texts of their doc comments. */
export const rows: readonly ReferenceRow[] = rowsOf(siteOptions, tables.get('siteOptions'), '');

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

/** Object literal that a group's `of` refers to. */
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

/** True for a default that is a literal, and false for prose. */
export function isLiteral(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
