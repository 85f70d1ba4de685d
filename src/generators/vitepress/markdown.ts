import { type AddressStyle, addressOf, linkOf } from './address.ts';
import type { Links } from './links.ts';
import { bareMark, escapeText, inlineMark } from './mdx/escape.ts';
import type { MarkdownEnvironment, MarkdownIt, MarkdownRule, MarkdownToken } from './types.ts';

/** What the rules ask of the site as it is now. */
export interface MarkdownSite {
  links(): Links;
  style(): AddressStyle;
  /** Says what Vue cannot read in the HTML of a page. */
  check(html: string): string | undefined;
  /** Told of a page whose tags are shown as text, by its file below the source folder. */
  unreadable(file: string, reason: string): void;
}

const marks = new RegExp(`[${bareMark}${inlineMark}]`, 'gu');
/** The tag of a link or component with an address, up to the address. */
const linkTag = /(<([a-zA-Z][\w.-]*)\s(?:[^<>]*?\s)?href=)(["'])(.*?)\3/g;

/**
 * Teaches VitePress's Markdown renderer what the pages of the integration need: tags where the converter put them, links
 * to the addresses that pages have, titles of code blocks, and braces that Vue leaves alone.
 */
export function extendMarkdown(markdown: MarkdownIt, site: MarkdownSite): void {
  const grouped = new WeakSet<MarkdownToken>();
  const own = new WeakSet<MarkdownToken>();
  const asText = new WeakSet<MarkdownEnvironment>();
  /** Pages with HTML of their own: what Markdown makes is well formed. */
  const tagged = new WeakSet<MarkdownEnvironment>();
  const render = markdown.render.bind(markdown);
  // One page that Vue cannot read would stop the build, or be lost.
  markdown.render = (text, environment = {}) => {
    const before = { ...environment };
    const html = render(text, environment);
    const reason = tagged.has(environment) ? site.check(html) : undefined;
    if (reason === undefined) return html;
    site.unreadable(environment.relativePath ?? '', reason);
    for (const name of Object.keys(environment)) Reflect.deleteProperty(environment, name);
    asText.add(Object.assign(environment, before));
    return render(text, environment);
  };
  markdown.core.ruler.before('inline', 'docs-json-nav', ({ tokens }) => prepare(tokens, grouped, own));
  const { rules } = markdown.renderer;
  for (const name of ['text', 'code_inline', 'html_inline', 'html_block']) wrap(name, withoutBraces);
  wrap('link_open', (next) => (tokens, index, ...rest) => {
    const token = tokens[index] as MarkdownToken;
    const found = resolve(token.attrGet('href') ?? '', rest[1]);
    if (found !== undefined) token.attrSet('href', linkOf(found));
    return next(tokens, index, ...rest);
  });
  for (const name of ['html_inline', 'html_block']) {
    wrap(name, (next) => (tokens, index, ...rest) => {
      const token = tokens[index] as MarkdownToken;
      if (own.has(token)) return next(tokens, index, ...rest);
      if (asText.has(rest[1])) return escapeText(token.content);
      tagged.add(rest[1]);
      return withLinks(next(tokens, index, ...rest), rest[1]);
    });
  }
  wrap('fence', (next) => (tokens, index, ...rest) => {
    const token = tokens[index] as MarkdownToken;
    const title = grouped.has(token) ? undefined : /\[(.+)\]/.exec(token.info)?.[1];
    const block = next(tokens, index, ...rest);
    if (title === undefined) return block;
    const text = title.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');
    return `<div class="docs-json-nav-code"><p class="docs-json-nav-code-title">${text}</p>${block}</div>`;
  });

  function wrap(name: string, change: (next: MarkdownRule) => MarkdownRule): void {
    rules[name] = change(rules[name] ?? plainRule);
  }

  function resolve(target: string, { relativePath }: MarkdownEnvironment): string | undefined {
    const links = site.links();
    const route = links.routeOfFile(relativePath ?? '');
    return route === undefined ? undefined : links.resolve(target, route);
  }

  /** Elements of HTML get the address itself; components make it of the route. */
  function withLinks(html: string, environment: MarkdownEnvironment): string {
    if (!html.includes('href=')) return html;
    return html.replace(linkTag, (whole, before: string, name: string, quote: string, target: string) => {
      const found = resolve(target.replaceAll('&amp;', '&'), environment);
      if (found === undefined) return whole;
      const address = /^[a-z]/.test(name) ? addressOf(found, site.style()) : linkOf(found);
      return `${before}${quote}${address.replaceAll('&', '&amp;')}${quote}`;
    });
  }
}

/** Takes the converter's signs away, and the paragraphs around what stands for itself. */
function prepare(tokens: MarkdownToken[], grouped: WeakSet<MarkdownToken>, own: WeakSet<MarkdownToken>): void {
  let groups = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'container_code-group_open') groups++;
    else if (token.type === 'container_code-group_close') groups--;
    else if (token.type === 'fence' && groups > 0) grouped.add(token);
    else if (token.type === 'html_block' && token.content.includes(bareMark)) {
      own.add(token);
      token.content = token.content.replace(marks, '');
    } else if (token.type === 'inline') {
      if (token.content.startsWith(bareMark)) {
        for (const around of [tokens[index - 1], tokens[index + 1]]) {
          if (around?.type.startsWith('paragraph_') === true) around.hidden = true;
        }
      }
      token.content = token.content.replace(marks, '');
    }
  }
}

/** Braces that a page shows are text, not Vue's. */
function withoutBraces(next: MarkdownRule): MarkdownRule {
  return (...given) => next(...given).replaceAll('{{', '&#123;&#123;');
}

const plainRule: MarkdownRule = (tokens, index, options, _environment, renderer) => {
  const token = tokens[index] as MarkdownToken;
  return token.content === '' ? renderer.renderToken(tokens, index, options) : token.content;
};
