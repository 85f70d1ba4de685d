import { brief, choose, either, quote, rule, sure, write } from './rule.ts';
import type { Suggestions } from './shared/pages.ts';

export const pageMissing = rule<{ entry: string; path: string; suggestions: Suggestions }>({
  message: ({ entry }) => `No page ${quote(brief(entry))}: there is no such file.`,
  help: ({ entry, path, suggestions }) => {
    if (path.trim() === '') return 'Remove the entry.';
    const endpoint = endpointForm(entry);
    if (endpoint !== undefined) return `An endpoint is written with its path: ${quote(endpoint)}.`;
    if (/\.(?:json|ya?ml)$/i.test(path)) return 'If it is a specification, remove the entry and set "openapi" instead.';
    const { below, redirect, moved, sibling, sameName = [], nearest = [] } = suggestions;
    if (below !== undefined) {
      const { number, of, folder, isOfPages } = below;
      const found = `${number} of ${of} missing entries exist below ${folder}/`;
      return isOfPages
        ? `${found}: set the option "pagesDir" to "${folder}", or pass --pages-dir ${folder}.`
        : `${found}: write that folder in front of each.`;
    }
    if (redirect !== undefined) return `A redirect moves it: write ${quote(redirect)}.`;
    if (moved !== undefined) return `It was renamed in Git: write ${quote(moved)}.`;
    if (nearest.length > 0) return `Did you mean ${either(nearest.map(quote))}?`;
    if (sibling !== undefined)
      return `${quote(sibling)} exists: add ${path}.mdx, its counterpart, or remove the entry.`;
    if (sameName.length > 0) return `The same name exists elsewhere: ${either(sameName.map(quote))}.`;
    return `No page has a similar name: add ${path}.mdx, or remove the entry.`;
  },
  group: ({ path, suggestions: { below } }) =>
    below === undefined ? path.slice(0, Math.max(path.indexOf('/'), 0)) : `below ${below.folder}`,
  answers: ({ entry, path, suggestions }, { place }) => {
    const { sure: only, below, redirect, moved, nearest = [], sameName = [] } = suggestions;
    if (only !== undefined) return sure(write(place, entry, only));
    // One setting is right for all of them.
    if (below !== undefined)
      return below.isOfPages ? undefined : choose(write(place, entry, `${below.folder}/${path}`));
    const likely = [...[redirect, moved].filter((page) => page !== undefined), ...nearest, ...sameName];
    return likely.length === 0 ? undefined : choose(...likely.map((path) => write(place, entry, path)));
  },
  coversLinks: true,
});

/** `GET users` and `GET https://example.com/users` as the reference to an endpoint that they are probably meant as. */
function endpointForm(entry: string): string | undefined {
  const [, method, rest] = /^\s*(get|put|post|delete|options|head|patch|trace)\s+(\S+)\s*$/i.exec(entry) ?? [];
  if (method === undefined || rest === undefined) return undefined;
  const path = rest.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  return `${method.toUpperCase()} /${path.replace(/^\/+/, '')}`;
}
