import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeControls, pluralize } from '../../core/diagnostics.ts';
import { packageFolder } from '../../core/host.ts';
import { customCodePattern } from '../../core/options.ts';
import type { Diagnostic } from '../../core/values.ts';

export interface CodeExplanation {
  readonly kind: 'code';
  readonly code: string;
  /** Markdown. */
  readonly text: string;
}

const codeOrLink =
  /^[ \t]*(`{3,}|~{3,}).*?^[ \t]*\1[`~]*$|(?<!`)(`+)(?!`).*?(?<!`)\2(?!`)|\[([^\]]+)\]\((?!https?:)[^)]+\)/gms;

export function explainCode(code: string): CodeExplanation {
  const page = readFileSync(join(packageFolder(), 'docs/diagnostics', `${code}.md`), 'utf8');
  const [, description = '', body = page] = /^---\n.*?^description: (.*?)$.*?\n---\n(.*)/ms.exec(page) ?? [];
  // A terminal can't follow relative links, so only their labels are kept. Code is matched to leave it unchanged.
  const text = body.replace(codeOrLink, (match, _fence, _ticks, label: string | undefined) => label ?? match);
  return { kind: 'code', code, text: `${description}\n\n${text.trim()}`.trim() };
}

export function explainCustomRule(code: string, diagnostics: readonly Diagnostic[]): CodeExplanation {
  const matches = diagnostics.filter((diagnostic) => diagnostic.code === code);
  const lines = matches.map(({ file, line, column, message }) =>
    escapeControls(`- ${file}:${line}:${column}: ${message}`),
  );
  const text = `A rule of your settings. It has ${pluralize(matches.length, 'finding')} in this site.`;
  return { kind: 'code', code, text: [text, ...(lines.length === 0 ? [] : [lines.join('\n')])].join('\n\n') };
}

/**
 * URL of the page that explains a code. `undefined` for a custom rule.
 *
 * @param version Version of this package, which contains the page.
 */
export function getCodeUrl(code: string, version: string): string | undefined {
  if (customCodePattern.test(code)) return undefined;
  return `https://unpkg.com/docs-json-nav@${version}/docs/diagnostics/${code}.md`;
}

/**
 * Explanation of a code: its first sentence, its introduction (`full`) and the whole page as Markdown (`text`).
 * `undefined` for a custom rule.
 */
export function codeGuide(code: string) {
  if (customCodePattern.test(code)) return undefined;
  const { text } = explainCode(code);
  const [sentence = '', ...parts] = (text.split('\n## ')[0] ?? '').split('\n\n');
  const paragraphs = parts.map((part) => part.trim()).filter((part) => !/^(?:Default severity:|$)/.test(part));
  return { sentence, full: [sentence, ...paragraphs].join('\n\n'), text };
}
