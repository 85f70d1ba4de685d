import { isUnsafeAttribute, isUnsafeUrl, urlUse } from '../links/unsafe-url.ts';
import { isImagePath } from '../links/url.ts';
import { type FrontMatterBlock, frontMatterBlock } from '../pages/front-matter.ts';
import { urlFlaw } from '../pages/url-flaw.ts';
import type { Range } from '../values/location.ts';
import type { PageBody, UnsafeUrl } from '../values/page-body.ts';
import { computedIdPattern } from './code.ts';
import { BodyDraft } from './draft.ts';
import { titleIds } from './heading.ts';
import { findOpeningTags } from './html.ts';
import { findFileImports } from './imports.ts';
import { linkDestination, readLiteralAttributes, type TextAttribute } from './source-ranges.ts';
import { type BodyNode, elementAttributes, nodeRange, walkNodes } from './tree.ts';

const srcsetUrl = /(?<=^|,)\s*([^\s,]+)/g;
const markdownLinkUrl = /\]\(([^\s)]+)/g;

export function collectBody(root: BodyNode, text: string): PageBody {
  const draft = new BodyDraft(text);
  const block = frontMatterBlock(text);
  if (block !== undefined) {
    draft.addFrontMatter({ start: block.start, end: block.start + block.text.length });
    for (const { target, ...location } of findUnsafeMembers(block)) draft.addUnsafe(target, location);
  }
  for (const node of walkNodes(root)) readNode(node, draft);
  return draft.finish();
}

function readNode(node: BodyNode, draft: BodyDraft): void {
  const range = nodeRange(node);
  if (range !== undefined) draft.lastRange = range;
  switch (node.type) {
    case 'heading':
      draft.addHeading(node);
      break;
    case 'link':
    case 'image':
      if (!isEmailLink(node)) draft.addLink(node.type, node.url ?? '', destinationRange(node, range, draft));
      break;
    case 'definition':
      draft.addDefinition(node.identifier ?? '', node.url ?? '', destinationRange(node, range, draft));
      break;
    case 'linkReference':
      draft.addReference(node.identifier ?? '', 'link');
      break;
    case 'imageReference':
      draft.addReference(node.identifier ?? '', 'image');
      break;
    case 'html':
      readHtml(range ?? draft.lastRange, draft);
      draft.addComments(range ?? draft.lastRange);
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      readElement(node, range ?? draft.lastRange, draft);
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      draft.expressions.push(node.value ?? '');
      if (range !== undefined) readName(node.value ?? '', range, draft);
      draft.addExpression(range ?? draft.lastRange);
      draft.addComments(range ?? draft.lastRange);
      break;
    case 'inlineCode':
      if (range !== undefined) draft.addInlineCode(range);
      break;
    case 'mdxjsEsm':
      draft.importStatements.push(
        ...findFileImports(draft.text.slice(draft.lastRange.start, draft.lastRange.end), draft.lastRange.start),
      );
      draft.moduleCode.push(draft.text.slice(draft.lastRange.start, draft.lastRange.end));
      draft.addCode(draft.lastRange);
      break;
    case 'text':
      if (range !== undefined) {
        draft.addText(range);
        draft.addSpacedLinks(range);
      } else draft.addUnlocatedText(node.value ?? '');
  }
}

/** Names that a page can use without an import or declaration, such as globals and React's hooks. */
const predefinedName =
  /^(?:undefined|null|true|false|this|NaN|Infinity|props|children|React|window|document|location|navigator|history|screen|process|console|Math|JSON|Date|URL|globalThis|use[A-Z].*)$/;

function readName(expression: string, range: Range, draft: BodyDraft): void {
  const name = expression.trim();
  if (/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && !predefinedName.test(name)) draft.addName(name, range);
}

/**
 * True for an email link, which is skipped because it doesn't point to a page. remark and satteri may detect different
 * email addresses in text, so skipping the links also makes their results equal.
 */
function isEmailLink({ type, url = '' }: BodyNode): boolean {
  return type === 'link' && /^(?:mailto|xmpp):/i.test(url) && urlFlaw(url) === undefined;
}

/**
 * Range of a link's destination. Some autolinks that remark adds after parsing have no position, so the page is
 * searched for their text.
 */
function destinationRange(node: BodyNode, range: Range | undefined, draft: BodyDraft): Range {
  if (range !== undefined) return linkDestination(node, draft.text, range);
  const linkText = node.children?.[0]?.value ?? '';
  const start = draft.text.indexOf(linkText, draft.lastRange.start);
  if (start === -1) return draft.lastRange;
  const end = start + linkText.length;
  draft.lastRange = { start: end, end: Math.max(end, draft.lastRange.end) };
  return { start, end };
}

function readHtml({ start, end }: Range, draft: BodyDraft): void {
  for (const { name, attributes } of findOpeningTags(draft.text, start, end)) readAttributes(name, attributes, draft);
}

