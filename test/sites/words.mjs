import { posix } from 'node:path';
import { load } from 'js-yaml';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * A visible part of a page.
 *
 * @typedef {object} Part
 * @property {string} text
 * @property {string} file File that contains it: the page, or one of its snippets.
 * @property {number} line
 * @property {boolean} isCode
 * @property {readonly { line: number, column: number }[]} within Start positions of the enclosing elements, outermost
 * first.
 */

/** Visible properties of known components. Of an inner list, the first that is set. */
const members = {
  Accordion: ['title', 'description'],
  Callout: ['title'],
  Card: ['title', 'cta'],
  Check: ['title'],
  CodeBlock: ['title', 'filename'],
  'Color.Item': ['name'],
  Danger: ['title'],
  Expandable: ['title'],
  Frame: ['caption', 'hint'],
  Image: ['alt'],
  Info: ['title'],
  Note: ['title'],
  Panel: ['title'],
  ParamField: ['path', 'query', 'body', 'header', 'type', 'default'],
  Prompt: ['description'],
  ResponseField: ['name', 'type', 'default'],
  Step: ['title'],
  Tab: [['title', 'label']],
  Tile: ['title', 'description'],
  Tip: ['title'],
  Tooltip: ['tip', 'headline', 'cta'],
  'Tree.File': ['name'],
  'Tree.Folder': ['name'],
  Update: ['label', 'description'],
  View: ['title'],
  Warning: ['title'],
  img: ['alt'],
};
const unread = new Set(['style', 'script', 'head', 'template']);
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * All visible parts of a page, including its snippets. Results of expressions are unknown and left out.
 *
 * @param {string} file
 * @param {(file: string) => string | undefined} read
 * @param {Readonly<Record<string, string>>} variables
 * @returns {readonly Part[]}
 */
export function partsOfPage(file, read, variables, seen = new Set([file])) {
  const text = read(file);
  if (text === undefined) return [];
  const { body, data } = splitFrontMatter(prepared(text, variables));
  const parts = [];
  const add = (value, line, within, isCode = false) => {
    if (typeof value === 'string' && value.trim() !== '') parts.push({ text: value, file, line, isCode, within });
  };
  if (seen.size === 1 && data.mode !== 'custom' && data.mode !== 'frame') {
    add(data.title, 1, []);
    add(data.description, 1, []);
  }
  let tree;
  try {
    tree = parsed(body);
  } catch {
    readCrudely(markdown.parse(body), add);
    return parts;
  }
  const declared = new Set();
  const snippets = new Map();
  for (const node of tree.children) {
    for (const statement of node.data?.estree?.body ?? []) readStatement(statement, declared, snippets);
  }
  walk(tree, []);
  return parts;

  function walk(node, within) {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'text':
        add(node.value, line, within);
        return;
      case 'inlineCode':
        add(node.value, line, within, true);
        return;
      case 'code':
        add(node.value, line, within, true);
        return;
      case 'image':
      case 'imageReference':
        add(node.alt, line, within);
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        readElement(node, line, [...within, node.position.start]);
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
      case 'mdxjsEsm':
        return;
      case 'table': {
        // Markdown can't have cells without a heading above them.
        const columns = node.children[0].children.length;
        for (const row of node.children) for (const cell of row.children.slice(0, columns)) walk(cell, within);
        return;
      }
      default:
        for (const child of node.children ?? []) walk(child, within);
    }
  }

  function readElement(node, line, within) {
    const { name, attributes } = node;
    if (unread.has(name)) return;
    const snippet = snippets.get(name);
    if (snippet !== undefined) {
      const found = findSnippet(snippet, file, read);
      if (found !== undefined && !seen.has(found)) {
        parts.push(...partsOfPage(found, read, variables, new Set([...seen, found])));
      }
      return;
    }
    // The output of a custom component is unknown.
    if (declared.has(name?.split('.')[0])) return;
    const value = (member) => attributes.find((attribute) => attribute.name === member)?.value;
    if (name === 'Visibility' && value('for') === 'agents') return;
    for (const member of members[name] ?? []) {
      add(
        [member]
          .flat()
          .map((one) => textOfAttribute(value(one)))
          .find(Boolean),
        line,
        within,
      );
    }
    for (const child of node.children) walk(child, within);
  }
}

