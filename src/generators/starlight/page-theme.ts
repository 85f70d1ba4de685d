import type { CodeBlock } from '../../render/code-block.ts';
import { isLong, longBlock } from '../../render/code-blocks.ts';
import { createOwnTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import type { ThemeWriters } from '../../render/theme.ts';
import type { RenderMarkdown } from '../astro/hook.ts';
import { Heading } from './page-components.tsx';

/**
 * Pages in the markup of Starlight 0.42 (`sl-heading-wrapper`, Expressive Code). What Starlight draws with components
 * of Astro is plain here, in its colors (`components/pages.css`).
 *
 * @param renderMarkdown Astro's, which colors code as the site is set up to.
 */
export function createStarlightTheme(settings: ThemeSettings, renderMarkdown: RenderMarkdown): FullTheme {
  const theme = createOwnTheme('starlight', settings, { Heading });
  return { ...theme, writers: { ...theme.writers, code: createCode(renderMarkdown, theme.writers.icon) } };
}

/** Where Expressive Code writes the title of a block. */
const titleStart = '<span class="title">';

/**
 * Where the code starts. Expressive Code's script makes blocks that scroll regions without a name, but not blocks that
 * can be focused already; where nothing scrolls it takes that away again.
 */
const codeStart = '<pre data-language=';
const focusableStart = '<pre tabindex="0" data-language=';

/** Makes the writer of code: each block goes through the site's own Markdown, so Expressive Code writes it. */
function createCode(renderMarkdown: RenderMarkdown, writeIcon: ThemeWriters['icon']): ThemeWriters['code'] {
  return async (block, context) => {
    const { html: written } = await renderMarkdown(fenceOf(block));
    const plain = written.replace(codeStart, focusableStart);
    const hasIcon = block.icon !== undefined && block.title !== '' && !block.isGrouped;
    const icon = hasIcon ? await writeIcon({ name: block.icon }, context) : '';
    const html = icon === '' ? plain : plain.replace(titleStart, (start) => `${start}${icon} `);
    const count = block.text.split('\n').length;
    return isLong(block, count) ? longBlock(html, count) : html;
  };
}

/** A block as Expressive Code takes it (https://expressive-code.com/key-features/text-markers/). */
export function fenceOf(block: CodeBlock): string {
  const { language, text, title, isGrouped, highlight, added, removed, wrap, lines } = block;
  const words = [
    language === '' ? 'text' : language.replaceAll(/[`\s{]/g, ''),
    // Else Expressive Code takes a comment that looks like the name of a file out of the code.
    isGrouped ? '' : `title=${quoted(title)}`,
    marker('', highlight),
    marker('ins=', added),
    marker('del=', removed),
    wrap ? 'wrap' : '',
    lines ? 'showLineNumbers' : '',
    isGrouped ? 'frame="none"' : '',
  ];
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}${words.filter((word) => word !== '').join(' ')}\n${text}\n${fence}\n`;
}

function marker(name: string, lines: readonly number[]): string {
  return lines.length === 0 ? '' : `${name}{${lines.join(',')}}`;
}

/** In the quotes that the title does not contain itself; backticks would end the line's being a fence. */
function quoted(title: string): string {
  const safe = title.replaceAll('`', "'").replaceAll(/\s+/g, ' ');
  return safe.includes('"') && !safe.includes("'") ? `'${safe}'` : `"${safe.replaceAll('"', "'")}"`;
}
