const block = /^([ \t>]*\$\$)([\s\S]*?)(\$\$)/gm;
const span = /(?<![\\$\w])\$(?![\s$])((?:[^$\r\n\\]|\\[^\r\n])+?)(?<!\s)\$(?![\d$])/g;

/**
 * Replaces formulas (`$x$`, `$$x$$`) by text of the same length, since their braces are no expressions where a generator
 * knows formulas. Undefined if the text has none.
 */
export function withoutMath(text: string): string | undefined {
  if (!text.includes('$')) return undefined;
  const blank = (whole: string, before: string, formula: string, after: string) =>
    before + formula.replace(/[^\s>]/g, 'x') + after || whole;
  const masked = text.replace(block, blank).replace(span, (_, formula: string) => `$${formula.replace(/\S/g, 'x')}$`);
  return masked === text ? undefined : masked;
}
