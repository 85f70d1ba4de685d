import type { Page } from '../../core/site.ts';
import type { NavigationLabels } from './words.ts';

export interface Badge {
  readonly text: string;
  readonly tone: Tone;
}

/** Color of a badge, named like the callouts of documentation themes. */
export type Tone = 'note' | 'danger' | 'success' | 'caution' | 'tip' | 'default';

const toneByMethod: Readonly<Record<string, Tone>> = {
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
  readonly openCount?: number;
}

/** Creates the badges of an entry or a page. A tag that repeats another badge, in any case, is left out. */
export function createBadges(
  { method, deprecated, tag, openCount = 0 }: BadgeProperties,
  labels: NavigationLabels,
): Badge[] {
  const badges: readonly Badge[] = [
    ...(method === undefined ? [] : [{ text: method, tone: toneByMethod[method] ?? 'default' } as const]),
    ...(deprecated === true ? [{ text: labels.deprecated, tone: 'caution' } as const] : []),
  ];
  const isRepeated = badges.some(({ text }) => text.toLowerCase() === tag?.trim().toLowerCase());
  return [
    ...badges,
    ...(tag === undefined || isRepeated ? [] : [{ text: tag, tone: 'default' } as const]),
    ...(openCount === 0 ? [] : [{ text: openCommentsText(openCount, labels), tone: 'default' } as const]),
  ];
}

/** Properties for the badges below a page's title. An endpoint's method is omitted, because the content shows it. */
export function pageBadgeProperties({ deprecated, tag, feedback }: Page): BadgeProperties {
  return {
    ...(deprecated === true ? { deprecated } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...(feedback === undefined ? {} : { openCount: feedback.open }),
  };
}

function openCommentsText(
  count: number,
  { openComment, openComments: openCommentsTemplate }: NavigationLabels,
): string {
  return count === 1 ? openComment : openCommentsTemplate.replace('{count}', String(count));
}
