import { createHash } from 'node:crypto';
import { escapeHtml, scriptJson } from '../render/html.ts';
import type { ReportData } from './data.ts';

export interface ReportAssets {
  readonly script: string;
  readonly styles: string;
}

/** Text that identifies reports among HTML files. */
const titleStart = '<title>Navigation report: ';

/** Recognizes output of `writeReportPage` of this version or an earlier one. */
export function isReportPage(text: string): boolean {
  return text.startsWith('<!doctype html>') && text.slice(0, text.indexOf('<style>')).includes(titleStart);
}

/**
 * Writes a self-contained HTML page. Its content security policy allows only its own script and styles, and no
 * requests. Text of the site is embedded as JSON, never as markup.
 *
 * @param checkCommand Command that prints the same findings, shown in browsers without JavaScript.
 */
export function renderReportPage(data: ReportData, { script, styles }: ReportAssets, checkCommand: string): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashSource(script)}'`,
    `style-src '${hashSource(styles)}'`,
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
<noscript><p>This report needs JavaScript. The same findings: <code>${escapeHtml(checkCommand)}</code>.</p></noscript>
<div id="report"></div>
<script type="application/json" id="data">${scriptJson(data)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Hash source of a content security policy: `sha256-…`. */
function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
