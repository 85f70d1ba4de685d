import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../core/host.ts';

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
