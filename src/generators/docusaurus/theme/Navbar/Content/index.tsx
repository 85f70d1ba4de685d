import Content from '@theme-init/Navbar/Content';
import type { ReactNode } from 'react';
import { NavigationTabs } from '../../../../react/parts.tsx';
import { MenuLink } from '../../../link.tsx';
import { useNavigation } from '../../DocsJsonNav/navigation.ts';

export default function NavbarContent(): ReactNode {
  const { view } = useNavigation();
  return (
    <>
      <Content />
      {view.tabs.length === 0 ? null : (
        <div className="djn-tab-row">
          <NavigationTabs view={view} Link={MenuLink} />
        </div>
      )}
    </>
  );
}
