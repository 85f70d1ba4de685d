import { useHead } from '@rspress/core/runtime';
import { Link, Layout as RspressLayout } from '@rspress/core/theme-original';
import type { ComponentProps, ReactNode } from 'react';
import { SiteFooter } from '../../react/footer.tsx';
import { Breadcrumbs, NavigationTabs, SidebarHead, Switchers } from '../../react/navigation.tsx';
import { Banner } from '../../react/page.tsx';
import { useFooter, useNavigation } from './navigation.ts';

/** Rspress's layout, with the parts of the navigation in its slots. What is given for a slot is beside them. */
export function Layout(props: ComponentProps<typeof RspressLayout>): ReactNode {
  const { view, language } = useNavigation();
  return (
    <RspressLayout
      {...props}
      top={
        <>
          {props.top}
          <Banner view={view} Link={Link} />
        </>
      }
      beforeNavMenu={
        <>
          <div className="djn-rspress-switchers">
            <Switchers view={view} Link={Link} />
          </div>
          {props.beforeNavMenu}
        </>
      }
      afterNav={
        <>
          {view.tabs.length === 0 ? null : (
            <div className="djn-rspress-tabs">
              <NavigationTabs view={view} Link={Link} />
            </div>
          )}
          {props.afterNav}
        </>
      }
      beforeSidebar={
        <>
          <div className="djn-rspress-switchers">
            <Switchers view={view} Link={Link} />
          </div>
          <SidebarHead view={view} Link={Link} />
          {props.beforeSidebar}
        </>
      }
      beforeDocContent={
        <>
          <Breadcrumbs view={view} Link={Link} />
          {props.beforeDocContent}
        </>
      }
      afterDocFooter={
        <>
          {props.afterDocFooter}
          <SiteFooter lists={useFooter()} Link={Link} />
        </>
      }
      bottom={
        <>
          {language === null ? null : <PageLanguage language={language} />}
          {props.bottom}
        </>
      }
    />
  );
}

/** Below Rspress's own tags: of two, the later one wins. */
function PageLanguage({ language }: { language: string }): null {
  useHead({ htmlAttrs: { lang: language } });
  return null;
}
