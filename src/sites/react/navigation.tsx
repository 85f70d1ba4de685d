import type { ReactNode } from 'react';
import type { NavigationView, Option, Switcher } from '../view/view.ts';
import { Disclosure } from './client.tsx';
import { Caret, External, NavigationIcon } from './icons.tsx';
import { type Link, OptionLink } from './link.tsx';

/** What every part of the navigation is given. */
export interface PartProps {
  readonly view: NavigationView;
  /** The generator's link component. Default: `'a'`. */
  readonly Link?: Link | undefined;
}

/** The tabs of the site; a tab with a menu opens it. */
export function NavigationTabs({ view: { tabs, words }, Link = 'a' }: PartProps): ReactNode {
  if (tabs.length === 0) return null;
  return (
    <nav className="djn-navigation-tabs" aria-label={words.sections} data-level="tab">
      <ul>
        {tabs.map((tab) => (
          <Item key={tab.name} option={tab}>
            {tab.menu.length === 0 ? (
              <OptionLink option={tab} Link={Link} />
            ) : (
              <Disclosure
                summary={
                  <>
                    <NavigationIcon name={tab.icon} />
                    <span data-label="">{tab.label}</span>
                    <Caret />
                  </>
                }
              >
                <Options options={tab.menu} Link={Link} />
              </Disclosure>
            )}
          </Item>
        ))}
      </ul>
    </nav>
  );
}

/** Languages and versions: each leads to the same page there, where it exists. */
export function Switchers({ view: { selects }, Link = 'a' }: PartProps): ReactNode {
  return selects
    .filter(({ options }) => options.length > 1)
    .map((switcher) => <Menu key={switcher.axis} switcher={switcher} Link={Link} />);
}

/** What is above a sidebar: products, dropdowns, anchors, the items of a menu, and the links of every page. */
export function SidebarHead({ view: { menus, lists, links, words }, Link = 'a' }: PartProps): ReactNode {
  if (menus.length + lists.length + links.length === 0) return null;
  return (
    <div className="djn-sidebar-head">
      {menus.map((switcher) => (
        <Menu key={switcher.axis} switcher={switcher} Link={Link} />
      ))}
      {lists.map(({ axis, label, options }) => (
        <nav key={axis} className="djn-list" aria-label={label} data-level={axis}>
          <Options options={options} Link={Link} />
        </nav>
      ))}
      {links.length === 0 ? null : (
        <nav className="djn-list" aria-label={words.more} data-global="">
          <Options options={links} Link={Link} />
        </nav>
      )}
    </div>
  );
}

/** The way to the page. */
export function Breadcrumbs({ view: { breadcrumbs, words }, Link: Anchor = 'a' }: PartProps): ReactNode {
  if (breadcrumbs.length === 0) return null;
  return (
    <nav className="djn-breadcrumbs" aria-label={words.breadcrumbs} data-breadcrumbs="">
      <ol>
        {breadcrumbs.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two crumbs may have one name.
          <li key={index}>{href === null ? <span>{label}</span> : <Anchor href={href}>{label}</Anchor>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** One of several, with the others in a panel. */
function Menu({ switcher: { axis, label, options }, Link }: { switcher: Switcher; Link: Link }): ReactNode {
  const current = options.find((option) => option.current);
  return (
    <nav className="djn-switcher" aria-label={label} data-level={axis}>
      <Disclosure
        summary={
          <>
            <NavigationIcon name={current?.icon} />
            <span>{current?.label ?? label}</span>
            {current?.tag === undefined ? null : <span className="djn-badge">{current.tag}</span>}
            <Caret />
          </>
        }
      >
        <Options options={options} Link={Link} />
      </Disclosure>
    </nav>
  );
}

function Options({ options, Link }: { options: readonly Option[]; Link: Link }): ReactNode {
  return (
    <ul>
      {options.map((option) => (
        <Item key={option.name} option={option}>
          <OptionLink option={option} Link={Link}>
            {option.attrs.target === undefined ? null : <External />}
          </OptionLink>
          {option.menu.length === 0 ? null : <Options options={option.menu} Link={Link} />}
        </Item>
      ))}
    </ul>
  );
}

function Item({ option, children }: { option: Option; children: ReactNode }): ReactNode {
  return (
    <li data-option={option.name} data-current={option.current ? '' : undefined}>
      {children}
    </li>
  );
}
