import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import '../../../../../render/client.ts';
import { PageBadges, PageDescription } from '../../../../react/parts.tsx';
import { useNavigation } from '../../DocsJsonNav/navigation.ts';

export default function DocItemContent({ children }: { readonly children?: ReactNode }): ReactNode {
  const { view } = useNavigation();
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const { collectAnchor } = useBrokenLinks();
  // Docusaurus's check for broken anchors doesn't see headings in raw HTML.
  for (const { id } of toc) collectAnchor(id);
  return (
    <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
      {frontMatter.hide_title === true || contentTitle !== undefined ? null : (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <PageBadges view={view} />
      <PageDescription view={view} />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
