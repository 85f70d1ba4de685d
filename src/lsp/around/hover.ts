import { escapeMarkdown } from '../../core/diagnostics.ts';
import { pageFileAt } from '../../core/values.ts';
import { type Explanation, explainSubject } from '../../site/explain.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { Subject } from './subject.ts';

/** Explains a target like the command `explain`, but shorter, as Markdown. `undefined` if the target doesn't exist. */
export async function hoverText(
  site: ResolvedSite,
  { text, destination, isEntry }: Subject,
): Promise<string | undefined> {
  const query =
    destination.to === 'file'
      ? destination.file
      : destination.to === 'operation'
        ? `${destination.method} ${destination.path}`
        : text;
  if (destination.to === 'nothing' && !isEntry) return undefined;
  // Skips renames: searching Git's history is too slow for a hover.
  const [explanation] = await explainSubject(query, site, async () => new Map());
  return explanation === undefined ? undefined : summarizeExplanation(explanation, site);
}

function summarizeExplanation(explanation: Explanation, { facts }: ResolvedSite): string {
  switch (explanation.kind) {
    case 'page': {
      const { title, route, file, state, endpoint, placements, hidden, linkedFrom, redirects } = explanation;
      const breadcrumbLines = placements
        .map(({ breadcrumbs }) => breadcrumbs.map(escapeMarkdown).join(' › '))
        .filter((line) => line !== '');
      const description = pageFileAt(route, facts.inventory)?.frontMatter.description;
      return joinParagraphs(
        `**${escapeMarkdown(title)}** \`${route}\``,
        description === undefined ? '' : escapeMarkdown(description),
        ...breadcrumbLines.slice(0, 3),
        [file === null ? '' : `\`${file}\``, state === 'listed' ? '' : state].filter((word) => word !== '').join(' · '),
        endpoint === null ? '' : `\`${endpoint.reference}\` of \`${endpoint.specification}\``,
        hidden === null ? '' : `Hidden by ${escapeMarkdown(hidden.by)}.`,
        [countLabel(linkedFrom.length, 'link'), countLabel(redirects.length, 'redirect')]
          .filter((word) => word !== '')
          .join(' and '),
      );
    }
    case 'ignored':
      return joinParagraphs(`\`${explanation.file}\``, `Excluded by \`${explanation.rule.pattern}\`.`);
    case 'redirect':
      return joinParagraphs(`\`${explanation.path}\` is redirected to \`${explanation.destination}\`.`);
    case 'file':
      return joinParagraphs(`\`${explanation.file}\``, countLabel(explanation.usedBy.length, 'use'));
    case 'unknown': {
      const nearest = explanation.nearest.map((item) => `\`${item}\``).join(', ');
      return joinParagraphs(`\`${explanation.what}\` is unknown.`, nearest === '' ? '' : `Nearest: ${nearest}`);
    }
  }
}

function joinParagraphs(...paragraphs: readonly string[]): string {
  return paragraphs.filter((line) => line !== '').join('\n\n');
}

function countLabel(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} to it`;
}
