import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../kit/vite/package-folder.ts';

/** What the guide says of a code. */
export interface CodeExplanation {
  readonly kind: 'code';
  readonly code: string;
  /** Markdown. */
  readonly text: string;
}

/** Reads the page of a code in the guide to diagnostics, which is part of the package. */
export function explainCode(code: string): CodeExplanation {
  const page = readFileSync(join(packageFolder(), 'docs/diagnostics', `${code}.md`), 'utf8');
  const [, description = '', body = page] = /^---\n.*?^description: (.*?)$.*?\n---\n(.*)/ms.exec(page) ?? [];
  // Links lead to pages beside this one, which a terminal does not have.
  const text = body.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
  return { kind: 'code', code, text: `${description}\n\n${text.trim()}`.trim() };
}
