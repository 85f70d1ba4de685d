import { colorsFor } from '../core/diagnostics.ts';
import { table } from './help.ts';

/** The help of the whole command line. */
export function formatOverview(commands: Readonly<Record<string, { readonly summary: string }>>): string {
  const colors = colorsFor();
  return [
    `${colors.bold('docs-json-nav')}  the navigation of docs.json, checked and resolved`,
    '',
    `${colors.bold('Usage')}  docs-json-nav <command> [root] [flags]`,
    '',
    colors.bold('Commands'),
    ...table(Object.entries(commands).map(([name, { summary }]) => [name, summary] as const)),
    '',
    colors.bold('Examples'),
    ...table([
      ['docs-json-nav check', 'check the docs folder here, or the only one below'],
      ['docs-json-nav check docs --format json', 'the same, for other programs'],
      ['docs-json-nav print docs', 'see the navigation as it is resolved'],
    ]),
    '',
    'The flags of a command: docs-json-nav <command> --help',
  ].join('\n');
}
