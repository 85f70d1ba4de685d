import { isFolded, wrapFoldedBlock } from '../../render/code-blocks.ts';
import { createGeneratorTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import type { CodeBlock, ThemeWriters } from '../../render/theme.ts';
import type { RenderMarkdown } from '../astro/content-hook.ts';
import { Heading } from './page-components.tsx';

/**
 * Theme with the markup of Starlight 0.42 (`sl-heading-wrapper`, Expressive Code). Elements that Starlight renders with
 * Astro components have plain markup, in Starlight's colors (`components/pages.css`).
 *
 * @param renderMarkdown Astro's renderer, which highlights code with the project's settings.
 */
export function createStarlightTheme(settings: ThemeSettings, renderMarkdown: RenderMarkdown): FullTheme {
  const theme = createGeneratorTheme('starlight', settings, { Heading });
  return { ...theme, writers: { ...theme.writers, code: createCode(renderMarkdown, theme.writers.icon) } };
}

const titleStart = '<span class="title">';

/**
 * Start of the code in Expressive Code's HTML. Expressive Code's script turns scrollable blocks into unnamed regions
 * unless they are focusable, so blocks get a `tabindex` in advance. The script removes the `tabindex` again from blocks
 * that don't scroll.
 */
const codeStart = '<pre data-language=';
const focusableStart = '<pre tabindex="0" data-language=';

/** Renders code blocks with the site's Markdown renderer, which applies Expressive Code. */
function createCode(renderMarkdown: RenderMarkdown, writeIcon: ThemeWriters['icon']): ThemeWriters['code'] {
  return async (block, context) => {
    const { html: renderedHtml } = await renderMarkdown(codeBlockFence(block));
    const focusableHtml = renderedHtml.replace(codeStart, focusableStart);
    const hasIcon = block.icon !== undefined && block.title !== '' && !block.isGrouped;
    const icon = hasIcon ? await writeIcon({ name: block.icon }, context) : '';
    const html = icon === '' ? focusableHtml : focusableHtml.replace(titleStart, (start) => `${start}${icon} `);
    const lineCount = block.text.split('\n').length;
    return isFolded(block, lineCount) ? wrapFoldedBlock(html, lineCount) : html;
  };
}

/** Writes a code block as a fence for Expressive Code (https://expressive-code.com/key-features/text-markers/). */
export function codeBlockFence(block: CodeBlock): string {
  const { language, text, title, isGrouped, highlight, added, removed, wrap, lines } = block;
  const infoParts = [
    language === '' ? 'text' : language.replaceAll(/[`\s{]/g, ''),
    // Set even if empty: without a title, Expressive Code removes a first comment that looks like a file name.
    isGrouped ? '' : `title=${quoteTitle(title)}`,
    marker('', highlight),
    marker('ins=', added),
    marker('del=', removed),
    wrap ? 'wrap' : '',
    lines ? 'showLineNumbers' : '',
    isGrouped ? 'frame="none"' : '',
  ];
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}${infoParts.filter((part) => part !== '').join(' ')}\n${text}\n${fence}\n`;
}

function marker(name: string, lines: readonly number[]): string {
  return lines.length === 0 ? '' : `${name}{${lines.join(',')}}`;
}

/** Quotes a title. Backticks are replaced, because an info string can't contain them. */
function quoteTitle(title: string): string {
  const safeTitle = title.replaceAll('`', "'").replaceAll(/\s+/g, ' ');
  return safeTitle.includes('"') && !safeTitle.includes("'") ? `'${safeTitle}'` : `"${safeTitle.replaceAll('"', "'")}"`;
}
