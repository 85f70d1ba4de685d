import { ThemeClassNames } from '@docusaurus/theme-common';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import { MenuLink } from '../../link.tsx';
import { useNavigation } from '../DocsJsonNav/navigation.ts';

export default function DocBreadcrumbs(): ReactNode {
  const { breadcrumbs, words } = useNavigation().view;
  if (breadcrumbs.length === 0) return null;
  const linkedBreadcrumbs = breadcrumbs.flatMap(({ label, href }) =>
    href === null ? [] : [{ type: 'link', label, href }],
  );
  return (
    <>
      <StructuredData breadcrumbs={linkedBreadcrumbs} />
      <nav
        className={`${ThemeClassNames.docs.docBreadcrumbs} djn-trail`}
        aria-label={words.breadcrumbs}
        data-breadcrumbs=""
      >
        <ul className="breadcrumbs">
          {breadcrumbs.map(({ label, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two breadcrumbs may have the same label.
            <li key={index} className="breadcrumbs__item">
              {href === null ? (
                <span className="breadcrumbs__link">{label}</span>
              ) : (
                <MenuLink className="breadcrumbs__link" href={href}>
                  {label}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
