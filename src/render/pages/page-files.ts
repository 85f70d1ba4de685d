import { type ComponentChildren, Fragment, h } from 'preact';
import { importPaths, snippetLocations } from '../../core/bodies.ts';
import { asComponent, undefinedComponent } from '../code/components.ts';
import { createScope, Evaluator, type Scope } from '../code/evaluator.ts';
import { type Instance, Instances } from '../code/instances.ts';
import type { ParsedFiles } from '../code/modules.ts';
import { reactModules } from '../code/react.ts';
import type { PageProps } from '../component-renderer.ts';
import { asChildren, rawHtml } from '../vnodes.ts';
import { createBuiltInComponents } from './built-in-components.ts';
import { createElementFactory } from './create-element.ts';
import { PageTree } from './page-tree.ts';
import type { Rendering } from './rendering.ts';

/** The file of a page and the files that it includes. The code of each file runs once per page. */
export class PageFiles {
  readonly instances: Instances;
  /** Paths that `<Snippet file>` could refer to, and the dependencies of each snippet. */
  readonly candidateFiles = new Set<string>();
  readonly #parsed: ParsedFiles;
  readonly #page: Rendering;
  readonly #evaluator: Evaluator;
  readonly #builtIns = new Set<unknown>();

  constructor(page: Rendering, parsedFiles: ParsedFiles) {
    this.#page = page;
    this.#parsed = parsedFiles;
    const createElement = createElementFactory(page);
    this.#evaluator = new Evaluator(page.realm, parsedFiles.compiledExpressions, createElement, (component, source) =>
      undefinedComponent(() =>
        page.findings.reportUnknownComponent(component.fullName, {
          source,
          start: component.start,
          end: component.end,
        }),
      ),
    );
    const react = reactModules(() => {
      page.hasState = true;
    });
    const builtIns = toScope(createBuiltInComponents(() => page));
    for (const component of Object.values(builtIns)) {
      if (typeof component !== 'function') continue;
      this.#builtIns.add(component);
      for (const member of Object.values(component)) this.#builtIns.add(member);
    }
    this.instances = new Instances({
      files: parsedFiles,
      evaluator: this.#evaluator,
      runTimed: (run) => page.runTimed(run),
      globalScope: Object.assign(toScope(react.globals), builtIns, {
        Snippet: (props: PageProps) => this.#snippet(props),
      }),
      packages: {
        ...Object.fromEntries(Object.entries(react.modules).map(([name, members]) => [name, toScope(members)])),
        '@mintlify/components': builtIns,
      },
      pageComponent: (instance) => (props: PageProps) =>
        h(
          Fragment,
          null,
          page.renderIncludedFile('page', instance.parsed.file, () =>
            this.renderInstance(instance, { children: undefined, ...props }),
          ),
        ),
      asset: (file) => page.lookup.asset(`/${file}`, file),
      origins: page.origins,
    });
  }

  /** @param props Props of an included file; empty for the page itself. */
  renderInstance({ frame, parsed }: Instance, props: PageProps): ComponentChildren[] {
    for (const { reason, start, end } of parsed.page?.issues ?? []) {
      this.#page.findings.reportSyntaxIssue(reason, { source: parsed.source, start, end });
    }
    // Names that the file declares override props of the same name.
    const inheritedProps = Object.entries(props).filter(([name]) => !Object.hasOwn(frame.scope, name));
    const scope = Object.assign(createScope(frame.scope), Object.fromEntries(inheritedProps), { props });
    const tree = new PageTree(this.#page, this.#evaluator, (component) => this.#builtIns.has(component));
    return tree.convertNodes(this.#parsed.getHtmlTree(parsed).children, {
      source: frame.source,
      scope,
      takesProps: 'children' in props,
    });
  }

  #snippet({ file, ...props }: PageProps): ComponentChildren {
    const page = this.#page;
    const name = String(file ?? '').replace(/^\/+/, '');
    const specifier = `/snippets/${name}`;
    const paths = snippetLocations(name);
    const snippet = paths
      .map((path) => this.#parsed.resolveImport(`/${path}`, '').parsedFile)
      .find((item) => item !== undefined);
    for (const path of paths)
      for (const file of importPaths(`/${path}`, '', page.lookup.pagesFolder)) this.candidateFiles.add(file);
    if (snippet === undefined) {
      page.findings.reportMissingImport(specifier, undefined, page.range);
      return asChildren(props.children);
    }
    const instance = this.instances.instantiate(snippet);
    for (const dependency of instance.dependencies) this.candidateFiles.add(dependency);
    instance.report(page.findings);
    return page.prerender('snippet', name, () => this.#rendered(instance.exports.default, props));
  }

  #rendered(component: unknown, props: PageProps): ComponentChildren {
    const resolvedComponent = asComponent(component);
    return resolvedComponent === undefined ? null : rawHtml(this.#page.renderComponent(resolvedComponent, props));
  }
}

function toScope(names: Readonly<Record<string, unknown>>): Scope {
  return Object.assign(createScope(null), names);
}