/** Maximum number of braces in a page that are treated as text. */
const mostBraces = 20;

/** Parses a page. Braces without a valid expression become text, like their content. */
function parsed(body) {
  let text = body;
  for (let left = mostBraces; ; left--) {
    try {
      return mdx.parse(text);
    } catch (error) {
      const brace = /expression/.test(error.message) ? text.lastIndexOf('{', offsetOf(error, text)) : -1;
      if (left === 0 || brace === -1) throw error;
      text = `${text.slice(0, brace)} ${text.slice(brace + 1)}`;
    }
  }
}

/** Offset of a parser error, which has a line and a column. */
function offsetOf({ line, column }, text) {
  const lines = text.split('\n');
  return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** Literal text of an attribute: `"a"`, `{"a"}`. */
function textOfAttribute(value) {
  if (typeof value === 'string' || value === undefined || value === null) return value;
  const expression = value.data?.estree?.body[0]?.expression;
  return expression?.type === 'Literal' ? expression.value : undefined;
}

function readStatement(statement, declared, snippets) {
  if (statement.type === 'ImportDeclaration') {
    const source = String(statement.source.value);
    for (const { local, type } of statement.specifiers) {
      declared.add(local.name);
      if (type === 'ImportDefaultSpecifier' && !/\.[jt]sx?$/.test(source)) snippets.set(local.name, source);
    }
    return;
  }
  // `export { a }` declares nothing.
  const declaration = statement.declaration ?? statement;
  for (const { id } of declaration.declarations ?? [declaration]) if (id?.name !== undefined) declared.add(id.name);
}

function findSnippet(source, from, read) {
  const path = source.startsWith('.') ? posix.join(posix.dirname(from), source) : source.replace(/^\/+/, '');
  return [path, `${path}.mdx`, `${path}.md`].find((one) => /\.mdx?$/.test(one) && read(one) !== undefined);
}

/** Reads a page that only hosts can parse: its text and code, without anything that looks like a tag. */
function readCrudely(node, add) {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') add(node.value.replace(/<[^>]*>|\{[^}]*\}|[<{].*/gs, ' '), line, []);
  // Markdown reads an indented tag as code.
  else if (node.type === 'code' && !/^\s*<|>\s*$/.test(node.value)) add(node.value, line, [], true);
  if (node.type === 'code' || node.type === 'html') return;
  for (const child of node.children ?? []) {
    if (!/^(?:import|export)\s/.test(child.children?.[0]?.value ?? '')) readCrudely(child, add);
  }
}

/**
 * Formulas, which aren't prose and whose braces aren't expressions; or code or a URL, which contain no formulas. A
 * formula ends at a blank line. An amount of money has a space before the closing `$`, or a digit after it.
 */
const formulas =
  /(^[ \t]*(?:```[\s\S]*?^[ \t]*```|~~~[\s\S]*?^[ \t]*~~~)|`[^`\n]*`|\]\([^)\n]*\)|https?:\/\/\S+)|(?<!\\)\$\$[\s\S]*?\$\$|(?<!\\)\$(?![\s$]|\{[^\\])(?:\\.|[^$\n\\]|\n(?![ \t]*\n))*?(?<!\s)\$(?!\d)/gm;

/** Preprocesses text as hosts do before parsing. Line numbers stay the same. */
function prepared(text, variables) {
  const blank = (whole) => whole.replace(/[^\n]/g, ' ');
  return text
    .replace(/^\u{FEFF}/u, '')
    .replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name) => (Object.hasOwn(variables, name) ? variables[name] : whole))
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(formulas, (whole, code) => code ?? blank(whole))
    .replace(/\{#[^\s{}]+\}/g, blank);
}

function splitFrontMatter(text) {
  const [whole, yaml] = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text) ?? ['', ''];
  let data = {};
  try {
    data = load(yaml) ?? {};
  } catch {
    // The site has a finding for it.
  }
  return { body: whole.replace(/[^\n]/g, '') + text.slice(whole.length), data };
}

const word = /\p{L}{4,}/gu;
/** Comments that mark a code line and aren't shown. */
const notation = /\[!code[^\]]*\]/g;

/** Words of a part. */
export function wordsOf({ text, isCode }) {
  return (isCode ? text.replace(notation, '') : text).match(word) ?? [];
}
