import type { ReactNode } from 'react';
import { ClientNavigationBar, ClientPageHead, DocumentLanguage } from './client.tsx';
import type { FumadocsPage } from './navigation.tsx';

/** Sticky top row with tabs, languages and versions. */
export function NavigationBar({ view, Link, layout }: Pick<FumadocsPage, 'view' | 'Link' | 'layout'>): ReactNode {
  const isEmpty = view.tabs.length === 0 && view.selects.every(({ options }) => options.length < 2);
  return isEmpty ? null : (
    <ClientNavigationBar view={view} Link={Link} home={layout.sidebar.enabled ? undefined : layout.nav} />
  );
}

/**
 * Head of a page: banner, breadcrumbs, title, badges and description. React hoists the `meta` tags to the document's
 * head.
 */
export function PageHead({
  page,
  content,
  view,
  Link,
  layout,
  metatags,
}: Pick<FumadocsPage, 'page' | 'content' | 'view' | 'Link' | 'layout' | 'metatags'>): ReactNode {
  const { lang, dir } = layout.containerProps;
  return (
    <>
      {lang === undefined || dir === undefined ? null : <DocumentLanguage lang={lang} dir={dir} />}
      {metatags.map((attributes) => (
        <meta key={attributes.name ?? attributes.property} {...attributes} />
      ))}
      <ClientPageHead title={content.title ?? page.title} view={view} Link={Link} />
    </>
  );
}

/** Content of a page, for `DocsBody`. */
export function PageBody({ content }: Pick<FumadocsPage, 'content'>): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML was generated from a page of the site.
  return <div className="docs-json-nav-page" dangerouslySetInnerHTML={{ __html: content.html }} />;
}
