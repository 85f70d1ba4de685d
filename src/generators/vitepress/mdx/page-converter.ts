import { attributesOf, writeAttributes } from './attributes.ts';
import { dedent, isBlank, isFence, markLines, prefixOf, withPrefix } from './blocks.ts';
import { convertFence } from './code.ts';
import { bareMark, escapeHtml, escapeText, shownCode } from './escape.ts';
import { type Binding, evaluate, expressionOf, type Scope } from './evaluate.ts';
import { expand } from './expand.ts';
import type { Snippets } from './snippets.ts';
import type { MdxNode } from './tree.ts';
import { type ConversionWarning, type Source, warningAt } from './warning.ts';
import type { ConversionWorld } from './world.ts';

/** What the converters of a page and of its pieces share. */
export interface Shared {
  readonly world: ConversionWorld;
  readonly snippets: Snippets;
  /** By place: a piece that stands in a page several times has one of each. */
  readonly warnings: Map<string, ConversionWarning>;
}

/** Blocks of code in these are shown as tabs. */
const codeGroups = new Set(['CodeGroup', 'RequestExample', 'ResponseExample']);
/** Elements that hold a line of text and no paragraphs. */
const lineElements =
  /^(?:a|b|button|caption|code|dt|em|figcaption|h[1-6]|i|kbd|label|legend|p|small|span|strong|sub|summary|sup|u)$/;
const help = 'Write it with Markdown, HTML or one of the components of docs.json sites; or make a Vue component of it.';

/** Converts one text: a page, or a piece that pages take in. */
export class PageConverter {
  readonly #source: Source;
  readonly #scope: Scope;
  readonly #shared: Shared;
  /** The files around this one, itself too. */
  readonly #files: readonly string[];

  constructor(source: Source, scope: Scope, shared: Shared, files: readonly string[]) {
    this.#source = source;
    this.#scope = scope;
    this.#shared = shared;
    this.#files = files;
  }

  convert(tree: MdxNode): string {
    const { text } = this.#source;
    let written = '';
    let cursor = 0;
    let isAfterBlock = false;
    for (const child of tree.children ?? []) {
      const { start, end } = child.position;
      const converted = this.#any(child);
      const isBlock = converted.startsWith(bareMark);
      const gap = this.#gap(cursor, start.offset, isAfterBlock || isBlock);
      // MDX knows no code by indentation; Markdown does.
      const isMoved = start.column > 4 || (start.column > 1 && (isBlock || child.type.startsWith('mdx')));
      written += isMoved ? gap.replace(/[ \t]+$/, '') : gap;
      written += isMoved ? dedent(converted, start.column - 1) : converted;
      cursor = end.offset;
      isAfterBlock = isBlock;
    }
    return written + text.slice(cursor);
  }

  /** A node as it stands in the source, with what is no Markdown written anew. */
  #any(node: MdxNode): string {
    switch (node.type) {
      case 'mdxjsEsm':
        return '';
      case 'mdxFlowExpression':
        return this.#placed(node, `${bareMark}${this.#expression(node)}`);
      case 'mdxTextExpression':
        return this.#expression(node);
      case 'mdxJsxFlowElement':
        return this.#placed(node, this.#block(node));
      case 'mdxJsxTextElement':
        return this.#inline(node);
      case 'code':
        return isFence(this.#slice(node)) ? convertFence(this.#slice(node)) : this.#slice(node);
      case 'paragraph':
        return this.#paragraph(node);
      default:
        return this.#splice(node);
    }
  }

