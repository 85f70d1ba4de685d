import Toggle from '@theme-init/Navbar/ColorModeToggle';
import type { ReactNode } from 'react';
import { Switchers } from '../../../../react/parts.tsx';
import { MenuLink } from '../../../link.tsx';
import { useNavigation } from '../../DocsJsonNav/navigation.ts';

export default function ColorModeToggle(props: object): ReactNode {
  const { view } = useNavigation();
  return (
    <>
      <div className="djn-switchers">
        <Switchers view={view} Link={MenuLink} />
      </div>
      <Toggle {...props} />
    </>
  );
}
