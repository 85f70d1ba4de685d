import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  return { kind: 'code', code, text: `${description}\n\n${body.trim()}`.trim() };
}

/** The folder of our package.json: this file stands at another depth in the built package. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
