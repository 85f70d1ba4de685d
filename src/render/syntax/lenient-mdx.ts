import type { CompileContext, Handle, Extension as MdastExtension } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm';
import type { Code, Construct, ConstructRecord, Extension, State, Token, Tokenizer } from 'micromark-util-types';
import { voidElements } from '../html.ts';
import { acornOptions, DialectParser } from './acorn.ts';

/** Something that MDX refuses and that was read in another way. */
export interface SyntaxIssue {
  /** Offsets in the parsed text. */
  readonly start: number;
  readonly end: number;
  /** One sentence without its full stop. */
  readonly reason: string;
}

/** What one parse has to know and finds out. */
export interface Leniency {
  readonly text: string;
  /** By offset, tags that match no other tag: they are no elements. */
  readonly refused: ReadonlyMap<number, SyntaxIssue>;
  /** By offset, so that what another construct can read is forgotten. */
  readonly issues: Map<number, SyntaxIssue>;
}

/**
 * The syntax of MDX in which nothing is an error: a brace or an angle bracket that begins no expression and no tag is
 * a sign of the text, HTML comments are comments, and addresses in angle brackets are links.
 */
export function lenientMdx(leniency: Leniency): Extension[] {
  const strict = { acorn: DialectParser, acornOptions, addResult: true };
  return [
    guarded(mdxjsEsm(strict), leniency),
    guarded(mdxExpression(strict), leniency),
    guarded(mdxJsx({}), leniency),
    // Constructs that are added later are tried first: only if these fail, those above, which know no JavaScript.
    guarded(mdxJsx(strict), leniency),
    comments,
    { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } },
  ];
}

function guarded(extension: Extension, leniency: Leniency): Extension {
  return {
    ...(extension.flow === undefined ? {} : { flow: guardedRecord(extension.flow, leniency) }),
    ...(extension.text === undefined ? {} : { text: guardedRecord(extension.text, leniency) }),
  };
}

function guardedRecord(record: ConstructRecord, leniency: Leniency): ConstructRecord {
  const guarded = Object.entries(record).map(([code, constructs = []]): [string, Construct[]] => [
    code,
    [constructs].flat().map((construct) => guardedConstruct(construct, leniency)),
  ]);
  return Object.fromEntries(guarded);
}

/** A construct that does not match where it would have thrown. */
function guardedConstruct(construct: Construct, leniency: Leniency): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const start = this.now().offset;
    let isDone = false;
    const accept: State = (code) => {
      isDone = true;
      leniency.issues.delete(start);
      return ok(code);
    };
    const refuse: State = (code) => {
      isDone = true;
      return nok(code);
    };
    const guard = (state: State): State => {
      return (code: Code) => {
        if (isDone) return state(code);
        let next: State | undefined;
        try {
          next = state(code) ?? undefined;
        } catch (error) {
          if (isDone) throw error;
          isDone = true;
          note(leniency, start, error);
          return nok(code);
        }
        return next === undefined || isDone ? next : guard(next);
      };
    };
    return guard(construct.tokenize.call(this, effects, accept, refuse));
  };
  return { ...construct, tokenize };
}

/** What is in angle brackets and is no tag: comments, declarations, addresses. */
const otherBrackets = /^<(?:[!?]|[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|[^\s@<>]+@[^\s<>]+>)/i;

function note({ text, issues }: Leniency, start: number, error: unknown): void {
  if (otherBrackets.test(text.slice(start, start + 2000)) || issues.has(start)) return;
  issues.set(start, { start, end: start + 1, reason: reasonOf(error) });
}

/** What a parser says, in one sentence. */
export function reasonOf(error: unknown): string {
  const said = messageIn(error).replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '');
  if (said.startsWith('Maximum call stack')) return 'it is nested too deeply';
  return said.replace(/\n[\s\S]*$/, '').replace(/\.$/, '');
}

/** A parser of code says it best, where one is the cause; the message of others begins with a place. */
function messageIn(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be parsed';
  if (error.cause instanceof Error) return error.cause.message;
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
}

/** `<!-- … -->`, which hosts pass over. */
const comments: Extension = {
  flow: { 60: commentOnly(htmlFlow, 'commentFlow') },
  text: { 60: commentOnly(htmlText, 'commentText') },
};

function commentOnly(construct: Construct, name: string): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const inside = construct.tokenize.call(this, effects, ok, nok);
    return (code) => {
      const next = inside(code);
      return (second) => (second === 33 && next ? next(second) : nok(second));
    };
  };
  return { ...construct, name, tokenize };
}

