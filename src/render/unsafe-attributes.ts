import { type DefaultTreeAdapterMap, Parser, type Token } from 'parse5';
import { isUnsafeAttribute } from '../core/links.ts';
import { escapeHtml } from './html.ts';

/** Appended to the HTML, because the parser ignores a tag that ends inside an attribute. */
const tagEnd = `"'>`;

/**
 * Maximum number of passes. Each pass removes one copy of a repeated attribute. HTML that needs more passes is hostile
 * and is escaped.
 */
const maxPasses = 20;

/** Removes unsafe attributes with an HTML parser, which is ten times slower than the test in `unsafe-html.ts`. */
export function removeUnsafeAttributes(html: string): string {
  let result = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const previous = result;
    // Browsers parse `<noscript>` as text if scripts are enabled, and as elements if not, so both cases are checked.
    for (const scriptingEnabled of [true, false]) result = removeUnsafeAttributesOnce(result, scriptingEnabled);
    // The parser drops repeated attributes, so the second copy is only found after the first is removed.
    if (result === previous) return result;
  }
  return escapeHtml(html);
}

/** Collects unsafe attributes of all tags, including tags that a browser ignores. */
class AttributeParser extends Parser<DefaultTreeAdapterMap> {
  readonly unsafeLocations: Token.Location[] = [];

  override onStartTag(token: Token.TagToken): void {
    for (const { name, value } of token.attrs) {
      const location = token.location?.attrs?.[name];
      if (location !== undefined && isUnsafeAttribute(token.tagName, name, value)) this.unsafeLocations.push(location);
    }
    super.onStartTag(token);
  }
}

function removeUnsafeAttributesOnce(html: string, scriptingEnabled: boolean): string {
  const parser = AttributeParser.getFragmentParser(null, { sourceCodeLocationInfo: true, scriptingEnabled });
  parser.tokenizer.write(html + tagEnd, true);
  if (!(parser instanceof AttributeParser) || parser.unsafeLocations.length === 0) return html;
  let result = '';
  let previousEnd = 0;
  for (const { startOffset, endOffset } of parser.unsafeLocations) {
    let end = startOffset;
    while (end > previousEnd && /[\t\n\f\r /]/.test(html.charAt(end - 1))) end -= 1;
    result += html.slice(previousEnd, end);
    previousEnd = endOffset;
  }
  return result + html.slice(previousEnd);
}
