import Item from '@theme-init/DocSidebarItem/Category';
import type { ReactNode } from 'react';
import { withBadges } from '../../../label.tsx';

interface Props {
  readonly item: Parameters<typeof withBadges>[0];
}

/** The theme's entry, with its badges. */
export default function DocSidebarItemCategory({ item, ...props }: Props): ReactNode {
  return <Item item={withBadges(item)} {...props} />;
}
