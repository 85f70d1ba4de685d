import { sanitizeHtml } from './html.ts';
import { PageConverter } from './page-converter.ts';
import { parseMarkdown, parseMdx } from './parse.ts';
import { convertPlain } from './plain.ts';
import { Snippets } from './snippets.ts';
import { type ConversionWarning, type Source, warningAt } from './warning.ts';
import type { ConversionWorld, Converted } from './world.ts';

/** Converts the pages of a site. Pieces of pages that several of them take in are parsed once. */
export class Converter {
  readonly #world: ConversionWorld;
  readonly #snippets: Snippets;

  constructor(world: ConversionWorld) {
    this.#world = world;
    this.#snippets = new Snippets(world);
  }

  /**
   * Writes a page as Markdown for Vue. Plain Markdown comes out byte for byte; what only JavaScript could show is a
   * warning, and stands there as code.
   */
  convert(source: Source, format: 'md' | 'mdx'): Converted {
    const plain = convertPlain(source.text);
    if (plain !== undefined) return { body: plain, warnings: [] };
    if (format === 'md') return sanitizeHtml(source, parseMarkdown(source.text));
    const parsed = parseMdx(source.text);
    if ('error' in parsed) {
      const { body, warnings } = sanitizeHtml(source, parseMarkdown(source.text));
      const { reason, start, end } = parsed.error;
      const place = { start: pointAt(source.text, start), end: pointAt(source.text, end) };
      const message = `The page is no MDX: ${reason}. It is shown as Markdown, without its components.`;
      return { body, warnings: [warningAt(source, place, message, 'Mend it there.'), ...warnings] };
    }
    const warnings = new Map<string, ConversionWarning>();
    const scope = this.#snippets.scope(parsed.tree, source.file, new Map());
    const shared = { world: this.#world, snippets: this.#snippets, warnings };
    const body = new PageConverter(source, scope, shared, [source.file]).convert(parsed.tree);
    return { body, warnings: [...warnings.values()] };
  }
}

function pointAt(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
}
