import { type ComponentChildren, Fragment, type FunctionComponent, h } from 'preact';
import { splitAddress } from '../../links/address.ts';
import { sheetWords } from '../../openapi/words/choose-words.ts';
import { Evaluator, type Scope } from './code/evaluator.ts';
import { type Instance, Instances, type Origin } from './code/instances.ts';
import { type ParsedFile, ParsedFiles } from './code/modules.ts';
import { reactModules } from './code/react.ts';
import { Sandbox } from './code/sandbox.ts';
import type { TimeLimits } from './code/steps.ts';
import { rawHtml } from './raw-html.ts';
import { arrangeEndpoint } from './render/arrange-endpoint.ts';
import { htmlElement } from './render/html-element.ts';
import { textOfHtml } from './render/html-text.ts';
import { knownComponents } from './render/known.ts';
import { PageTree } from './render/page-tree.ts';
import { Rendering } from './render/rendering.ts';
import { asyncFault, messageOf } from './render/thrown.ts';
import type { Props } from './surface.ts';
import type { SyntaxNode } from './syntax/node.ts';
import { toHtmlTree } from './syntax/to-html-tree.ts';
import type { Theme } from './theme.ts';
import type { PageSource, RenderedPage, World } from './types.ts';

/** Renders the pages of one site as its files are at one time: snippets are read and run once for all pages. */
export interface Renderer {
  /** Renders a page, whatever is wrong with it. */
  readonly render: (page: PageSource) => Promise<RenderedPage>;
}

/**
 * Makes a renderer. Make another one when files have changed.
 *
 * @param limits How long the code of pages may run. Default: longer than any code that ends.
 */
