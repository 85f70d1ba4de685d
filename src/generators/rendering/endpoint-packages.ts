import type { Nodes } from 'mdast';
import type { Page } from '../../core/site.ts';
import { getOrCreate } from '../../core/values.ts';
import type { OperationContent } from '../../endpoints/page.ts';
import { isHighlighted, parseCodeBlock } from '../../render/code-blocks.ts';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import type { CodeBlock } from '../../render/theme.ts';
import { diagramScript } from '../../render/writers.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { hasForm } from './page-source.ts';

interface Need {
  readonly names: readonly string[];
  /** False if no page of the specification can need the packages. */
  readonly isPossible: (spec: string) => boolean;
  readonly isNeeded: (content: OperationContent, page: Page) => boolean;
}

/**
 * Finds missing packages that the content of endpoint pages needs. Nothing else in this content can be lost, so it isn't
 * rendered. It is built only until each missing package is known to be needed.
 */
export class EndpointPackages {
  readonly #site: ResolvedSite;
  #needs: readonly Need[];
  readonly #mayHaveDiagrams = new Map<string, boolean>();

  /** @param clientPackages Missing packages of the client that replaces the built-in form. */
  constructor(site: ResolvedSite, packages: OptionalPackages, clientPackages: readonly string[]) {
    this.#site = site;
    const needs: readonly Need[] = [
      {
        names: packages.resolve('shiki') === undefined ? ['shiki'] : [],
        isPossible: () => true,
        isNeeded: (content) =>
          codeBlocksOf(content).some(({ text, language }) => language !== 'mermaid' && isHighlighted(text, language)),
      },
      {
        names: packages.resolve(diagramScript) === undefined ? ['mermaid'] : [],
        isPossible: (spec) => getOrCreate(this.#mayHaveDiagrams, spec, () => mayHaveDiagrams(site, spec)),
        isNeeded: (content) => codeBlocksOf(content).some(({ language }) => language === 'mermaid'),
      },
      {
        names: clientPackages,
        isPossible: () => true,
        isNeeded: ({ form }, { file }) => form !== undefined && hasForm(site, (file && site.read(file)) || ''),
      },
    ];
    this.#needs = needs.filter(({ names }) => names.length > 0);
  }

  /** Returns the names of packages that no earlier page needed. */
  async find(page: Page): Promise<readonly string[]> {
    const { route, endpoint } = page;
    if (endpoint === undefined || !this.#needs.some(({ isPossible }) => isPossible(endpoint.spec))) return [];
    const content = await this.#site.endpointContent(route);
    if (content === undefined) return [];
    const needs = this.#needs.filter(({ isNeeded }) => isNeeded(content, page));
    this.#needs = this.#needs.filter((need) => !needs.includes(need));
    return needs.flatMap(({ names }) => names);
  }
}

/** True if the files of a specification contain the language of diagrams, or can't be read. */
function mayHaveDiagrams({ facts, read }: ResolvedSite, spec: string): boolean {
  const state = facts.expansion.specifications.get(spec);
  if (state?.state !== 'read') return false;
  return [spec, ...state.specification.files].some((file) => /mermaid/i.test(read(file) ?? 'mermaid'));
}

function codeBlocksOf({ call, details }: OperationContent): readonly CodeBlock[] {
  const blocks: CodeBlock[] = [];
  const pendingNodes: Nodes[] = [...call, ...details];
  for (let node = pendingNodes.pop(); node !== undefined; node = pendingNodes.pop()) {
    if (node.type === 'code')
      blocks.push(parseCodeBlock([node.lang, node.meta].filter(Boolean).join(' '), node.value, false));
    if ('children' in node) pendingNodes.push(...node.children);
  }
  return blocks;
}
