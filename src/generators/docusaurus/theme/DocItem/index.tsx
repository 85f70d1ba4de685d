import Head from '@docusaurus/Head';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { NavbarSecondaryMenuFiller } from '@docusaurus/theme-common';
import Item from '@theme-init/DocItem';
import type { ReactNode } from 'react';
import { MobileNavigation } from '../../mobile-navigation.tsx';
import { useNavigation } from '../DocsJsonNav/navigation.ts';

/**
 * Wraps the theme's `DocItem`: adds the page's language and `noindex` to the document, and fills the mobile menu of a
 * page without a sidebar.
 */
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
