import { createHash } from 'node:crypto';
import { escapeHtml } from '../render/html.ts';
import type { ReportData } from './data.ts';

/** The script and the styles of the page. */
export interface ReportAssets {
  readonly script: string;
  readonly styles: string;
}

/** What the title begins with: it tells a report from any other file. */
const titleStart = '<title>Navigation report: ';

/** True for the text of a page that `writeReportPage` wrote, in this version or an earlier one. */
export function isReportPage(text: string): boolean {
  return text.startsWith('<!doctype html>') && text.slice(0, text.indexOf('<style>')).includes(titleStart);
}

/**
 * One file that needs nothing else: the data, the script and the styles. Its own policy allows no other script and no
 * request to any network; texts of the site are data that the script shows as text.
 *
 * @param check The command line that prints the same findings.
 */
export function writeReportPage(data: ReportData, { script, styles }: ReportAssets, check: string): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(styles)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const name = escapeHtml(data.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${titleStart}${name}</title>
<style>${styles}</style>
</head>
<body>
<noscript><p>This report needs JavaScript. The same findings: <code>${escapeHtml(check)}</code>.</p></noscript>
<div id="report"></div>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** As a policy names what it allows. */
function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
