import { brief, either, quote, rule } from './rule.ts';

export const links = {
  'href-missing': rule<{ href: string; nearest: readonly string[] }>({
    severity: 'error',
    message: ({ href }) => `The link ${quote(brief(href))} leads to no page, file or redirect of this site.`,
    help: ({ nearest }) => nearestHelp(nearest),
  }),
  'link-missing': rule<{ target: string; nearest: readonly string[] }>({
    severity: 'error',
    message: ({ target }) => `The link ${quote(brief(target))} leads to no page, file or redirect of this site.`,
    help: ({ nearest }) => nearestHelp(nearest),
    group: ({ target }) => target,
  }),
  'link-anchor': rule<{ target: string; anchor: string; file: string; nearest: string | undefined; isTitle: boolean }>({
    severity: 'warning',
    message: ({ target, anchor, file }) =>
      `The link ${quote(brief(target))} leads to a page without a heading "#${brief(anchor)}": ${file}.`,
    help: ({ nearest, isTitle }) => {
      if (isTitle) return 'That is the title of the page: leave out the part from "#".';
      return nearest === undefined
        ? 'Name a heading that the page has, or leave out the part from "#".'
        : `Did you mean "#${nearest}"?`;
    },
  }),
  'mdx-syntax': rule<{ reason: string }>({
    severity: 'error',
    message: ({ reason }) => `The page does not parse: ${reason.replace(/\.$/, '')}.`,
    help: () => 'In MDX, "<" and "{" begin markup: write \\< and \\{ for the signs themselves.',
  }),
  'redirect-loop': rule<{ chain: readonly string[] }>({
    severity: 'error',
    message: ({ chain }) => `This redirect leads back to itself: ${brief(chain.join(' -> '))}.`,
    help: () => 'Remove one redirect of the circle, or lead it to a page.',
  }),
  'redirect-duplicate': rule<{ source: string; isSame: boolean }>({
    severity: ({ isSame }) => (isSame ? 'info' : 'error'),
    message: ({ source, isSame }) =>
      isSame
        ? `${quote(brief(source))} is redirected twice to the same place.`
        : `${quote(brief(source))} is redirected twice: only the first counts.`,
    help: () => 'Remove one of the two.',
    related: () => 'the first redirect of that source',
  }),
  'redirect-source': rule<{ sources: readonly string[] }>({
    severity: 'warning',
    message: ({ sources }) => {
      const named = sources.slice(0, 3).map((source) => quote(brief(source)));
      const more = sources.length > named.length ? ` and ${sources.length - named.length} more` : '';
      return `No address can match ${named.join(', ')}${more}: "#" and "?" are no part of what redirects are looked up by.`;
    },
    help: ({ sources }) =>
      sources.length === 1
        ? 'Write the source without them, or remove the redirect.'
        : 'Write the sources without them, or remove the redirects.',
  }),
  'redirect-target': rule<{ destination: string; nearest: readonly string[] }>({
    severity: 'error',
    message: ({ destination }) => `The redirect to ${quote(brief(destination))} leads to no page or file of this site.`,
    help: ({ nearest }) => nearestHelp(nearest),
  }),
  'redirect-shadow': rule<{ source: string; file: string; further: number }>({
    severity: 'warning',
    message: ({ source, file, further }) =>
      `The redirect from ${quote(brief(source))} hides ${file}${further > 0 ? ` and ${further} more` : ''}: readers never see it.`,
    help: () => 'Remove the redirect, or the page.',
  }),
  'redirect-chain': rule<{ destination: string; final: string }>({
    severity: 'info',
    message: ({ destination }) => `${quote(brief(destination))} is itself redirected.`,
    help: ({ final }) => `Lead there at once: write ${quote(final)}.`,
  }),
} as const;

function nearestHelp(nearest: readonly string[]): string {
  return nearest.length > 0
    ? `Did you mean ${either(nearest.map(quote))}?`
    : 'Add the page, or write the whole address, with https://, where it is on another site.';
}
