import { createOwnTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import { Aside } from './page-components.tsx';

/**
 * Pages as Rspress's own theme writes them (Rspress 2: `rp-callout`). What it has no markup for is written plainly, in its
 * colors (`theme.css`).
 */
export function createRspressTheme(settings: ThemeSettings): FullTheme {
  return createOwnTheme('rspress', settings, { Aside });
}
