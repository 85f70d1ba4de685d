import { escapeMarkdown } from '../../core/diagnostics.ts';
import { pageFileAt } from '../../core/values.ts';
import { type Explanation, explainSubject } from '../../site/explain.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Subject } from './subject.ts';

/** A short form of `explain`, as Markdown; `undefined` for a target that doesn't exist. */
export async function hoverText(site: ResolvedSite, { text, leadsTo, isEntry }: Subject): Promise<string | undefined> {
  const what =
    leadsTo.to === 'file' ? leadsTo.file : leadsTo.to === 'operation' ? `${leadsTo.method} ${leadsTo.path}` : text;
  if (leadsTo.to === 'nothing' && !isEntry) return undefined;
  // Skips renames: searching Git's history is too slow for a hover.
  const [found] = await explainSubject(what, site, async () => new Map());
  return found === undefined ? undefined : shortly(found, site);
}

function shortly(found: Explanation, { parts }: ResolvedSite): string {
  switch (found.kind) {
    case 'page': {
      const { title, route, file, state, endpoint, placements, hidden, linkedFrom, redirects } = found;
      const ways = placements
        .map(({ breadcrumbs }) => breadcrumbs.map(escapeMarkdown).join(' › '))
        .filter((way) => way !== '');
      const description = pageFileAt(route, parts.inventory)?.frontMatter.description;
      return lines(
        `**${escapeMarkdown(title)}** \`${route}\``,
        description === undefined ? '' : escapeMarkdown(description),
        ...ways.slice(0, 3),
        [file === null ? '' : `\`${file}\``, state === 'listed' ? '' : state].filter((word) => word !== '').join(' · '),
        endpoint === null ? '' : `\`${endpoint.reference}\` of \`${endpoint.specification}\``,
        hidden === null ? '' : `Hidden by ${escapeMarkdown(hidden.by)}.`,
        [counted(linkedFrom.length, 'link'), counted(redirects.length, 'redirect')]
          .filter((word) => word !== '')
          .join(' and '),
      );
    }
    case 'ignored':
      return lines(`\`${found.file}\``, `Left out by \`${found.rule.pattern}\`.`);
    case 'redirect':
      return lines(`\`${found.path}\` is redirected to \`${found.destination}\`.`);
    case 'file':
      return lines(`\`${found.file}\``, counted(found.usedBy.length, 'use'));
    case 'unknown': {
      const nearest = found.nearest.map((one) => `\`${one}\``).join(', ');
      return lines(`Nothing is known of \`${found.what}\`.`, nearest === '' ? '' : `Nearest: ${nearest}`);
    }
  }
}

function lines(...all: readonly string[]): string {
  return all.filter((line) => line !== '').join('\n\n');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} to it`;
}
