'use client';

import { type ReactNode, useEffect } from 'react';
import '../../render/client.ts';
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
 * Sets the language of the document element, which belongs to the project's root layout. Pages without a language
 * restore the previous value.
 */
export function DocumentLanguage({ lang, dir }: HtmlLanguage): null {
  useEffect(() => {
    const { documentElement } = document;
    const previous = [documentElement.lang, documentElement.dir] as const;
    Object.assign(documentElement, { lang, dir });
    return () => {
      [documentElement.lang, documentElement.dir] = previous;
    };
  }, [lang, dir]);
  return null;
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
