import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, printable } from '../../core/diagnostics.ts';
import { packageFolder } from '../../core/host.ts';
import { customCode } from '../../core/options.ts';
import type { Diagnostic } from '../../core/values.ts';

/** What the guide says of a code. */
export interface CodeExplanation {
  readonly kind: 'code';
  readonly code: string;
  /** Markdown. */
  readonly text: string;
}

/** A block of code, code in a line, or a link to a page of the guide. */
const codeOrLink =
  /^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\1[`~]*$|(?<!`)(`+)(?!`).*?(?<!`)\2(?!`)|\[([^\]]+)\]\((?!https?:)[^)]+\)/gms;

/** Reads the page of a code in the guide to diagnostics, which is part of the package. */
export function explainCode(code: string): CodeExplanation {
  const page = readFileSync(join(packageFolder(), 'docs/diagnostics', `${code}.md`), 'utf8');
  const [, description = '', body = page] = /^---\n.*?^description: (.*?)$.*?\n---\n(.*)/ms.exec(page) ?? [];
  // Links lead to pages beside this one, which a terminal does not have. In code, they are the example.
  const text = body.replace(codeOrLink, (found, _fence, _ticks, label: string | undefined) => label ?? found);
  return { kind: 'code', code, text: `${description}\n\n${text.trim()}`.trim() };
}

/** What is known of a rule of a team: what it finds in the site now. */
export function explainOwnRule(code: string, diagnostics: readonly Diagnostic[]): CodeExplanation {
  const found = diagnostics.filter((diagnostic) => diagnostic.code === code);
  const lines = found.map(({ file, line, column, message }) => printable(`- ${file}:${line}:${column}: ${message}`));
  const text = `A rule of your settings. It has ${count(found.length, 'finding')} in this site.`;
  return { kind: 'code', code, text: [text, ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n') };
}

/**
 * Where a code is explained on the web: the pages are part of the package. Undefined for a rule of a team.
 *
 * @param version Of this package.
 */
export function codeAddress(code: string, version: string): string | undefined {
  if (customCode.test(code)) return undefined;
  return `https://unpkg.com/docs-json-nav@${version}/docs/diagnostics/${code}.md`;
}

/** What a code means: one sentence, a paragraph, and all of it as Markdown. Undefined for a rule of a team. */
export function codeGuide(code: string) {
  if (customCode.test(code)) return undefined;
  const { text } = explainCode(code);
  const [sentence = '', ...parts] = (text.split('\n## ')[0] ?? '').split('\n\n');
  const paragraphs = parts.map((part) => part.trim()).filter((part) => !/^(?:Default severity:|$)/.test(part));
  return { sentence, full: [sentence, ...paragraphs].join('\n\n'), text };
}
