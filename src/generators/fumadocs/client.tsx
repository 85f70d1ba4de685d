'use client';

import { type ReactNode, useEffect } from 'react';
import '../../render/client.ts';
import { scriptJson } from '../../render/html.ts';
import {
  Banner,
  Breadcrumbs,
  NavigationTabs,
  PageBadges,
  PageDescription,
  type PartProps,
  Switchers,
} from '../react/parts.tsx';
import type { HtmlLanguage } from '../view/words.ts';
import type { FumadocsFace } from './branding.ts';

/* Client components keep page data small: it contains their props instead of the rendered elements. */

/**
 * Sets the language of the document element, which belongs to the project's root layout: by a script while the browser
 * reads the page, and by an effect when the reader opens another page. Pages without a language have the one of the
 * layout, which is kept in `data-layout-language`.
 */
export function DocumentLanguage({ lang, dir }: HtmlLanguage): ReactNode {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.dataset.layoutLanguage ??= `${documentElement.lang},${documentElement.dir}`;
    const [layoutLang = '', layoutDir = ''] = documentElement.dataset.layoutLanguage.split(',');
    Object.assign(documentElement, { lang, dir });
    return () => void Object.assign(documentElement, { lang: layoutLang, dir: layoutDir });
  }, [lang, dir]);
  const code = `{const e=document.documentElement;e.dataset.layoutLanguage=[e.lang,e.dir];Object.assign(e,${scriptJson({ lang, dir })})}`;
  // React warns of scripts that it renders in a browser, where they don't run, but not of those with text.
  const type = typeof window === 'undefined' ? 'text/javascript' : 'text/plain';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `scriptJson` escapes the values.
  return <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

interface BarProps extends PartProps {
  /** Set if no sidebar shows the site's name. */
  readonly home?: { readonly title: ReactNode; readonly url: string } | undefined;
}

export function ClientNavigationBar({ view, Link = 'a', home }: BarProps): ReactNode {
  return (
    <div className="djn-bar">
      {home === undefined ? null : (
        <Link className="djn-home" href={home.url}>
          {home.title}
        </Link>
      )}
      <NavigationTabs view={view} Link={Link} />
      <div className="djn-bar-end">
        <Switchers view={view} Link={Link} />
      </div>
    </div>
  );
}

export function ClientPageHead({ title, view, Link }: PartProps & { readonly title: string }): ReactNode {
  return (
    <div className="djn-page-head">
      <Banner view={view} Link={Link} />
      <Breadcrumbs view={view} Link={Link} />
      <h1>{title}</h1>
      <PageBadges view={view} />
      <PageDescription view={view} />
    </div>
  );
}

export function Logo({ face, name }: { readonly face: FumadocsFace | undefined; readonly name: string }): ReactNode {
  if (face?.logo === undefined) return name;
  const { light, dark } = face.logo;
  return (
    <>
      <img className="djn-logo djn-on-light" src={light} alt={name} />
      <img className="djn-logo djn-on-dark" src={dark} alt={name} />
    </>
  );
}
