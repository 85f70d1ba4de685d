import { useHead } from '@rspress/core/runtime';
import { Link, Layout as RspressLayout } from '@rspress/core/theme-original';
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import shared from 'virtual-docs-json-nav';
import { Banner, Breadcrumbs, NavigationTabs, SidebarHead, SiteFooter, Switchers } from '../../react/parts.tsx';
import { useNavigation } from './navigation.ts';

/** Rspress's layout with the navigation in its slots, in addition to the slots' own content. */
export function Layout(props: ComponentProps<typeof RspressLayout>): ReactNode {
  const { view, language } = useNavigation();
  const part = { view, Link };
  const footer = <SiteFooter lists={shared.footer} Link={Link} />;
  const switchers = (
    <div className="djn-rspress-switchers">
      <Switchers {...part} />
    </div>
  );
  const tabs = (
    <div className="djn-rspress-tabs">
      <NavigationTabs {...part} />
    </div>
  );
  return (
    <RspressLayout
      {...props}
      top={together(props.top, <Banner {...part} />)}
      beforeNavMenu={together(switchers, props.beforeNavMenu)}
      afterNav={together(view.tabs.length === 0 ? null : tabs, props.afterNav)}
      beforeSidebar={together(switchers, <SidebarHead {...part} />, props.beforeSidebar)}
      beforeDocContent={together(<Breadcrumbs {...part} />, props.beforeDocContent)}
      afterDocFooter={together(props.afterDocFooter, footer)}
      bottom={together(language === null ? null : <PageLanguage language={language} />, props.bottom)}
    />
  );
}

function together(...parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...parts);
}

/** Rendered after Rspress's tags, because the last value wins. */
function PageLanguage({ language }: { language: string }): null {
  useHead({ htmlAttrs: { lang: language } });
  return null;
}
