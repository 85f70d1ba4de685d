import { type Addresses, type Target, targetOf } from '../view/targets.ts';
import type { Branding } from './branding.ts';

/** Links at the foot of a site that stand together. */
export interface FooterList {
  /** Null if nothing is above them. */
  readonly title: string | null;
  readonly links: readonly (Target & { readonly label: string })[];
}

/** The links at the foot of a site, for generators without a setting for them. */
export function footerLists({ footer }: Pick<Branding, 'footer'>, addresses: Addresses): readonly FooterList[] {
  return footer.columns.map(({ header, links }) => ({
    title: header ?? null,
    links: links.map(({ label, href }) => ({ label, ...targetOf(href, addresses) })),
  }));
}
