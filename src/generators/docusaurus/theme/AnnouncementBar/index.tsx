import AnnouncementBar from '@theme-init/AnnouncementBar';
import type { ReactNode } from 'react';
import { Banner } from '../../../react/parts.tsx';
import { MenuLink } from '../../link.tsx';
import { useNavigation } from '../DocsJsonNav/navigation.ts';

export default function Announcements(): ReactNode {
  const { view } = useNavigation();
  return (
    <>
      <AnnouncementBar />
      <Banner view={view} Link={MenuLink} />
    </>
  );
}
