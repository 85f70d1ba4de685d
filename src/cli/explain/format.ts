import { createColors, escapeControls, pluralize } from '../../core/diagnostics.ts';
import { parseReference } from '../../core/specifications.ts';
import type { Diagnostic } from '../../core/values.ts';
import type {
  Explanation,
  FileExplanation,
  FilePosition,
  HiddenReason,
  PageExplanation,
  PlacementExplanation,
  SpecificationPosition,
} from '../../site/explain.ts';
import type { CodeExplanation } from './explain-code.ts';

/** Maximum number of links listed. */
const linksNamed = 10;

/**
 * Explanation as text.
 *
 * @param prefix Prefix that makes file names relative to the working directory.
 */
export function formatExplanation(explanation: Explanation | CodeExplanation, prefix: string): string {
  return new Formatter(prefix).format(explanation).join('\n');
}

const states: Readonly<Record<PageExplanation['state'], string>> = {
  listed: 'in the navigation',
  unlisted: 'published, and the navigation never reaches it',
  generated: 'generated from a specification',
  provided: 'made by another build step, according to the options',
  missing: 'missing: file not found',
};

const roles: Readonly<Record<FileExplanation['role'], string>> = {
  navigation: 'the navigation is written in it',
  specification: 'pages are made from it',
  other: 'no page',
};

class Formatter {
  readonly #colors = createColors();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  format(explanation: Explanation | CodeExplanation): string[] {
    switch (explanation.kind) {
      case 'page':
        return this.#page(explanation);
      case 'ignored': {
        const { pattern, from, line } = explanation.rule;
        const where = line === null ? from : this.#at({ file: from, line, column: 1 });
        const rule = `excluded by ${from === 'built-in' ? 'a built-in rule' : where}: ${escapeControls(pattern)}`;
        return [this.#title(explanation.file), ...this.#row('page', rule), ...this.#problems(explanation.problems)];
      }
      case 'redirect': {
        const { path, redirect, destination, problems } = explanation;
        return [
          this.#title(path),
          ...this.#row('redirect', `to ${escapeControls(destination)}`),
          ...this.#row('by', `${escapeControls(redirect.source)}  ${this.#at(redirect)}`),
          ...this.#problems(problems),
        ];
      }
      case 'file': {
        const { file, role, usedBy, problems } = explanation;
        return [
          this.#title(file),
          ...this.#row('file', roles[role]),
          ...this.#column('used by', usedBy.map(this.#at)),
          ...this.#problems(problems),
        ];
      }
      case 'unknown': {
        const { what, entries, definedIn, renamedTo, nearest, linkedFrom, problems } = explanation;
        return [
          unknownLine(what, definedIn.length > 0),
          ...this.#column('entry at', entries.map(this.#at)),
          ...definedIn.flatMap((one) => this.#row('defined in', `${escapeControls(one)}, and no page is made of it`)),
          ...this.#row('renamed', renamedTo && `in Git, to ${this.#file(renamedTo)}`),
          ...this.#column(renamedTo === null ? 'maybe' : 'now', nearest.map(escapeControls)),
          ...this.#list('linked from', linkedFrom.map(this.#link)),
          ...this.#problems(problems),
        ];
      }
      case 'code':
        return [this.#title(explanation.code), '', explanation.text];
    }
  }

  #page({ route, title, file, state, hidden, endpoint, placements, ...rest }: PageExplanation): string[] {
    return [
      `${this.#title(route)}  ${escapeControls(title)}`,
      ...this.#row('page', states[state]),
      ...this.#row('file', file && this.#file(file)),
      ...this.#row('endpoint', endpoint && escapeControls(`${endpoint.reference} of ${endpoint.specification}`)),
      ...this.#row('hidden', hidden && this.#reason(hidden)),
      ...placements.flatMap((placement) => ['', ...this.#placement(placement)]),
      ...this.#list(
        'redirects here',
        rest.redirects.map((one) => `${escapeControls(one.source)}  ${this.#at(one)}`),
      ),
      ...this.#list('linked from', rest.linkedFrom.map(this.#link)),
      ...this.#problems(rest.problems),
    ];
  }

  #placement(placement: PlacementExplanation): string[] {
    const { breadcrumbs, context, previous, next, hidden, specifications, hiddenSpecifications } = placement;
    const choice = Object.entries(context).map(([axis, name]) => `${axis} ${name}`);
    return [
      ...this.#row('placed at', this.#at(placement)),
      ...this.#row('trail', breadcrumbs.length === 0 ? null : escapeControls(breadcrumbs.join(' > '))),
      ...this.#row('in', choice.length === 0 ? null : escapeControls(choice.join(', '))),
      ...this.#row('hidden', hidden && this.#reason(hidden)),
      ...this.#row('previous', previous && escapeControls(previous)),
      ...this.#row('next', next && escapeControls(next)),
      ...specifications.flatMap((one) => this.#row('openapi', this.#specification(one))),
      ...hiddenSpecifications.flatMap((one) => this.#row('hides', this.#specification(one))),
    ];
  }

  #specification(one: SpecificationPosition): string {
    return `${escapeControls(one.specification)}, set by ${escapeControls(one.setBy)}  ${this.#at(one)}`;
  }

  #reason({ by, at }: HiddenReason): string {
    return `by ${escapeControls(by)}${at === null ? '' : `  ${this.#at(at)}`}`;
  }

  #list(title: string, lines: readonly string[]): string[] {
    if (lines.length === 0) return [];
    const shown = lines.slice(0, linksNamed).map((line) => `  ${line}`);
    const more = lines.length > shown.length ? [`  and ${lines.length - shown.length} more`] : [];
    return ['', this.#colors.dim(`${title} (${lines.length})`), ...shown, ...more];
  }

  #problems(problems: readonly Diagnostic[]): string[] {
    if (problems.length === 0) return [];
    const { red, yellow, blue, dim } = this.#colors;
    const paint = { error: red, warning: yellow, info: blue };
    const lines = problems.flatMap((one) => [
      `  ${paint[one.severity](one.severity)} ${dim(one.code)} ${this.#at(one)}`,
      `    ${escapeControls(one.message)}${one.help === undefined ? '' : ` ${escapeControls(one.help)}`}`,
    ]);
    return ['', dim(pluralize(problems.length, 'problem')), ...lines];
  }

  #title(text: string): string {
    return this.#colors.bold(escapeControls(text));
  }

  /** One labeled line; none for `null`. */
  #row(name: string, text: string | null): string[] {
    return text === null ? [] : [`  ${this.#colors.dim(name.padEnd(10))}  ${text}`];
  }

  /** Several lines, the first with the label. */
  #column(name: string, texts: readonly string[]): string[] {
    return texts.flatMap((text, index) => this.#row(index === 0 ? name : '', text));
  }

  #file(file: string): string {
    return this.#colors.cyan(escapeControls(this.#prefix + file));
  }

  readonly #at = ({ file, line, column }: FilePosition): string =>
    this.#colors.cyan(escapeControls(`${this.#prefix}${file}:${line}:${column}`));

  readonly #link = (link: FilePosition & { readonly target: string }): string =>
    `${this.#at(link)}  ${escapeControls(link.target)}`;
}

/** @param isDefined The endpoint exists in a specification, although no page documents it. */
function unknownLine(what: string, isDefined: boolean): string {
  const isEndpoint = parseReference(what)?.kind === 'endpoint';
  if (!isEndpoint) return `This site has no page and no file called ${escapeControls(what)}.`;
  return isDefined
    ? `No page of this site documents ${escapeControls(what)}.`
    : `No specification of this site has ${escapeControls(what)}.`;
}
