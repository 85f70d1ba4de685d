import type { CompileContext, Handle, Extension as MdastExtension } from 'mdast-util-from-markdown';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxjsEsm } from 'micromark-extension-mdxjs-esm';
import type { Code, Construct, ConstructRecord, Extension, State, Token, Tokenizer } from 'micromark-util-types';
import { voidElements } from '../html.ts';
import { acornOptions, DialectParser } from './acorn.ts';

/** A syntax error after which parsing continued. */
export interface SyntaxIssue {
  readonly start: number;
  readonly end: number;
  /** Sentence without a full stop. */
  readonly reason: string;
}

export interface LenientParse {
  readonly text: string;
  /** Tags without a matching start or end tag, by offset. They don't become elements. */
  readonly unmatchedTags: ReadonlyMap<number, SyntaxIssue>;
  /** Issues by offset. An issue is removed if another construct can parse the text. */
  readonly issues: Map<number, SyntaxIssue>;
}

/**
 * Creates MDX syntax extensions that don't throw. A `{` or `<` that begins no expression or tag is text, HTML comments
 * are comments, and URLs in angle brackets are links.
 */
export function lenientMdx(leniency: LenientParse): Extension[] {
  const strictOptions = { acorn: DialectParser, acornOptions, addResult: true };
  return [
    guardExtension(mdxjsEsm(strictOptions), leniency),
    guardExtension(mdxExpression(strictOptions), leniency),
    guardExtension(mdxJsx({}), leniency),
    // Later extensions are tried first. Tags with invalid JavaScript fall back to `mdxJsx({})` above.
    guardExtension(mdxJsx(strictOptions), leniency),
    htmlComments,
    { disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } },
  ];
}

function guardExtension(extension: Extension, leniency: LenientParse): Extension {
  return {
    ...(extension.flow === undefined ? {} : { flow: guardRecord(extension.flow, leniency) }),
    ...(extension.text === undefined ? {} : { text: guardRecord(extension.text, leniency) }),
  };
}

function guardRecord(record: ConstructRecord, leniency: LenientParse): ConstructRecord {
  const guardedEntries = Object.entries(record).map(([code, constructs = []]): [string, Construct[]] => [
    code,
    [constructs].flat().map((construct) => guardConstruct(construct, leniency)),
  ]);
  return Object.fromEntries(guardedEntries);
}

/** Wraps a construct so that it fails to match instead of throwing. */
function guardConstruct(construct: Construct, leniency: LenientParse): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const start = this.now().offset;
    let isDone = false;
    const accept: State = (code) => {
      isDone = true;
      leniency.issues.delete(start);
      return ok(code);
    };
    const reject: State = (code) => {
      isDone = true;
      return nok(code);
    };
    const guardState = (state: State): State => {
      return (code: Code) => {
        if (isDone) return state(code);
        let nextState: State | undefined;
        try {
          nextState = state(code) ?? undefined;
        } catch (error) {
          if (isDone) throw error;
          isDone = true;
          addIssue(leniency, start, error);
          return nok(code);
        }
        return nextState === undefined || isDone ? nextState : guardState(nextState);
      };
    };
    return guardState(construct.tokenize.call(this, effects, accept, reject));
  };
  return { ...construct, tokenize };
}

/** Angle brackets that aren't JSX: comments, declarations, autolinks. */
const nonJsxPattern = /^<(?:[!?]|[a-z][a-z\d+.-]{1,31}:[^\s<>]*>|[^\s@<>]+@[^\s<>]+>)/i;

function addIssue({ text, issues }: LenientParse, start: number, error: unknown): void {
  if (nonJsxPattern.test(text.slice(start, start + 2000)) || issues.has(start)) return;
  issues.set(start, { start, end: start + 1, reason: parserMessage(error) });
}

/** Returns the message of a parser error as one sentence, without the location. */
export function parserMessage(error: unknown): string {
  const message = originalMessage(error).replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '');
  if (message.startsWith('Maximum call stack')) return 'it is nested too deeply';
  return message.replace(/\n[\s\S]*$/, '').replace(/\.$/, '');
}

/** Prefers the message of the JavaScript parser, which is the cause. `VFileMessage.reason` has no location prefix. */
function originalMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'it cannot be parsed';
  if (error.cause instanceof Error) return error.cause.message;
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
}

/** Syntax of HTML comments (`<!-- … -->`), which hosts ignore. */
const htmlComments: Extension = {
  flow: { 60: createCommentConstruct(htmlFlow, 'commentFlow') },
  text: { 60: createCommentConstruct(htmlText, 'commentText') },
};

