/// <reference path="./modules.d.ts" />
import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import type { LinkProps } from '../react/parts.tsx';
import { routerBypassPrefix } from './doc-url.ts';

/**
 * Wraps Docusaurus's link. Closes an open mobile menu, and skips Docusaurus's check for broken links, because the links
 * of `docs.json` are already checked. Targets outside the router, such as files and redirects, are plain links.
 */
export function MenuLink({ href, children, ...props }: LinkProps): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  if (href.startsWith(routerBypassPrefix)) {
    return (
      <a {...props} href={href.slice(routerBypassPrefix.length)}>
        {children}
      </a>
    );
  }
  return (
    <Link {...props} href={href} data-noBrokenLinkCheck onClick={shown ? toggle : undefined}>
      {children}
    </Link>
  );
}
