/// <reference path="./modules.d.ts" />
import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import type { LinkProps } from '../react/parts.tsx';
import { outsideOfRouter } from './doc-address.ts';

/**
 * Docusaurus's link; in the menu of a phone it closes the menu. What is no page of the site, such as a file or an old
 * address, is for the server to answer. Docusaurus is not to check the links again that `docs.json` was checked for.
 */
export function MenuLink({ href, children, ...props }: LinkProps): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  if (href.startsWith(outsideOfRouter)) {
    return (
      <a {...props} href={href.slice(outsideOfRouter.length)}>
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
