import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packageRoot } from '../support/run.ts';

/** Types of the model in reading order. Other exported types follow. */
const order = ['Site', 'SiteSettings', 'Page', 'Placement', 'Crumb', 'Sidebar'];

/** Renders the sections of `docs/model.md`: a heading and a table for each type of the model. */
export function modelReference(): string {
  const file = join(packageRoot, 'src/core/site.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const interfaces = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((item) => [item.name.text, item] as const),
  );
  const names = [...interfaces.values()].filter(isExported).map((item) => item.name.text);
  const sorted = [...order, ...names.filter((name) => !order.includes(name))];
  const sections = sorted.map((name) => sectionOf(name, interfaces));
  const aliases = source.statements
    .filter(ts.isTypeAliasDeclaration)
    .map((item) => `- \`${item.name.text}\`: \`${oneLine(item.type.getText())}\``);
  return `${sections.join('\n\n')}\n\n## Other types\n\n${aliases.join('\n')}\n`;
}

function sectionOf(name: string, interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>): string {
  const declaration = interfaces.get(name);
  if (declaration === undefined) throw new Error(`The model has no type ${name}.`);
  const rows = membersOf(declaration, interfaces).map((member) => {
    const optional = member.questionToken === undefined ? '' : '?';
    const type = oneLine(member.type?.getText() ?? '').replaceAll('|', '\\|');
    return `| \`${member.name.getText()}${optional}\` | \`${type}\` | ${commentOf(member)} |`;
  });
  const about = commentOf(declaration);
  return [
    `## ${name}`,
    ...(about === '' ? [] : ['', about]),
    '',
    '| field | type | what it says |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

/** Lists a type's own members, then inherited ones. */
function membersOf(
  declaration: ts.InterfaceDeclaration,
  interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>,
): ts.PropertySignature[] {
  const bases = declaration.heritageClauses?.flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
  const inherited = (bases ?? []).flatMap((base) => {
    const found = interfaces.get(base);
    return found === undefined ? [] : membersOf(found, interfaces);
  });
  return [...declaration.members.filter(ts.isPropertySignature), ...inherited];
}

function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  return oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll('|', '\\|');
}

function isExported({ modifiers }: ts.InterfaceDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

function oneLine(text: string): string {
  return text
    .replace(/\/\*\*.*?\*\/\s*/gs, '')
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
