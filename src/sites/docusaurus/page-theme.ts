import { createOwnTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import { Aside } from './page-components.tsx';

/**
 * Pages as Docusaurus's classic theme writes them (Docusaurus 3.10: `theme-admonition`, Infima's `alert`). What it writes
 * in classes without a fixed name is written plainly, in Infima's colors (`styles.css`).
 */
export function createDocusaurusTheme(settings: ThemeSettings): FullTheme {
  return createOwnTheme('docusaurus', settings, { Aside });
}
