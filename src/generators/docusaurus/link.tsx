/// <reference path="./modules.d.ts" />
import Link from '@docusaurus/Link';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import type { LinkProps } from '../../kit/react/link.tsx';

/** Docusaurus's link; in the menu of a phone it closes the menu. */
export function MenuLink(props: LinkProps): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return <Link {...props} onClick={shown ? toggle : undefined} />;
}
