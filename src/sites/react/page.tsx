import type { ReactNode } from 'react';
import { Dismissible } from './client.tsx';
import { Badges } from './icons.tsx';
import type { PartProps } from './navigation.tsx';

/** What is to be said of the page, beside its title: its method, that it is deprecated, its tag, open comments. */
export function PageBadges({ view: { badges } }: Pick<PartProps, 'view'>): ReactNode {
  if (badges.length === 0) return null;
  return (
    <p className="djn-badges" data-badges="">
      <Badges badges={badges} />
    </p>
  );
}

/** The page's description, below its title. */
export function PageDescription({ view: { description } }: Pick<PartProps, 'view'>): ReactNode {
  return description === undefined ? null : <p className="djn-description">{description}</p>;
}

/** The notice of the section that the page is in. */
export function Banner({ view: { banner, words }, Link: Anchor = 'a' }: PartProps): ReactNode {
  if (banner === null) return null;
  const parts = banner.parts.map(({ text, target }, index) =>
    target === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two links may have one text.
      <Anchor key={index} href={target.href} {...target.attrs}>
        {text}
      </Anchor>
    ),
  );
  if (banner.dismissible) {
    const name = banner.parts.map(({ text }) => text).join('');
    return (
      <Dismissible name={name} label={words.notice} dismiss={words.dismiss}>
        {parts}
      </Dismissible>
    );
  }
  return (
    <aside className="djn-banner" data-banner="" aria-label={words.notice}>
      <div>{parts}</div>
    </aside>
  );
}
