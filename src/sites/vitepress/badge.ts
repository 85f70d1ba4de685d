import { escapeHtml } from '../../render/html.ts';
import type { Badge, Tone } from '../view/badges.ts';

/** VitePress's own badges have four looks. */
const looks: Readonly<Record<Tone, string>> = {
  note: 'info',
  default: 'info',
  tip: 'tip',
  success: 'tip',
  caution: 'warning',
  danger: 'danger',
};

/** A badge as VitePress's own `Badge` writes it, in HTML. */
export function badge({ text, tone }: Badge, ...classes: readonly string[]): string {
  const names = ['VPBadge', looks[tone], ...classes].join(' ');
  return `<span class="${names}" data-tone="${tone}">${escapeHtml(text)}</span>`;
}
