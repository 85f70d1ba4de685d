import { getOrMake } from '../../core/values.ts';
import { formatColor, parseColor, type Rgb, readableOn } from '../colors.ts';
import type { OptionalPackages } from '../optional-packages.ts';
import type { WriterContext } from '../theme.ts';

/** A piece of a line with its colors: declarations of CSS, `--shiki-light:#…;--shiki-dark:#…`. */
export interface Token {
  readonly text: string;
  /** Empty for text without a color of its own. */
  readonly style: string;
}

/** Names of themes of Shiki. */
export interface CodeThemes {
  readonly light: string;
  readonly dark: string;
}

/**
 * Splits a text into lines of colored pieces. A language that is not known is plain text.
 *
 * @param context Of the writer whose block it is.
 */
export type Highlight = (
  text: string,
  language: string,
  context: Pick<WriterContext, 'reportMissingPackage'>,
) => Promise<readonly (readonly Token[])[]>;

/** The parts of Shiki that are used, from version 1 on (https://shiki.style/guide/install). */
interface Shiki {
  readonly bundledLanguages: Readonly<Record<string, unknown>>;
  readonly bundledLanguagesAlias?: Readonly<Record<string, unknown>>;
  createHighlighter(options: { themes: readonly string[]; langs: readonly string[] }): Promise<Highlighter>;
}

interface Highlighter {
  loadLanguage(language: string): Promise<void>;
  codeToTokens(
    text: string,
    options: {
      lang: string;
      themes: CodeThemes;
      defaultColor: false;
      tokenizeTimeLimit: number;
      tokenizeMaxLineLength: number;
    },
  ): { readonly tokens: readonly (readonly ShikiToken[])[] };
}

interface ShikiToken {
  readonly content: string;
  readonly htmlStyle?: string | Readonly<Record<string, string>>;
}

/** Longer blocks are data and not read for their colors: coloring them would take seconds. */
const longest = 200_000;
const longestLine = 5000;

/** True for a block that is read for its colors. */
export function isColored(text: string, language: string): boolean {
  return language !== '' && language !== 'text' && text.length <= longest;
}

/**
 * Makes a highlighter with the Shiki that the project or its generator has. It is loaded with the first block; without
 * it every block is plain text.
 */
export function createHighlight(packages: OptionalPackages, themes: CodeThemes): Highlight {
  let loading: Promise<{ readonly shiki: Shiki; readonly highlighter: Highlighter } | undefined> | undefined;
  const languages = new Map<string, Promise<boolean>>();
  return async (text, language, context) => {
    if (!isColored(text, language)) return plainLines(text);
    loading ??= load();
    const loaded = await loading;
    if (loaded === undefined) {
      context.reportMissingPackage('shiki');
      return plainLines(text);
    }
    const isKnown = getOrMake(languages, language, () => addLanguage(loaded, language));
    if (!(await isKnown)) return plainLines(text);
    const { tokens } = loaded.highlighter.codeToTokens(text, {
      lang: language,
      themes,
      defaultColor: false,
      // A limit of time would color the same block otherwise on a slower machine.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: longestLine,
    });
    return tokens.map(joined);
  };

  async function load() {
    const shiki = await packages.load<Shiki>('shiki');
    if (shiki === undefined) return undefined;
    const highlighter = await shiki.createHighlighter({ themes: [themes.light, themes.dark], langs: [] });
    return { shiki, highlighter };
  }
}

/** Pieces of a line: spaces need no color, and pieces of one color are one. */
function joined(line: readonly ShikiToken[]): readonly Token[] {
  const tokens: Token[] = [];
  for (const { content, htmlStyle } of line) {
    const last = tokens.at(-1);
    const style = content.trim() === '' ? (last?.style ?? '') : styleOf(htmlStyle);
    if (last?.style === style) tokens[tokens.length - 1] = { text: last.text + content, style };
    else tokens.push({ text: content, style });
  }
  return tokens;
}

async function addLanguage({ shiki, highlighter }: { shiki: Shiki; highlighter: Highlighter }, language: string) {
  const isBundled = Object.hasOwn(shiki.bundledLanguages, language);
  if (!isBundled && !Object.hasOwn(shiki.bundledLanguagesAlias ?? {}, language)) return false;
  await highlighter.loadLanguage(language);
  return true;
}

/** Lines without colors. */
function plainLines(text: string): readonly (readonly Token[])[] {
  return text.split('\n').map((line) => (line === '' ? [] : [{ text: line, style: '' }]));
}

function styleOf(style: ShikiToken['htmlStyle']): string {
  if (style === undefined || typeof style === 'string') return style ?? '';
  return Object.entries(style)
    .map(([name, value]) => `${name}:${readableColor(name, value)}`)
    .join(';');
}

/** The darkest of what is behind code on light pages, and the lightest on dark ones: a marked line on a tinted page. */
const behind: ReadonlyMap<string, Rgb> = new Map([
  ['--shiki-light', [218, 221, 211]],
  ['--shiki-dark', [38, 43, 50]],
]);

/** Themes of Shiki have colors, of comments above all, that are too faint to be read on what generators have behind code. */
function readableColor(name: string, value: string): string {
  const color = parseColor(value);
  const background = behind.get(name);
  return color === undefined || background === undefined ? value : formatColor(readableOn(color, background));
}
