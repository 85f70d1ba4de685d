/** A tag without content, which has no closing tag in HTML: `the tag "<br>" is not closed`. */
const unclosedVoidElement = /"<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)>" is not closed/;

const unclosedElement = /"<([\w.:-]+)>" is not closed/;

/** Reason for a tag such as `{% hint %}` or `{% endhint %}`. */
const liquidTagPattern = /^"\{% (?:end)?([\w-]*) %\}" is a tag of GitBook/;

const unclosedCodeBlock = /^the code block "(`+|~+).*" of line \d+ is not closed before "(.+)" of line (\d+)$/;

/** Help for syntax errors. `part` is contained in the reason, which comes from the parser or `bodies/syntax-error.ts`. */
const syntaxHelps: readonly (readonly [part: string, help: string])[] = [
  ['import or export', 'Correct the statement, or format it as code.'],
  ['expression in braces', 'Correct the expression, or format it as code, or write \\{ for a literal brace.'],
  ['HTML comments', 'Write {/* … */}, or \\< for a literal "<".'],
  ['begins a link', 'Write it as [text](address).'],
  ['"<" begins a tag', 'Write \\< for a literal "<", or format the text as code.'],
  ['no closing quote', 'Add the closing quote.'],
  ['has no quotes', 'Put the value in quotes, or write \\< for a literal "<".'],
  ['is not allowed here', 'Correct the tag, or write \\< for a literal "<".'],
  ['no closing brace', 'Add the closing brace, or write \\{ for a literal brace.'],
  [
    'list or quote ends',
    'If the brace is text, write \\{ or format it as code. If not, write the whole expression on one line.',
  ],
  ['inside the tag', 'Write the tag on one line, or \\< for a literal "<".'],
  ['has no ">"', 'Complete the tag, or write \\< for a literal "<".'],
  ['still open', 'Close the inner tag first, or write \\< for a literal "<".'],
  ['no opening tag', 'Remove the closing tag, or write \\< for a literal "<".'],
  [
    'same paragraph',
    'Add the closing tag before the next blank line, list item or heading, or write \\< for a literal "<".',
  ],
  ['another paragraph', 'Put each of the two tags on its own line, with blank lines around them.'],
];

/** Help for tags of GitBook, by their name without `end`. */
const liquidTagHelps: Readonly<Record<string, string>> = {
  'content-ref':
    'Write <Card title="…" href="…" /> instead of all up to {% endcontent-ref %}: "href" is the path of the page in "url".',
  code: 'Write the title after the language of the code block: ```js title.',
  embed: 'Write a link, or an <iframe>.',
  file: 'Write a link to the file.',
  hint: 'Write <Note>, <Tip> or <Warning>.',
  include:
    'Save the included text as snippets/part.mdx, if no file in snippets has it yet. Write import Part from "/snippets/part.mdx" at the top of this page, and <Part /> here.',
  step: 'Write <Step title="…">, in <Steps>.',
  stepper: 'Write <Steps> with <Step title="…">.',
  tab: 'Write <Tab title="…">, in <Tabs>.',
  tabs: 'Write <Tabs> with <Tab title="…">.',
};

/** @param reason Reason of a `BodySyntaxError`. */
export function syntaxHelp(reason: string): string {
  const [, fence, closingTag, line] = unclosedCodeBlock.exec(reason) ?? [];
  if (fence !== undefined)
    return `Close the code block: add a line with ${fence} before the "${closingTag}" of line ${line}.`;
  const [, voidTag] = unclosedVoidElement.exec(reason) ?? [];
  if (voidTag !== undefined) return `Write it as <${voidTag} />.`;
  const [, tag] = unclosedElement.exec(reason) ?? [];
  if (tag !== undefined && !reason.includes('same paragraph'))
    return `Add </${tag}> after its content, or write \\< for a literal "<".`;
  const [, liquidTag] = liquidTagPattern.exec(reason) ?? [];
  if (liquidTag !== undefined) {
    const tagHelp = Object.hasOwn(liquidTagHelps, liquidTag) ? liquidTagHelps[liquidTag] : 'Remove the tag.';
    return `${tagHelp} To show the tag itself, format it as code.`;
  }
  return (
    syntaxHelps.find(([part]) => reason.includes(part))?.[1] ??
    'Write \\< and \\{ for literal characters: "<" and "{" start markup in MDX.'
  );
}