function readElement(node: BodyNode, range: Range, draft: BodyDraft): void {
  const name = node.name ?? '';
  draft.elements.add(name.replace(/[.:].*$/, ''));
  if (/^(?:h[1-6]|Heading)$/.test(name)) draft.addElementHeading(node);
  if (/^(?:code|kbd|pre|samp|Latex)$/.test(name)) draft.literalRanges.push(range);
  const nodeAttributes = elementAttributes(node);
  if (nodeAttributes.length === 0) return;
  for (const { name: attribute, value } of nodeAttributes) {
    if (attribute === undefined) draft.expressions.push(String(value));
    else if (typeof value === 'object' && value !== null) {
      draft.expressions.push(value.value);
      const idPattern = attribute === 'id' ? computedIdPattern(value.value, draft.text) : undefined;
      if (idPattern?.includes('*')) draft.madeIds.add(idPattern);
      else if (idPattern !== undefined) draft.anchors.add(idPattern);
      const codeStart = value.value.includes('<') ? draft.text.indexOf(value.value, range.start) : -1;
      if (codeStart !== -1) draft.addCode({ start: codeStart, end: codeStart + value.value.length });
    }
  }
  const attributes = readLiteralAttributes(node, draft.text, range);
  readAttributes(name, attributes, draft);
  for (const spellings of titleIds(name, attributes)) draft.addId(spellings);
  if (name !== 'Snippet') return;
  const fileAttribute = attributes.find((attribute) => attribute.name === 'file');
  const file = fileAttribute?.value.replace(/^\/+/, '') ?? '';
  if (fileAttribute === undefined || file === '') return;
  const { end } = fileAttribute;
  const fileStart = draft.text.slice(0, end).endsWith(file) ? end - file.length : end;
  draft.importStatements.push({
    ...{ specifier: `/snippets/${file}`, names: ['Snippet'] },
    ...{ start: range.start, specifierRange: { start: fileStart, end } },
  });
}

function readAttributes(element: string, attributes: readonly TextAttribute[], draft: BodyDraft): void {
  const addLinks = (urls: readonly TextAttribute[]): void => {
    for (const url of urls) draft.addLink('attribute', url.value, url, urlUse(element, url.name));
  };
  for (const attribute of attributes) {
    if (isUnsafeAttribute(element, attribute.name, attribute.value)) {
      draft.addUnsafe(attribute.value, attribute);
      continue;
    }
    // `<use>` and `<image>` embed their target in an `<svg>`, so the target is not a link.
    const isLinkElement = element !== 'use' && element !== 'image';
    if (isLinkElement && isUrlAttribute(element, attribute.name))
      draft.addLink('attribute', attribute.value, attribute, urlUse(element, attribute.name));
    else if (attribute.name === 'icon' && /^[A-Z]/.test(element) && isImagePath(attribute.value))
      draft.addLink('image', attribute.value, attribute);
    else if (attribute.name.toLowerCase() === 'srcset') addLinks(urlsInAttribute(attribute, srcsetUrl));
    else if (attribute.name === 'caption') addLinks(urlsInAttribute(attribute, markdownLinkUrl));
    else if (attribute.name === 'id' || (attribute.name === 'name' && element === 'a'))
      draft.anchors.add(attribute.value);
  }
}

function isUrlAttribute(element: string, attribute: string): boolean {
  if (attribute === 'img') return element === 'Card';
  return attribute === 'href' || attribute === 'src' || attribute === 'poster';
}

function urlsInAttribute({ value, start, name }: TextAttribute, pattern: RegExp): TextAttribute[] {
  return [...value.matchAll(pattern)].map(({ 0: matchText, 1: url = '', index }) => {
    const end = start + index + matchText.length;
    return { name, value: url, start: end - url.length, end };
  });
}

/** A front matter member whose value is a URL. `url` is left out, because the phase `gather` checks it. */
const urlMember =
  /^[ \t]*(?:-[ \t]+)?["']?(canonical|href|link|src|image|icon|thumbnail|cover|(?:og|twitter):(?:url|image|video|audio|player)(?::\w+)?)["']?[ \t]*:[ \t]+(.*?)[ \t]*\r?$/gm;

function findUnsafeMembers({ text, start }: FrontMatterBlock): UnsafeUrl[] {
  return [...text.matchAll(urlMember)].flatMap(({ 0: memberLine, 1: name = '', 2: source = '', index }) => {
    const target = parseScalar(source);
    const use = /canonical|href|link|url|player/.test(name) ? 'followed' : 'shown';
    if (!isUnsafeUrl(target, use)) return [];
    const end = start + index + memberLine.trimEnd().length;
    return [{ target, start: end - source.length, end }];
  });
}

function parseScalar(source: string): string {
  const [, doubleQuoted, singleQuoted] = /^(?:("(?:[^"\\]|\\.)*")|'((?:[^']|'')*)')(?:[ \t]+#.*)?$/.exec(source) ?? [];
  if (doubleQuoted !== undefined) {
    try {
      return String(JSON.parse(doubleQuoted));
    } catch {
      return doubleQuoted.slice(1, -1);
    }
  }
  return singleQuoted?.replaceAll("''", "'") ?? source.replace(/[ \t]+#.*$/, '');
}
