import { caseVariant, nearestWords } from '../config/nearest.ts';
import { diagnose } from '../findings/diagnose.ts';
import type { Inventory } from '../values/inventory.ts';
import type { Finding } from '../values/outcome.ts';
import type { PageBody } from '../values/page-body.ts';
import type { Variables } from '../values/variables.ts';

export function checkBodies(
  bodies: ReadonlyMap<string, PageBody>,
  variables: Variables,
  { pages }: Pick<Inventory, 'pages'>,
): Finding[] {
  const findings: Finding[] = [];
  // Included files may get values for undefined names from the file that includes them.
  const includedFiles = new Set([...bodies.values()].flatMap(({ snippets = [] }) => snippets));
  for (const { file } of pages.values()) {
    if (includedFiles.has(file)) continue;
    for (const { name, start, end, followsCutCode } of bodies.get(file)?.undefinedNames ?? []) {
      const args = { name, followsCutCode, effect: 'replaced' } as const;
      findings.push(diagnose('dialect-name-unknown', { file, start, end }, args));
    }
  }
  for (const [file, { syntaxError, mdxError, excess, unsafe = [], variables: variableUses = [] }] of bodies) {
    if (syntaxError !== undefined) {
      const { reason, start, end } = syntaxError;
      findings.push(diagnose('mdx-syntax', { file, start, end }, { reason, isMarkdown: false }));
    }
    // An unknown variable is reported below instead.
    if (
      mdxError !== undefined &&
      !variableUses.some(({ start, end }) => start <= mdxError.start && mdxError.end <= end)
    ) {
      const { reason, start, end } = mdxError;
      findings.push(diagnose('mdx-syntax', { file, start, end }, { reason, isMarkdown: true }));
    }
    if (excess !== undefined) {
      const { start, ...limitDetails } = excess;
      findings.push(diagnose('page-too-complex', { file, start, end: start + 1 }, { file, ...limitDetails }));
    }
    for (const { target, start, end } of unsafe)
      findings.push(diagnose('link-unsafe', { file, start, end }, { target }));
    for (const { name, start, end, isInFrontMatter } of variableUses) {
      // A site without variables means the braces, for example in the description of a page about templates.
      if (isInFrontMatter === true && variables.size === 0) continue;
      const [nearest] = nearestWords(name, variables.keys());
      const caseMatch = caseVariant(name, variables.keys());
      findings.push(
        diagnose(
          'variable-unknown',
          { file, start, end },
          { name, nearest, only: caseMatch, hasVariables: variables.size > 0 },
        ),
      );
    }
  }
  return findings;
}
