import { createPlainTheme } from '../../render/plain-theme.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { Generator, SitePage } from '../contract.ts';
import { headMarkOf, modeOf } from '../rendering/page-mode.ts';

/** The content of one page, as it is written for the project. */
export type WrittenContent = {
  /** The page's own heading, if it is not the title that the navigation gives it. */
  readonly title?: string;
  readonly html: string;
  /** Set if the page has the room of its sidebar too. */
  readonly hasSidebar?: false;
  /** Set if the page has the room of "On this page" too. */
  readonly full?: true;
  /** "On this page", in Fumadocs's form; empty if the page has none. */
  readonly toc: { readonly title: string; readonly url: string; readonly depth: number }[];
  /** What search finds, in Fumadocs's form: headings, and the text below each. */
  readonly structuredData: StructuredData;
};

/** Lists are Fumadocs's own to change. */
export interface StructuredData {
  readonly headings: { readonly id: string; readonly content: string }[];
  readonly contents: { readonly heading: string | undefined; readonly content: string }[];
}

/** Loads the content of a page. */
export type LoadContent = () => Promise<{ readonly default: WrittenContent }>;

/** Pages are data that the project's one page shows; its layouts get what surrounds them from `createNavigation`. */
export function fumadocsGenerator(addressOf: Generator['addressOf']): Generator<undefined> {
  return {
    theme: createPlainTheme,
    addressOf,
    projection: () => ({
      fileOf: ({ page }) => `${page.route.slice(1) || 'index'}.json`,
      navigation: () => undefined,
      frontMatter: contentOf,
      textOf: (_page, content) => JSON.stringify(content),
    }),
  };
}

export function contentOf({ content: { page, data }, title, heading, html }: SitePage): WrittenContent {
  const { hasOutline, hasSidebar } = modeOf(data);
  const headings = heading === '' ? page.headings : page.headings.slice(1);
  return {
    ...(heading === '' ? {} : { title }),
    html: headMarkOf(data) + html,
    ...(hasSidebar ? {} : { hasSidebar }),
    ...(hasOutline ? {} : { full: true }),
    toc: (hasOutline ? headings : []).map(({ id, text, depth }) => ({
      title: text,
      url: `#${encodeURIComponent(id)}`,
      depth,
    })),
    structuredData: {
      headings: headings.map(({ id, text }) => ({ id, content: text })),
      contents: sectionsOf(page),
    },
  };
}

/** The text of a page, cut at its headings. */
function sectionsOf({ text, headings }: RenderedPage): StructuredData['contents'] {
  const sections: { heading: string | undefined; content: string }[] = [];
  let heading: string | undefined;
  let from = 0;
  for (const { id, text: words } of headings) {
    const at = text.indexOf(words, from);
    if (at === -1) continue;
    add(text.slice(from, at));
    heading = id;
    from = at + words.length;
  }
  add(text.slice(from));
  return sections;

  function add(content: string): void {
    const plain = content.trim();
    if (plain !== '') sections.push({ heading, content: plain });
  }
}
