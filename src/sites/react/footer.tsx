import type { ReactNode } from 'react';
import type { FooterList } from '../branding/links.ts';
import type { Link } from './link.tsx';

interface SiteFooterProps {
  readonly lists: readonly FooterList[];
  /** The generator's link component. Default: `'a'`. */
  readonly Link?: Link | undefined;
}

/** The links at the foot of a site, in a column for each list. */
export function SiteFooter({ lists, Link: Anchor = 'a' }: SiteFooterProps): ReactNode {
  if (lists.length === 0) return null;
  return (
    <footer className="djn-footer">
      {lists.map(({ title, links }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lists may have one title.
        <div key={index}>
          {title === null ? null : <p className="djn-footer-title">{title}</p>}
          <ul>
            {links.map(({ label, href, attrs }) => (
              <li key={`${label} ${href}`}>
                <Anchor href={href} {...attrs}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </footer>
  );
}
