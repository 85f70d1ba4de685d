import type { Page } from '../../core/site.ts';
import type { Words } from './words.ts';

/** A short word beside an entry or a page's title. */
export interface Badge {
  readonly text: string;
  readonly tone: Tone;
}

/** How a badge looks: the names are those that documentation themes use for their asides. */
export type Tone = 'note' | 'danger' | 'success' | 'caution' | 'tip' | 'default';

const tones: Readonly<Record<string, Tone>> = {
  GET: 'success',
  POST: 'note',
  PUT: 'caution',
  PATCH: 'caution',
  DELETE: 'danger',
  WEBHOOK: 'tip',
  CHANNEL: 'tip',
};

/** The same in themes whose badges have four looks. */
export const badgeKinds: Readonly<Record<Tone, 'info' | 'tip' | 'warning' | 'danger'>> = {
  note: 'info',
  default: 'info',
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  danger: 'danger',
};

/** What badges may say of an entry or a page. */
export interface Marked {
  readonly method?: string;
  readonly deprecated?: true;
  readonly tag?: string;
  /** What readers said and nobody has answered: how many entries. */
  readonly open?: number;
}

/** Badges of a sidebar entry. */
export function badgesOf({ method, deprecated, tag, open = 0 }: Marked, words: Words): Badge[] {
  return [
    ...(method === undefined ? [] : [{ text: method, tone: tones[method] ?? 'default' } as const]),
    ...(deprecated === true ? [{ text: words.deprecated, tone: 'caution' } as const] : []),
    ...(tag === undefined ? [] : [{ text: tag, tone: 'default' } as const]),
    ...(open === 0 ? [] : [{ text: openComments(open, words), tone: 'default' } as const]),
  ];
}

/** Badges of a page's title. The method of an endpoint is shown with its path in the content. */
export function markedOf({ deprecated, tag, feedback }: Page): Marked {
  return {
    ...(deprecated === true ? { deprecated } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...(feedback === undefined ? {} : { open: feedback.open }),
  };
}

function openComments(count: number, { openComment, openComments: several }: Words): string {
  return count === 1 ? openComment : several.replace('{count}', String(count));
}
