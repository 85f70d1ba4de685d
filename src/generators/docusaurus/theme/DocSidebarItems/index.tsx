import Items from '@theme-init/DocSidebarItems';
import type { ReactNode } from 'react';
import { SidebarHead } from '../../../react/parts.tsx';
import { decorateEntries, type LabeledEntry } from '../../entry-labels.tsx';
import { MenuLink } from '../../link.tsx';
import { MobileNavigation } from '../../mobile-navigation.tsx';
import { useNavigation } from '../DocsJsonNav/navigation.ts';

interface Props {
  readonly items: readonly LabeledEntry[];
  readonly level: number;
}

/**
 * Adds badges and icons to the theme's entries. The first level begins with the sidebar's head: products, anchors and
 * links.
 */
export default function DocSidebarItems({ items, ...props }: Props): ReactNode {
  return (
    <>
      {props.level === 1 ? <Head /> : null}
      <Items {...props} items={decorateEntries(items)} />
    </>
  );
}

function Head(): ReactNode {
  const navigation = useNavigation();
  return (
    <li className="djn-sidebar-top">
      <MobileNavigation {...navigation} />
      <SidebarHead view={navigation.view} Link={MenuLink} />
    </li>
  );
}
