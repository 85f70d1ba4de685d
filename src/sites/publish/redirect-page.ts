import { escapeHtml } from '../../render/html.ts';

/**
 * A page that leads to another, for static sites: no server answers there with a redirect.
 *
 * @param destination Address with the base path, or of another site.
 */
export function redirectPage(destination: string): string {
  const address = escapeHtml(destination);
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<title>${address}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body><a href="${address}">${address}</a></body>
</html>
`;
}