export function createRenderer(world: World, theme: Theme = {}, limits?: TimeLimits): Renderer {
  const sandbox = new Sandbox(limits);
  const origins = new WeakMap<object, Origin>();
  let current: Rendering | undefined;
  const page = (): Rendering => {
    if (current === undefined) throw new Error('nothing is being rendered');
    return current;
  };
  const react = reactModules(() => {
    if (current !== undefined) current.hasState = true;
  });
  const components = knownComponents(page);
  const known: Scope = Object.assign(Object.create(null) as Scope, react.globals, components);
  const evaluator = new Evaluator(sandbox, {
    fragment: Fragment,
    create(type, props, ...children) {
      if (typeof type === 'string') return h(() => htmlElement(page(), type, props ?? {}, children), null);
      if (type === undefined || type === null || type === '')
        return h(Fragment, null, ...(children as ComponentChildren[]));
      const fault = asyncFault(type);
      if (fault !== undefined) {
        return h(() => {
          page().fail(fault, children.length === 0 ? 'lost' : 'changed');
          return h(Fragment, null, ...(children as ComponentChildren[]));
        }, null);
      }
      return h(type as never, props as never, ...(children as ComponentChildren[]));
    },
    unknownComponent: (used, source) => {
      const show = ({ children }: Props): unknown => {
        page().findings.component(used.written, source, used);
        return children;
      };
      return new Proxy(show, {
        get: (target, name) =>
          name in target
            ? Reflect.get(target, name)
            : typeof name === 'string' && /^[A-Z]/.test(name)
              ? show
              : undefined,
      });
    },
  });
  const trees = new WeakMap<ParsedFile, SyntaxNode>();
  const read = remembered(world.read);
  const files = new ParsedFiles(read, world.variables);
  const instances = new Instances({
    files,
    evaluator,
    known,
    packages: { ...react.modules, '@mintlify/components': Object.assign(Object.create(null) as Scope, components) },
    pageComponent: (instance) => (props: Props) =>
      page().takenIn('page', instance.parsed.file, () => pageNodes(instance, { children: undefined, ...props })),
    asset: (file) => world.asset(`/${file}`, file),
    origins,
  });
  known.Snippet = ({ file, ...props }: Props): unknown => {
    const name = String(file ?? '').replace(/^\/+/, '');
    const asked = `/snippets/${name}`;
    // The folder had another name in the host's older form.
    const found = files.find(asked, '').found ?? files.find(`/_snippets/${name}`, '').found;
    for (const folder of ['snippets', '_snippets']) taken.add(`${folder}/${name}`);
    if (found === undefined) {
      page().findings.missingImport(asked, undefined, page().spot.source, page().spot);
      return props.children;
    }
    const instance = instances.of(found);
    for (const dependency of instance.dependencies) taken.add(dependency);
    instance.report(page().findings);
    return page().fixed('snippet', name, () => h(instance.exports.default as never, props as never));
  };
  const taken = new Set<string>();

  return { render };

  function treeOf(parsed: ParsedFile): SyntaxNode {
    const known = trees.get(parsed);
    if (known !== undefined) return known;
    const tree = toHtmlTree(parsed.page?.tree ?? { type: 'root', children: [] });
    trees.set(parsed, tree);
    return tree;
  }

  function pageNodes(
    instance: Instance,
    props: Props,
    arrange: (nodes: readonly SyntaxNode[]) => readonly SyntaxNode[] = (nodes) => nodes,
  ): ComponentChildren {
    const { frame, parsed } = instance;
    for (const { reason, start, end } of parsed.page?.issues ?? []) {
      page().findings.syntax(reason, parsed.source, { start, end });
    }
    // Names that the page declares itself come before those that it is given.
    const given = Object.entries(props).filter(([name]) => !Object.hasOwn(frame.scope, name));
    const scope = Object.assign(Object.create(frame.scope) as Scope, Object.fromEntries(given), { props });
    const tree = new PageTree(page(), evaluator);
    return tree.nodes(arrange(treeOf(parsed).children ?? []), { source: frame.source, scope });
  }

  async function render(source: PageSource): Promise<RenderedPage> {
    const parsed = files.parse(source.file, source.text);
    const { html, rendering, dependencies } = sandbox.steps.ofPage(
      () => draw(parsed, source),
      () => {
        sandbox.forgetBrowser();
        instances.forgetBegun();
      },
    );
    const settled = await rendering.settle(html);
    const islands = await settledIslands(rendering);
    return {
      html: settled,
      headings: rendering.headings,
      text: textOfHtml(settled),
      islands,
      findings: rendering.findings.list(),
      needs: [...rendering.needs].sort(),
      dependencies,
    };
  }

  /** All of a page but what its writers have promised. */
  function draw(parsed: ParsedFile, source: PageSource) {
    taken.clear();
    const spot = { source: parsed.source, start: 0, end: 0 };
    const rendering = new Rendering(world, theme, sandbox, origins, spot);
    current = rendering;
    try {
      const instance = instances.of(parsed);
      instance.report(rendering.findings);
      let html = blocks(laidOut(instance, pageNodes(instance, {}), rendering), rendering);
      if (source.generated !== undefined) {
        const words = sheetWords(source.language);
        const arrange =
          theme.plainEndpoints === true ? undefined : (nodes: readonly SyntaxNode[]) => arrangeEndpoint(nodes, words);
        html += `\n${blocks(pageNodes(generated(source.generated), {}, arrange), rendering)}`;
      }
      const dependencies = [...new Set([...instance.dependencies, ...taken])];
      reportMadeLinks(rendering, dependencies);
      return { html, rendering, dependencies };
    } finally {
      current = undefined;
    }
  }

  /** The nodes of a page, in the layout that it has of its own. One that fails leaves the page as it is. */
  function laidOut({ layout }: Instance, nodes: ComponentChildren, rendering: Rendering): ComponentChildren {
    if (typeof layout !== 'function') return nodes;
    const page = h(layout as FunctionComponent, null, nodes);
    const made = rendering.attempt(() => rawHtml(rendering.html(page)));
    if ('value' in made) return [made.value];
    rendering.fail(made.error, 'changed');
    return nodes;
  }

  /** Dead links that are written out are found in the texts of pages; those that code puts together, only here. */
  function reportMadeLinks({ deadLinks, findings }: Rendering, dependencies: readonly string[]): void {
    for (const { target, spot } of deadLinks) {
      const [path] = splitAddress(target);
      if (dependencies.some((file) => read(file)?.includes(path) === true)) continue;
      findings.link(target, spot.source, spot);
    }
  }

  function generated(text: string): Instance {
    return instances.of(files.parse('', text));
  }

  /** Each block by itself: one that fails beyond all expectation takes no other with it. */
  function blocks(nodes: ComponentChildren, rendering: Rendering): string {
    return (nodes as ComponentChildren[])
      .map((node) => {
        const result = rendering.attempt(() => rendering.html(node));
        if ('value' in result) return result.value;
        rendering.findings.failed(messageOf(result.error), 'lost', rendering.spot.source, rendering.spot);
        return '';
      })
      .join('');
  }

  async function settledIslands(rendering: Rendering): Promise<RenderedPage['islands']> {
    return Promise.all(
      rendering.islands.map(async (island) => ({
        ...island,
        slots: await settledTable(island.slots, rendering),
        written: await settledTable(island.written, rendering),
      })),
    );
  }
}

async function settledTable<Value extends string | null>(
  table: Readonly<Record<string, Value>>,
  rendering: Rendering,
): Promise<Record<string, Value>> {
  const entries = Object.entries(table).map(async ([name, html]) => [
    name,
    html === null ? null : await rendering.settle(html),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, Value>;
}

/** Reads each file once. */
function remembered(read: World['read']): World['read'] {
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file);
  };
}
