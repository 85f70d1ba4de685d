/// <reference path="./modules.d.ts" />
import { useWindowSize } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { NavigationTabs, Switchers } from '../react/parts.tsx';
import { MenuLink } from './link.tsx';
import type { DocusaurusNavigation } from './navigation-data.ts';

/** Tabs and switchers in the mobile menu. Wider screens show them in the navbar. */
export function MobileNavigation({ view }: DocusaurusNavigation): ReactNode {
  if (useWindowSize() !== 'mobile') return null;
  return (
    <div className="djn-phone djn-stack">
      <div className="djn-switchers">
        <Switchers view={view} Link={MenuLink} />
      </div>
      <NavigationTabs view={view} Link={MenuLink} />
    </div>
  );
}