/**
 * Makes nodes of the tokens: elements of HTML without an end tag need none; refused tags, and end tags without a start,
 * are left out, or text if they are meant as text.
 */
export function lenientMdxFromMarkdown({ text, refused, issues }: Leniency): MdastExtension[] {
  return mdxFromMarkdown().map(({ enter, exit, ...others }) => ({
    ...others,
    enter: replaced(enter, /ClosingMarker$/, lenientMarker),
    exit: replaced(exit, /(?:FlowTag|TextTag)$/, lenientExit),
  }));

  /** An end tag is alone because its start tag was left out, or is the very one that its neighbors did not match. */
  function isToldAlready(name: string): boolean {
    return [...refused.values()].some(
      ({ start, reason }) => text.startsWith(`<${name}`, start) || reason.includes(`\`</${name}>\``),
    );
  }

  function lenientMarker(handle: Handle): Handle {
    return function (this: CompileContext, token) {
      // Also without an open tag: the end of the tag judges it.
      if (this.data.mdxJsxTagStack?.length) handle.call(this, token);
    };
  }

  function lenientExit(handle: Handle): Handle {
    return function (this: CompileContext, token) {
      const { mdxJsxTag, mdxJsxTagStack } = this.data;
      if (mdxJsxTag === undefined) return;
      const isVoid = mdxJsxTag.name !== undefined && voidElements.has(mdxJsxTag.name);
      const isAlone = mdxJsxTag.close && !isVoid && mdxJsxTagStack?.length === 0;
      if (isAlone && !isToldAlready(mdxJsxTag.name ?? '')) {
        const reason = `Unexpected closing tag \`${this.sliceSerialize(token)}\`, expected an open tag first`;
        issues.set(token.start.offset, { start: token.start.offset, end: token.end.offset, reason });
      }
      if (isAlone || refused.has(token.start.offset) || (mdxJsxTag.close && isVoid)) {
        this.resume();
        const written = this.sliceSerialize(token);
        if (isPlaceholder(text.slice(Math.max(0, token.start.offset - 2), token.start.offset), written))
          writeText(this, token, written);
        return;
      }
      if (isVoid && !mdxJsxTag.close) mdxJsxTag.selfClosing = true;
      handle.call(this, token);
    };
  }
}

function writeText(context: CompileContext, token: Token, value: string): void {
  const isFlow = token.type.startsWith('mdxJsxFlow');
  if (isFlow) context.enter({ type: 'paragraph', children: [] }, token);
  context.enter({ type: 'text', value }, token);
  context.exit(token);
  if (isFlow) context.exit(token);
}

/** Handles with other ones for the tokens of tags whose names match. */
function replaced(
  handles: MdastExtension['enter'],
  pattern: RegExp,
  make: (handle: Handle) => Handle,
): Record<string, Handle> {
  const isMeant = (name: string): boolean =>
    /^mdxJsx(?:Flow|Text)Tag/.test(name) && pattern.test(name) && !name.includes('SelfClosing');
  const entries = Object.entries(handles ?? {}).map(([name, handle]): [string, Handle] => [
    name,
    isMeant(name) ? make(handle) : handle,
  ]);
  return Object.fromEntries(entries);
}

/** Elements that a tag without a partner may be: one of another name is shown as text. */
const elements = `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br
button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt
element em embed fieldset figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i
iframe image img input ins isindex kbd label legend li line link listing main map mark marquee math menu menuitem meta meter
multicol nav nobr noembed noframes noscript object ol optgroup option output p param path picture plaintext pre progress q
rb rect rp rt rtc ruby s samp script search section select shadow slot small source span spacer strike strong style sub
summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul use var video wbr xmp`;

const isElement: ReadonlySet<string> = new Set(elements.split(/\s+/));

/**
 * True for a start tag without a partner that is meant as text: the name of something to fill in (`<your-key>`), or a
 * type of code right after a word (`List<Item>`).
 *
 * @param before What is before the tag.
 * @param tag The tag as it is written.
 */
function isPlaceholder(before: string, tag: string): boolean {
  const name = /^<([A-Za-z][\w.-]*)>$/.exec(tag)?.[1];
  if (name === undefined) return false;
  return /[\p{L}\p{N}_]$/u.test(before) || (/^[a-z]/.test(name) && !isElement.has(name));
}
