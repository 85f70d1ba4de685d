import { Fragment, type FunctionComponent, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { reactModules } from '../../code/react.ts';
import type { ThemeComponents } from '../../component-props.ts';
import type { PageProps } from '../../component-renderer.ts';
import { requestKey, slotNode } from '../../pages/slots.ts';
import { asChildren, createVNode } from '../../vnodes.ts';
import { BrowserRenderer, IslandTablesContext } from './browser-renderer.ts';

export type IslandScope = Record<string, unknown>;

/** Creates the runtime that the code of `compileIsland` uses. Names are resolved as in a build. */
function createRuntime(components: ThemeComponents): object {
  const react = reactModules(() => undefined);
  const renderer = new BrowserRenderer(components);
  const { pageComponents } = renderer;
  const renderSnippet = ({ file }: PageProps): VNode =>
    prerenderedSlot('snippet', String(file ?? '').replace(/^\/+/, ''));
  return {
    names: { ...react.globals, ...pageComponents, Snippet: renderSnippet },
    packages: { ...react.modules, '@mintlify/components': pageComponents },
    fragment: Fragment,
    unknown: UndefinedComponent,
    pick: pickExport,
    fail: (error: unknown) => reportError(error),
    fixed: (kind: string, request: unknown) => () => prerenderedSlot(kind, request),
    create(type: unknown, props: PageProps | null, ...children: unknown[]): VNode {
      const joinedChildren = joinTexts(children);
      if (type === undefined || type === null || type === '') return createVNode(Fragment, null, ...joinedChildren);
      if (typeof type !== 'string' || !elementsWithUrls.has(type)) return createVNode(type, props, ...joinedChildren);
      const { key, ...otherProps } = props ?? {};
      return createVNode(ElementWithUrls, { key, renderer, tag: type, props: otherProps, inside: joinedChildren });
    },
  };
}

/**
 * Joins adjacent texts, which are a single text node in the HTML of the build. Adds `null` for each joined text, so
 * that the other children keep their indexes.
 */
function joinTexts(children: readonly unknown[]): readonly unknown[] {
  const joined: unknown[] = [];
  let textIndex = -1;
  for (const child of children) {
    const isText = typeof child === 'string' || typeof child === 'number';
    const isEmpty = child === null || child === undefined || typeof child === 'boolean';
    if (isText && textIndex !== -1) {
      joined[textIndex] = `${joined[textIndex]}${child}`;
      joined.push(null);
      continue;
    }
    if (!isEmpty) textIndex = isText ? joined.length : -1;
    joined.push(child);
  }
  return joined;
}

const elementsWithUrls: ReadonlySet<string> = new Set('a img video audio source iframe embed'.split(' '));

interface ElementWithUrlsProps {
  readonly renderer: BrowserRenderer;
  readonly tag: string;
  readonly props: PageProps;
  readonly inside: readonly unknown[];
}

function ElementWithUrls({ renderer, tag, props, inside }: ElementWithUrlsProps): VNode {
  return renderer.element(tag, props, inside);
}

function prerenderedSlot(kind: string, request: unknown): VNode {
  return slotNode(useContext(IslandTablesContext).written[requestKey(kind, request)] ?? '');
}

const ChildrenOnly: FunctionComponent<PageProps> = (props) => asChildren(props.children);

/** Replacement for undefined components and their members: shows its children. */
const UndefinedComponent = new Proxy(ChildrenOnly, {
  get: (target, name) =>
    name in target
      ? Reflect.get(target, name)
      : typeof name === 'string' && /^[A-Z]/.test(name)
        ? ChildrenOnly
        : undefined,
});

/** Resolves an import. Falls back from a missing `Name` to the default export, and from a missing default to `Name`. */
function pickExport(exports: IslandScope | undefined, name: string, local: string): unknown {
  if (exports !== undefined && name in exports) return exports[name];
  if (!/^[A-Z]/.test(local)) return undefined;
  const alternative = name === 'default' ? local : 'default';
  return exports !== undefined && alternative in exports ? exports[alternative] : ChildrenOnly;
}

interface FileResult {
  readonly own: IslandScope;
  readonly exports: IslandScope;
}

/** A module that `compileIsland` writes. */
export interface IslandModule {
  /** Key of the file that declares the island's component. */
  readonly entry: string;
  readonly links: Readonly<Record<string, string>>;
  readonly assets: Readonly<Record<string, string>>;
  readonly icons: Readonly<Record<string, string>>;
  /** Functions that run a file, by the file's key. */
  readonly files: Readonly<Record<string, (runtime: object, file: (key: string) => IslandScope) => FileResult>>;
}

/**
 * Creates a loader that runs each file once. In an import cycle, a file has no exports until it has finished.
 *
 * @returns A function from a module to the declarations of its entry.
 */
export function createModules(components: ThemeComponents): (module: IslandModule) => IslandScope {
  const runtime = createRuntime(components);
  const resultsByKey = new Map<string, FileResult>();
  const runFile = (key: string, module: IslandModule): FileResult => {
    const cached = resultsByKey.get(key);
    if (cached !== undefined) return cached;
    resultsByKey.set(key, { own: {}, exports: {} });
    const result = module.files[key]?.(runtime, (importedKey) => runFile(importedKey, module).exports) ?? {
      own: {},
      exports: {},
    };
    resultsByKey.set(key, result);
    return result;
  };
  return (module) => runFile(module.entry, module).own;
}
