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

/** Looks a code up in the guide to diagnostics, which is part of the package. */
export function explainCode(code: string): CodeExplanation {
  const guide = readFileSync(join(packageFolder(), 'docs/diagnostics.md'), 'utf8');
  const start = guide.indexOf(`\n## ${code}\n`);
  const body = start === -1 ? '' : guide.slice(start + `\n## ${code}\n`.length);
  const end = body.search(/^#{1,2} /m);
  return { kind: 'code', code, text: (end === -1 ? body : body.slice(0, end)).trim() };
}

/** The folder of our package.json: this file stands at another depth in the built package. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}
