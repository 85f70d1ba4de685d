'use client';

import type { ReactNode } from 'react';
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
import type { FumadocsFace } from './branding.ts';

/*
 * Rendered in the browser too: a page then carries what these show as data, which is a fraction of their elements.
 */

interface BarProps extends PartProps {
  /** The site's name and its first page, if no sidebar shows them. */
  readonly home?: { readonly title: ReactNode; readonly url: string } | undefined;
}

export function Bar({ view, Link = 'a', home }: BarProps): ReactNode {
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

export function AbovePage({ title, view, Link }: PartProps & { readonly title: string }): ReactNode {
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

/** The name of a site, or its logo for light pages and for dark ones. */
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
