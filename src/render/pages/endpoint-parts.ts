import type { BlockContent } from 'mdast';
import type { ComponentChildren } from 'preact';
import { endpointMessages } from '../../endpoints/messages.ts';
import { fileFromNodes } from '../code/modules.ts';
import { asSyntaxNode, type SyntaxNode } from '../syntax/node.ts';
import type { PageSource } from '../types.ts';
import { arrangeEndpoint, endpointToolsElement } from './arrange-endpoint.ts';
import { removeReplacedExamples, writeColumns, writeSide } from './endpoint-columns.ts';
import type { PageFiles } from './page-files.ts';
import type { Rendering } from './rendering.ts';

/** The parts of a page that a specification describes. */
export interface EndpointParts {
  /** Shown above the page's own text. */
  readonly call: ComponentChildren[];
  /** Adds the parts below and next to the page's own text, whose HTML contains `call`. */
  readonly addTo: (bodyHtml: string) => string;
}

/** @param isPlain Renders the parts without columns, folding and tabs. */
export function createEndpointParts(
  { generated, tools, isExpanded = false, language }: PageSource,
  pageFiles: PageFiles,
  rendering: Rendering,
  { isPlain, toHtml }: { readonly isPlain: boolean; readonly toHtml: (nodes: ComponentChildren[]) => string },
): EndpointParts {
  if (generated === undefined) return { call: [], addTo: (bodyHtml) => bodyHtml };
  rendering.hasEndpoint = true;
  const words = endpointMessages(language);
  const arrange = (nodes: SyntaxNode[]): ReturnType<typeof arrangeEndpoint> =>
    isPlain
      ? { text: nodes, side: [] }
      : arrangeEndpoint(nodes, { words, idOf: (preferredId) => rendering.id(preferredId), isExpanded });
  const render = (nodes: readonly SyntaxNode[]): ComponentChildren[] =>
    nodes.length === 0 ? [] : pageFiles.renderInstance(pageFiles.instances.instantiate(fileFromNodes(nodes)), {});
  const toolNodes = tools === undefined || isPlain ? [] : [endpointToolsElement(tools, language)];
  return {
    call: render([...arrange(toSyntaxNodes(generated.call)).text, ...toolNodes]),
    addTo(bodyHtml) {
      const { examples } = rendering;
      const { text, side } = arrange(removeReplacedExamples(toSyntaxNodes(generated.details), examples));
      const textHtml = text.length === 0 ? bodyHtml : `${bodyHtml}\n${toHtml(render(text))}`;
      return isPlain ? textHtml : writeColumns(textHtml, writeSide(toHtml(render(side)), examples, words));
    },
  };
}

function toSyntaxNodes(blocks: readonly BlockContent[]): SyntaxNode[] {
  return blocks.map(asSyntaxNode);
}
