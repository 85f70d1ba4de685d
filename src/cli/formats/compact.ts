import { printable } from '../../core/diagnostics.ts';
import type { Diagnostic } from '../../core/values.ts';

/**
 * A line for each finding, as compilers write them and editors, `grep` and problem matchers read them:
 * `docs/index.mdx:6:7 error link-missing The link …`.
 *
 * @param prefix From the working directory to the docs folder, with a slash at its end; empty if they are the same.
 * @returns Text without a line break at the end; empty if nothing is found.
 */
export function formatCompact(diagnostics: readonly Diagnostic[], prefix: string): string {
  return diagnostics
    .map(({ file, line, column, severity, code, message }) =>
      printable(`${prefix}${file}:${line}:${column} ${severity} ${code} ${message}`),
    )
    .join('\n');
}
