import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5';
import { isUnsafeAttribute } from '../core/links.ts';
import { escapeHtml } from './html.ts';

/** Appended to the HTML, because the parser ignores a tag that ends inside an attribute. */
const tagEnd = `"'>`;

/**
 * Maximum number of passes. Each pass removes one copy of a repeated attribute. HTML that needs more passes is hostile
 * and is escaped.
 */
const maxRounds = 20;

/** Removes unsafe attributes with an HTML parser, which is ten times slower than the test in `unsafe-html.ts`. */
export function removeUnsafeAttributes(html: string): string {
  let safe = html;
  for (let round = 0; round < maxRounds; round++) {
    const previous = safe;
    // Browsers parse `<noscript>` as text if scripts are enabled, and as elements if not, so both cases are checked.
    for (const scriptingEnabled of [true, false]) safe = withoutUnsafeAttributes(safe, scriptingEnabled);
    // The parser drops repeated attributes, so the second copy is only found after the first is removed.
    if (safe === previous) return safe;
  }
  return escapeHtml(html);
}

/** Collects unsafe attributes of all tags, including tags that a browser ignores. */
class AttributeParser extends Parser<DefaultTreeAdapterMap> {
  readonly unsafe: Token.Location[] = [];

  override onStartTag(token: Token.TagToken): void {
    for (const { name, value } of token.attrs) {
      const location = token.location?.attrs?.[name];
      if (location !== undefined && isUnsafeAttribute(token.tagName, name, value)) this.unsafe.push(location);
    }
    super.onStartTag(token);
  }
}

function withoutUnsafeAttributes(html: string, scriptingEnabled: boolean): string {
  const parser = AttributeParser.getFragmentParser(null, { sourceCodeLocationInfo: true, scriptingEnabled });
  parser.tokenizer.write(html + tagEnd, true);
  if (!(parser instanceof AttributeParser) || parser.unsafe.length === 0) return html;
  let safe = '';
  let last = 0;
  for (const { startOffset, endOffset } of parser.unsafe) {
    let end = startOffset;
    while (end > last && /[\t\n\f\r /]/.test(html.charAt(end - 1))) end -= 1;
    safe += html.slice(last, end);
    last = endOffset;
  }
  return safe + html.slice(last);
}
