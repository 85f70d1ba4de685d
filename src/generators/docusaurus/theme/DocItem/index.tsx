import Head from '@docusaurus/Head';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import Item from '@theme-init/DocItem';
import type { ReactNode } from 'react';
import { MobileNavigation } from '../../mobile-navigation.tsx';
import { useNavigation } from '../DocsJsonNav/navigation.ts';

/** The theme's doc with its language. Without a sidebar, the mobile menu contains only the tabs. */
export default function DocItem(props: object): ReactNode {
  const navigation = useNavigation();
  const sidebar = useDocsSidebar();
  return (
    <>
      {navigation.language === undefined ? null : (
        <Head>
          <html {...navigation.language} />
        </Head>
      )}
      {navigation.noindex === true ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : null}
      {sidebar === null ? <NavbarSecondaryMenuFiller component={MobileNavigation} props={navigation} /> : null}
      <Item {...props} />
    </>
  );
}
