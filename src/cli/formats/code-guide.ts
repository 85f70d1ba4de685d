import { customCode } from '../../core/options.ts';
import { explainCode } from '../explain/explain-code.ts';

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
