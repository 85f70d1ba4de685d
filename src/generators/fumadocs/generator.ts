import { createPlainTheme } from '../../render/plain-theme.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { Generator, SitePage } from '../contract.ts';
import { headMarkOf, modeOf } from '../rendering/page-mode.ts';

export type WrittenContent = {
  /** First heading of the page, if it differs from the title in the navigation. */
  readonly title?: string;
  readonly html: string;
  readonly hasSidebar?: false;
  readonly full?: true;
  readonly toc: { readonly title: string; readonly url: string; readonly depth: number }[];
  readonly structuredData: StructuredData;
};

/** The arrays are mutable because Fumadocs's type requires it. */
export interface StructuredData {
  readonly headings: { readonly id: string; readonly content: string }[];
  readonly contents: { readonly heading: string | undefined; readonly content: string }[];
}

export type LoadContent = () => Promise<{ readonly default: WrittenContent }>;

/** Pages are JSON that the project's only page renders. `createNavigation` provides their navigation to layouts. */
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
