import { createPlainTheme } from '../../render/plain-theme.ts';
import type { RenderedPage } from '../../render/types.ts';
import type { Generator, SitePage } from '../contract.ts';
import { headlessMarker, pageMode } from '../rendering/page-mode.ts';
import { indexesAllPages, isIndexable } from '../rendering/visibility.ts';

export type PageFileContent = {
  /** First heading of the page, if it differs from the title in the navigation. */
  readonly title?: string;
  readonly html: string;
  readonly hasSidebar?: false;
  readonly full?: true;
  /** Set if search engines must not index the page. */
  readonly noindex?: true;
  readonly toc: { readonly title: string; readonly url: string; readonly depth: number }[];
  readonly structuredData: StructuredData;
};

/** The arrays are mutable because Fumadocs's type requires it. */
export interface StructuredData {
  readonly headings: { readonly id: string; readonly content: string }[];
  readonly contents: { readonly heading: string | undefined; readonly content: string }[];
}

export type LoadContent = () => Promise<{ readonly default: PageFileContent }>;

/**
 * Writes pages as JSON, which the project's single page component renders. `createNavigation` provides the navigation
 * for layouts.
 */
export function fumadocsGenerator(urlOf: Generator['urlOf']): Generator<undefined> {
  return {
    theme: createPlainTheme,
    urlOf,
    projection: ({ config }) => ({
      fileOf: ({ page }) => `${page.route.slice(1) || 'index'}.json`,
      navigation: () => undefined,
      frontMatter: (page) => createPageFileContent(page, indexesAllPages(config)),
      fileContent: (_page, content) => JSON.stringify(content),
    }),
  };
}

export function createPageFileContent(sitePage: SitePage, indexesAll = false): PageFileContent {
  const { content, title, heading, html } = sitePage;
  const { renderedPage, data } = content;
  const { hasOutline, hasSidebar } = pageMode(data);
  const headings = heading === '' ? renderedPage.headings : renderedPage.headings.slice(1);
  return {
    ...(heading === '' ? {} : { title }),
    html: headlessMarker(data) + html,
    ...(hasSidebar ? {} : { hasSidebar }),
    ...(hasOutline ? {} : { full: true }),
    ...(isIndexable(sitePage.page, indexesAll) ? {} : { noindex: true }),
    toc: (hasOutline ? headings : []).map(({ id, text, depth }) => ({
      title: text,
      url: `#${encodeURIComponent(id)}`,
      depth,
    })),
    structuredData: {
      headings: headings.map(({ id, text }) => ({ id, content: text })),
      contents: splitTextSections(renderedPage),
    },
  };
}

function splitTextSections({ text, headings }: RenderedPage): StructuredData['contents'] {
  const sections: { heading: string | undefined; content: string }[] = [];
  let heading: string | undefined;
  let start = 0;
  for (const { id, text: headingText } of headings) {
    const headingStart = text.indexOf(headingText, start);
    if (headingStart === -1) continue;
    addSection(text.slice(start, headingStart));
    heading = id;
    start = headingStart + headingText.length;
  }
  addSection(text.slice(start));
  return sections;

  function addSection(content: string): void {
    const trimmedText = content.trim();
    if (trimmedText !== '') sections.push({ heading, content: trimmedText });
  }
}
