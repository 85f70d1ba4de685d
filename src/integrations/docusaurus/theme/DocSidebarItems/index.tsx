import Items from '@theme-init/DocSidebarItems';
import type { ReactNode } from 'react';
import { SidebarHead } from '../../../react/navigation.tsx';
import { MenuLink } from '../../link.tsx';
import { useNavigation } from '../../navigation.ts';
import { PhoneNavigation } from '../../phone.tsx';

/** The theme's entries; above those of the first level, what a reader can choose beside the page. */
export default function DocSidebarItems(props: { readonly level: number }): ReactNode {
  return (
    <>
      {props.level === 1 ? <Head /> : null}
      <Items {...props} />
    </>
  );
}

function Head(): ReactNode {
  const navigation = useNavigation();
  if (navigation === undefined) return null;
  return (
    <li className="djn-sidebar-top">
      <PhoneNavigation {...navigation} />
      <SidebarHead view={navigation.view} Link={MenuLink} />
    </li>
  );
}
