import type { Page } from '../../core/site.ts';
import type { Words } from './words.ts';

export interface Badge {
  readonly text: string;
  readonly tone: Tone;
}

/** Color of a badge, named like the callouts of documentation themes. */
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

/** Kind of badge for each tone, in themes with four kinds of badges. */
export const badgeKinds: Readonly<Record<Tone, 'info' | 'tip' | 'warning' | 'danger'>> = {
  note: 'info',
  default: 'info',
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  danger: 'danger',
};

export interface BadgeProperties {
  readonly method?: string;
  readonly deprecated?: true;
  readonly tag?: string;
  /** Number of unresolved feedback entries. */
  readonly open?: number;
}

export function createBadges({ method, deprecated, tag, open = 0 }: BadgeProperties, words: Words): Badge[] {
  return [
    ...(method === undefined ? [] : [{ text: method, tone: tones[method] ?? 'default' } as const]),
    ...(deprecated === true ? [{ text: words.deprecated, tone: 'caution' } as const] : []),
    ...(tag === undefined ? [] : [{ text: tag, tone: 'default' } as const]),
    ...(open === 0 ? [] : [{ text: openComments(open, words), tone: 'default' } as const]),
  ];
}

/** Properties for the badges below a page's title. An endpoint's method is omitted, because the content shows it. */
export function pageBadgeProperties({ deprecated, tag, feedback }: Page): BadgeProperties {
  return {
    ...(deprecated === true ? { deprecated } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...(feedback === undefined ? {} : { open: feedback.open }),
  };
}

function openComments(count: number, { openComment, openComments: several }: Words): string {
  return count === 1 ? openComment : several.replace('{count}', String(count));
}