  #slice({ position }: MdxNode): string {
    return this.#source.text.slice(position.start.offset, position.end.offset);
  }

  #splice(node: MdxNode): string {
    const { text } = this.#source;
    let written = '';
    let cursor = node.position.start.offset;
    let isAfterBlock = false;
    for (const child of node.children ?? []) {
      // What a parser makes up has no place: it stays as it is written.
      if (child.position === undefined) continue;
      const converted = this.#any(child);
      const isBlock = converted.startsWith(bareMark);
      written += this.#gap(cursor, child.position.start.offset, isAfterBlock || isBlock) + converted;
      cursor = child.position.end.offset;
      isAfterBlock = isBlock;
    }
    return written + text.slice(cursor, node.position.end.offset);
  }

  /** What stands between two nodes. Markdown wants an empty line around an element that stands for itself. */
  #gap(from: number, to: number, isAroundBlock: boolean): string {
    const { text } = this.#source;
    const gap = text.slice(from, to);
    const isNarrow = isAroundBlock && from > 0 && /^[ \t]*\r?\n[ \t>]*$/.test(gap);
    return isNarrow ? `\n${prefixOf(text, to).trimEnd()}${gap}` : gap;
  }

  #placed(node: MdxNode, block: string): string {
    return withPrefix(block, prefixOf(this.#source.text, node.position.start.offset));
  }

  /** A paragraph that holds nothing but elements is none. */
  #paragraph(node: MdxNode): string {
    const children = (node.children ?? []).filter((child) => !isBlank(child));
    // A line may begin with a tag inside a span of code too.
    if (!children.some(({ type }) => type === 'mdxJsxTextElement')) return markLines(this.#splice(node));
    const isBare = children.every(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression');
    if (!isBare) return markLines(this.#splice(node));
    if (children.every(({ name }) => /^[a-z]/.test(name ?? 'a'))) return bareMark + markLines(this.#splice(node));
    const blocks = children.map((child) =>
      child.type === 'mdxJsxTextElement' ? this.#block(child) : `${bareMark}${this.#expression(child)}`,
    );
    return this.#placed(node, blocks.filter((block) => block !== bareMark).join('\n\n'));
  }

  #expression(node: MdxNode): string {
    const expression = expressionOf(node.data?.estree);
    if (expression === undefined) return '';
    const found = evaluate(expression, this.#scope);
    const { value } = found ?? {};
    if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
    if (found !== undefined && (value === null || value === undefined || typeof value === 'boolean')) return '';
    const binding = this.#scope.get(String(expression.name));
    const origin = binding?.kind === 'unknown' ? `: its value comes from ${binding.from}` : '';
    this.#warn(node, `\`${clip(this.#slice(node))}\` is JavaScript that only runs in React${origin}.`, help);
    return shownCode(this.#slice(node));
  }

  /** An element in a place for blocks: without indentation, each part parted from the next by an empty line. */
  #block(node: MdxNode): string {
    const { name } = node;
    const children = node.children ?? [];
    if (name === null || name === undefined) return this.#blocksOf(children);
    const piece = this.#piece(node, name);
    if (piece !== undefined) return piece;
    const expanded = this.#expanded(node, name);
    if (expanded !== undefined) return `${bareMark}${expanded}`;
    const codes = children.filter((child) => !isBlank(child));
    if (codeGroups.has(name) && codes.length > 0 && codes.every(({ type }) => type === 'code')) {
      return `::: code-group\n\n${this.#blocksOf(codes)}\n\n:::`;
    }
    if (name === 'style') return bareMark + this.#style(node);
    const tag = this.#openingOf(node, name);
    if (tag === undefined) {
      const blocks = this.#blocksOf(children);
      return blocks === '' ? `${bareMark}${shownCode(this.#slice(node))}` : wrapped('div', blocks, 'div');
    }
    const isLine = node.type === 'mdxJsxTextElement' && !children.some((child) => this.#holdsBlocks(child));
    if (isLine) return bareMark + this.#line(node, tag, name);
    const [only] = codes;
    if (lineElements.test(name) && codes.length === 1 && only?.type === 'paragraph') {
      return `${bareMark}<${tag}>${markLines(this.#splice(only))}</${name}>`;
    }
    const blocks = this.#blocksOf(children);
    return blocks === '' ? `${bareMark}<${tag} />` : wrapped(tag, blocks, name);
  }

  #blocksOf(children: readonly MdxNode[]): string {
    return children
      .map((child) => {
        if (isBlank(child)) return '';
        const { column } = child.position.start;
        return child.type === 'mdxJsxTextElement' ? this.#block(child) : dedent(this.#any(child), column - 1).trim();
      })
      .filter((block) => block !== '' && block !== bareMark)
      .join('\n\n');
  }

  /** An element inside a line. */
  #inline(node: MdxNode): string {
    const { name } = node;
    if (name === null || name === undefined) return this.#content(node);
    const piece = this.#piece(node, name);
    if (piece !== undefined) return piece.replaceAll(bareMark, '').replace(/\s*\n\s*/g, ' ');
    const expanded = this.#expanded(node, name);
    if (expanded !== undefined) return expanded;
    if (name === 'style') return this.#style(node);
    const tag = this.#openingOf(node, name);
    if (tag === undefined) return this.#content(node) || shownCode(this.#slice(node));
    return this.#line(node, tag, name);
  }

  #line(node: MdxNode, tag: string, name: string): string {
    const content = this.#content(node).trim();
    return content === '' ? `<${tag} />` : `<${tag}>${markLines(content)}</${name}>`;
  }

  /** What stands between the tags of an element. */
  #content({ children = [] }: MdxNode): string {
    const [first] = children;
    const last = children.at(-1);
    if (first === undefined || last === undefined) return '';
    const position = { start: first.position.start, end: last.position.end };
    return this.#splice({ type: 'content', children, position });
  }

  #holdsBlocks(node: MdxNode): boolean {
    const binding = this.#scope.get(node.name ?? '');
    return binding?.kind === 'page' || (node.children ?? []).some((child) => this.#holdsBlocks(child));
  }

  /** What a file shows that is taken in here; undefined where the element is none of that kind. */
  #piece(node: MdxNode, name: string): string | undefined {
    const attributes = attributesOf(node.attributes ?? [], this.#scope);
    const binding = this.#scope.get(name);
    const named = attributes.find((one) => one.name === 'file' && 'value' in one);
    const isOld = name === 'Snippet' && named !== undefined && binding === undefined;
    const file = isOld && 'value' in named ? `snippets/${String(named.value)}` : undefined;
    const path = binding?.kind === 'page' ? binding.file : file;
    if (path === undefined) return undefined;
    const snippet = this.#files.includes(path) ? undefined : this.#shared.snippets.find(path);
    if (snippet === undefined) {
      this.#warn(node, `<${name}> takes in "${path}", which cannot be read as MDX here.`, 'Mend that file.');
      return `${bareMark}${shownCode(this.#slice(node))}`;
    }
    const given = attributes.flatMap((one) => ('value' in one ? [[one.name, one.value] as const] : []));
    const scope = new Map<string, Binding>(snippet.scope);
    for (const [key, value] of [...given, ['props', Object.fromEntries(given)] as const]) {
      scope.set(key, { kind: 'value', value });
    }
    return new PageConverter(snippet.source, scope, this.#shared, [...this.#files, path]).convert(snippet.tree).trim();
  }

  /** A simple component of the page or of a file that it imports, written out. */
  #expanded(node: MdxNode, name: string): string | undefined {
    const binding = this.#scope.get(name);
    if (binding?.kind !== 'component') return undefined;
    const attributes = attributesOf(node.attributes ?? [], this.#scope);
    const known = attributes.flatMap((one) => ('value' in one ? [[one.name, one.value] as const] : []));
    if (known.length < attributes.length) return undefined;
    return expand(binding, new Map(known), this.#content(node).trim(), this.#shared.world);
  }

  /** Name and attributes of an element as Vue has them; undefined, with a warning, for one that is not known. */
  #openingOf(node: MdxNode, name: string): string | undefined {
    const isElement = /^[a-z]/.test(name);
    if (name === 'script') {
      this.#warn(node, 'A <script> in a page does not run.', 'Load it in the theme of the site.');
      return 'span hidden';
    }
    if (!isElement && !this.#shared.world.isComponent(name)) {
      const binding = this.#scope.get(name);
      const origin = binding?.kind === 'unknown' ? ` It comes from ${binding.from}.` : '';
      const hint = `Register a Vue component of that name in the theme and list it: components: ['${name}'].`;
      const why = binding?.kind === 'component' ? `The component <${name}> needs React.` : '';
      this.#warn(node, why || `There is no component <${name}> here.${origin}`, hint);
      return undefined;
    }
    const attributes = attributesOf(node.attributes ?? [], this.#scope);
    const known = attributes.flatMap((one) => ('value' in one ? [one] : []));
    for (const one of attributes) {
      if ('value' in one || one.name === 'key' || one.name === 'ref') continue;
      this.#warn(node, `<${name}> is shown without \`${clip(one.unknown)}\`: only React knows its value.`, help);
    }
    return name + writeAttributes(known, !isElement);
  }

  /** Vue templates hold no styles of their own. */
  #style(node: MdxNode): string {
    const [child] = (node.children ?? []).filter((one) => !isBlank(one));
    const expression = expressionOf(child?.data?.estree);
    const found = expression === undefined ? undefined : evaluate(expression, this.#scope);
    const css = typeof found?.value === 'string' ? found.value : child === undefined ? '' : this.#slice(child);
    return `<component :is="'style'" v-html="${escapeHtml(JSON.stringify(css))}" />`;
  }

  #warn(node: MdxNode, message: string, advice: string): void {
    const { start, end } = node.position;
    const name = node.name ?? '';
    const isShort = end.line === start.line || name === '';
    const place = { start, end: isShort ? end : { ...start, column: start.column + 1 + name.length } };
    const warning = warningAt(this.#source, place, message, advice);
    this.#shared.warnings.set(`${warning.file}:${warning.line}:${warning.column}:${message}`, warning);
  }
}

function wrapped(tag: string, blocks: string, name: string): string {
  return `${bareMark}<${tag}>\n\n${blocks}\n\n${bareMark}</${name}>`;
}

function clip(code: string): string {
  const flat = code.replace(/\s+/g, ' ').trim();
  return flat.length > 60 ? `${flat.slice(0, 59)}…` : flat;
}
