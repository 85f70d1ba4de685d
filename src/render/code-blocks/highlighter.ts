import { getOrCreate } from '../../core/values.ts';
import { ensureContrast, formatColor, parseColor, type Rgb } from '../colors.ts';
import { maxHighlightedLength, maxHighlightedLineLength } from '../limits.ts';
import type { OptionalPackages } from '../optional-packages.ts';
import type { WriterContext } from '../theme.ts';

/** Part of a line. The style is a list of CSS declarations: `--shiki-light:#…;--shiki-dark:#…`. */
export interface CodeToken {
  readonly text: string;
  /** Empty for text in the default color. */
  readonly style: string;
}

export interface CodeThemes {
  readonly light: string;
  readonly dark: string;
}

/**
 * Splits code into lines of tokens. Unknown languages are plain text.
 *
 * @param context Used to report that Shiki isn't installed.
 */
export type Highlight = (
  text: string,
  language: string,
  context: Pick<WriterContext, 'reportMissingPackage'>,
) => Promise<readonly (readonly CodeToken[])[]>;

/** Types for the parts of Shiki's API that we use, version 1 or later (https://shiki.style/guide/install). */
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

export function isHighlighted(text: string, language: string): boolean {
  return language !== '' && language !== 'text' && text.length <= maxHighlightedLength;
}

/**
 * Creates a highlighter. Loads the Shiki of the project or its generator on first use. Without Shiki, all code is plain
 * text.
 */
export function createCodeHighlighter(packages: OptionalPackages, themes: CodeThemes): Highlight {
  let shikiPromise: Promise<{ readonly shiki: Shiki; readonly highlighter: Highlighter } | undefined> | undefined;
  const loadedLanguages = new Map<string, Promise<boolean>>();
  return async (text, language, context) => {
    if (!isHighlighted(text, language)) return plainLines(text);
    shikiPromise ??= loadShiki();
    const loadedShiki = await shikiPromise;
    if (loadedShiki === undefined) {
      context.reportMissingPackage('shiki');
      return plainLines(text);
    }
    const isAvailable = getOrCreate(loadedLanguages, language, () => addLanguage(loadedShiki, language));
    if (!(await isAvailable)) return plainLines(text);
    const { tokens } = loadedShiki.highlighter.codeToTokens(text, {
      lang: language,
      themes,
      defaultColor: false,
      // A time limit would make the output depend on the speed of the machine.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: maxHighlightedLineLength,
    });
    return tokens.map(mergeTokens);
  };

  async function loadShiki() {
    const shiki = await packages.load<Shiki>('shiki');
    if (shiki === undefined) return undefined;
    const highlighter = await shiki.createHighlighter({ themes: [themes.light, themes.dark], langs: [] });
    return { shiki, highlighter };
  }
}

/** Merges adjacent tokens with the same style. Whitespace gets the style of the token before it. */
function mergeTokens(line: readonly ShikiToken[]): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const { content, htmlStyle } of line) {
    const lastToken = tokens.at(-1);
    const style = content.trim() === '' ? (lastToken?.style ?? '') : toStyle(htmlStyle);
    if (lastToken?.style === style) tokens[tokens.length - 1] = { text: lastToken.text + content, style };
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

function plainLines(text: string): readonly (readonly CodeToken[])[] {
  return text.split('\n').map((line) => (line === '' ? [] : [{ text: line, style: '' }]));
}

function toStyle(style: ShikiToken['htmlStyle']): string {
  if (style === undefined || typeof style === 'string') return style ?? '';
  return Object.entries(style)
    .map(([name, value]) => `${name}:${readableColor(name, value)}`)
    .join(';');
}

/**
 * Backgrounds with the lowest contrast to code, such as those of marked lines: the darkest background in light mode and
 * the lightest background in dark mode.
 */
const backgrounds: ReadonlyMap<string, Rgb> = new Map([
  ['--shiki-light', [218, 221, 211]],
  ['--shiki-dark', [46, 51, 60]],
]);

/**
 * Increases the contrast of a color. Some Shiki themes have colors, mostly for comments, with too little contrast to
 * the backgrounds of generators.
 */
function readableColor(name: string, value: string): string {
  const color = parseColor(value);
  const background = backgrounds.get(name);
  return color === undefined || background === undefined ? value : formatColor(ensureContrast(color, background));
}
