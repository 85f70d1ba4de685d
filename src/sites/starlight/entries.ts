/** Starlight's own forms, as far as the projection makes them: what `locals.starlightRoute` contains. */
export type SidebarEntry = SidebarLink | SidebarGroup;

export interface SidebarLink {
  type: 'link';
  label: string;
  href: string;
  isCurrent: boolean;
  badge: Badge | undefined;
  attrs: Record<string, string>;
}

export interface SidebarGroup {
  type: 'group';
  label: string;
  entries: SidebarEntry[];
  collapsed: boolean;
  badge: Badge | undefined;
}

export interface Badge {
  text: string;
  variant: 'note' | 'danger' | 'success' | 'caution' | 'tip' | 'default';
  class?: string;
}

export interface PaginationLinks {
  prev: SidebarLink | undefined;
  next: SidebarLink | undefined;
}