function createCommentConstruct(construct: Construct, name: string): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const state = construct.tokenize.call(this, effects, ok, nok);
    return (code) => {
      const nextState = state(code);
      return (nextCode) => (nextCode === 33 && nextState ? nextState(nextCode) : nok(nextCode));
    };
  };
  return { ...construct, name, tokenize };
}

/**
 * Creates extensions that turn tokens into nodes. Void HTML elements need no end tag. Unmatched tags are omitted, or
 * become text if they are placeholders such as `<your-key>`.
 */
export function lenientMdxFromMarkdown({ text, unmatchedTags, issues }: LenientParse): MdastExtension[] {
  return mdxFromMarkdown().map(({ enter, exit, ...rest }) => ({
    ...rest,
    enter: wrapHandlers(enter, /ClosingMarker$/, lenientMarker),
    exit: wrapHandlers(exit, /(?:FlowTag|TextTag)$/, lenientExit),
  }));

  /** True if an unmatched end tag is already reported, through its start tag or by an issue that names the end tag. */
  function isReported(name: string): boolean {
    return [...unmatchedTags.values()].some(
      ({ start, reason }) => text.startsWith(`<${name}`, start) || reason.includes(`\`</${name}>\``),
    );
  }

  function lenientMarker(handle: Handle): Handle {
    return function (this: CompileContext, token) {
      // Without an open tag, the original handler would throw. `lenientExit` handles this case.
      if (this.data.mdxJsxTagStack?.length) handle.call(this, token);
    };
  }

  function lenientExit(handle: Handle): Handle {
    return function (this: CompileContext, token) {
      const { mdxJsxTag, mdxJsxTagStack } = this.data;
      if (mdxJsxTag === undefined) return;
      const isVoid = mdxJsxTag.name !== undefined && voidElements.has(mdxJsxTag.name);
      const isUnmatched = mdxJsxTag.close && !isVoid && mdxJsxTagStack?.length === 0;
      if (isUnmatched && !isReported(mdxJsxTag.name ?? '')) {
        const reason = `Unexpected closing tag \`${this.sliceSerialize(token)}\`, expected an open tag first`;
        issues.set(token.start.offset, { start: token.start.offset, end: token.end.offset, reason });
      }
      if (isUnmatched || unmatchedTags.has(token.start.offset) || (mdxJsxTag.close && isVoid)) {
        this.resume();
        const tagSource = this.sliceSerialize(token);
        if (isPlaceholder(text.slice(Math.max(0, token.start.offset - 2), token.start.offset), tagSource))
          writeText(this, token, tagSource);
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

function wrapHandlers(
  handles: MdastExtension['enter'],
  pattern: RegExp,
  wrap: (handle: Handle) => Handle,
): Record<string, Handle> {
  const isTagToken = (name: string): boolean =>
    /^mdxJsx(?:Flow|Text)Tag/.test(name) && pattern.test(name) && !name.includes('SelfClosing');
  const entries = Object.entries(handles ?? {}).map(([name, handle]): [string, Handle] => [
    name,
    isTagToken(name) ? wrap(handle) : handle,
  ]);
  return Object.fromEntries(entries);
}

/** Names of HTML and SVG elements. An unmatched tag with another name may be a placeholder, which is shown as text. */
const elementNames = `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br
button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt
element em embed fieldset figcaption figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i
iframe image img input ins isindex kbd label legend li line link listing main map mark marquee math menu menuitem meta meter
multicol nav nobr noembed noframes noscript object ol optgroup option output p param path picture plaintext pre progress q
rb rect rp rt rtc ruby s samp script search section select shadow slot small source span spacer strike strong style sub
summary sup svg table tbody td template text textarea tfoot th thead time title tr track tt u ul use var video wbr xmp`;

const knownElements: ReadonlySet<string> = new Set(elementNames.split(/\s+/));

/**
 * True for an unmatched start tag that is probably text: a value that the reader fills in (`<your-key>`), or a type
 * parameter directly after a word (`List<Item>`).
 *
 * @param tag Source of the tag.
 */
function isPlaceholder(precedingText: string, tag: string): boolean {
  const name = /^<([A-Za-z][\w.-]*)>$/.exec(tag)?.[1];
  if (name === undefined) return false;
  return /[\p{L}\p{N}_]$/u.test(precedingText) || (/^[a-z]/.test(name) && !knownElements.has(name));
}
