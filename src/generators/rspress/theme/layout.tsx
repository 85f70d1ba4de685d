import { useHead } from '@rspress/core/runtime';
import { Link, Layout as RspressLayout, SocialLinks as RspressSocialLinks } from '@rspress/core/theme-original';
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import shared from 'virtual-docs-json-nav';
import { Banner, Breadcrumbs, NavigationTabs, SidebarHead, SiteFooter, Switchers } from '../../react/parts.tsx';
import type { HtmlLanguage } from '../../view/words.ts';
import { useNavigation } from './navigation.ts';

/** Rspress's layout with the navigation in its slots, in addition to the slots' own content. */
export function Layout(props: ComponentProps<typeof RspressLayout>): ReactNode {
  const { view, language } = useNavigation();
  const partProps = { view, Link };
  const languageFooter = shared.languageFooters.find(([lang]) => lang === language?.lang);
  const lists = languageFooter?.[1] ?? shared.footer;
  const footer = <SiteFooter lists={lists} Link={Link} />;
  const switchers = (
    <div className="djn-rspress-switchers">
      <Switchers {...partProps} />
    </div>
  );
  const tabs = (
    <div className="djn-rspress-tabs">
      <NavigationTabs {...partProps} />
    </div>
  );
  return (
    <RspressLayout
      {...props}
      top={joinNodes(props.top, <Banner {...partProps} />)}
      beforeNavMenu={joinNodes(switchers, props.beforeNavMenu)}
      afterNav={joinNodes(view.tabs.length === 0 ? null : tabs, props.afterNav)}
      beforeSidebar={joinNodes(switchers, <SidebarHead {...partProps} />, props.beforeSidebar)}
      beforeDocContent={joinNodes(<Breadcrumbs {...partProps} />, props.beforeDocContent)}
      afterDocFooter={joinNodes(props.afterDocFooter, footer)}
      bottom={joinNodes(language === null ? null : <PageLanguage language={language} />, props.bottom)}
    />
  );
}

/** Social links of the page's language. Those in the project's settings have priority. */
export function SocialLinks(props: ComponentProps<typeof RspressSocialLinks>): ReactNode {
  const { language } = useNavigation();
  const languageSocials = shared.languageSocials.find(([lang]) => lang === language?.lang);
  return <RspressSocialLinks {...props} socialLinks={languageSocials?.[1] ?? shared.socials} />;
}

function joinNodes(...nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...nodes);
}

/** Sets the document's language. Rendered after Rspress's tags, because the last value wins. */
function PageLanguage({ language }: { language: HtmlLanguage }): null {
  useHead({ htmlAttrs: { ...language } });
  return null;
}
