import { describe, expect, test } from 'vitest';
import { parseBody } from '../../src/core/bodies/remark.ts';
import { bodyCases } from './pages.ts';

describe('the facts of a page', () => {
  test.each(bodyCases())('$name', ({ text, format, expected }) => {
    expect(parseBody(text, format)).toEqual(expected);
  });

  test('locations are those of link targets in the source', () => {
    const text = '---\ntitle: 😀\n---\n\n😀 [a](</a b> "t") <B href="/c" />\n\n> [r][x]\n\n[x]: /def\n';
    const { links } = parseBody(text, 'mdx');
    expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(['/a b', '/c', '/def']);
  });

  test('locations of imports are those of the specifiers and of the preceding statements', () => {
    const text =
      '---\ntitle: 😀\n---\n\n😀 <Snippet file="/a.mdx" />\n\nexport const x = 1;\nimport B from \'./b.mdx\'\n';
    const { imports } = parseBody(text, 'mdx');
    expect(imports.map(({ start, specifierRange: written }) => text.slice(start, written.end))).toEqual([
      '<Snippet file="/a.mdx',
      "import B from './b.mdx",
    ]);
    expect(imports.map(({ specifierRange: { start, end } }) => text.slice(start, end))).toEqual(['a.mdx', './b.mdx']);
  });

  test('an import of a path may leave the extension out', () => {
    const text = `import Intro from "/snippets/intro"
import { Tip } from './tips'
import All from "snippets/v2.0"
import React from "react"
import "./site.css"
import data from './data.json'
`;
    expect(parseBody(text, 'mdx').imports.map(({ specifier }) => specifier)).toEqual([
      '/snippets/intro',
      './tips',
      'snippets/v2.0',
    ]);
  });

  test.each<[string, string[], string[] | undefined]>([
    ['return <h2>Fixed <b>part</b></h2>', ['fixed-part'], undefined],
    ['return <h2>Step {n}</h2>', [], ['step-*']],
    ['return <h2>{title}</h2>', [], ['*#']],
    ['return <h2 id="own">Text</h2>', ['own'], undefined],
    ["const id = 'demo'; return <p id={id}>a</p>", ['demo'], undefined],
    ["return <h2>{'Text'}</h2>", ['text'], undefined],
  ])('code makes only the ids of its headings and elements: %s', (code, anchors, madeIds) => {
    expect(parseBody(`export const A = () => { ${code} }\n`, 'mdx')).toMatchObject({ anchors });
    expect(parseBody(`export const A = () => { ${code} }\n`, 'mdx').madeIds).toEqual(madeIds);
  });

  test('the same text is parsed as MDX or Markdown depending on its file', () => {
    const text = '<a href="/a">a</a> {x} [b](/b)\n\nUse <unclosed>\n';
    expect(parseBody(text, 'mdx').syntaxError).toBeDefined();
    expect(parseBody(text, 'md').links.map(({ target }) => target)).toEqual(['/a', '/b']);
  });

  test.each([
    '$$\n{x [a](/b)\n$$\n\n[c](/d)\n',
    '> $$\n> {x [a](/b)\n> $$\n\n[c](/d)\n',
    '- one\n  $$ {x [a](/b) $$\n\n[c](/d)\n',
    '$$\na\n$$\n\n$$\n{b\n$$\n\n[c](/d)\n',
    'x $$\\frac{\\hat{k}}{s} [a](/b)$$ y\n\n[c](/d)\n',
    '$$\n\\hat{k}\n$$\n\nx $$\\frac{\\hat{k}}\n{s}$$ [c](/d)\n',
    '- a `$$` $$\\hat{k}$$ [c](/d)\n',
  ])('a formula is neither code nor a source of links: %j', (text) => {
    const { syntaxError, links } = parseBody(text, 'mdx');
    expect(syntaxError).toBeUndefined();
    expect(links.map(({ target }) => target)).toEqual(['/d']);
  });

  test('a syntax error next to formulas is located outside of them', () => {
    const text = '$$\n\\hat{k}\n$$\n\n`$$` {a b} $$c$$\n';
    expect(parseBody(text, 'mdx').syntaxError).toMatchObject({ start: text.indexOf('b}') });
  });

  test.each(['mdx', 'md'] as const)('an expression is not a URL in %s that is not valid MDX', (format) => {
    const text = '<a href={url} id={id}>a</a> <img src={url} href="/b" alt="" />\n\n1 < 2 <5\n';
    const { links, syntaxError, anchors } = parseBody(text, format);
    expect(syntaxError !== undefined).toBe(format === 'mdx');
    expect(links.map(({ target }) => target)).toEqual(['/b']);
    expect(anchors).toEqual([]);
  });

  test('a string in braces is a URL in HTML', () => {
    const text = `<div onClick={() => go("/x")} href={path + '/b'}>
<p style={{ a: {} }} href={"/c"} id={name} src={ '/d' } />
</div>
`;
    const { links, anchors } = parseBody(text, 'md');
    expect(links.map(({ target }) => target)).toEqual(['/c', '/d']);
    expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(['/c', '/d']);
    expect(anchors).toEqual([]);
  });

  test.each([
    ['<p id={name} />', ['*']],
    [`<p id={\`step-\${n}\`} />`, ['step-*']],
    ['<p id={"step-" + n} />', ['step-*']],
    ['<p id="step" />', undefined],
    ['<p id={name} />; fetch ("/a")', ['**']],
    ['<p id={name} />; fetch("/a")', ['**']],
    ['<p id={name} />; import ("./a")', ['**']],
    ['<p id={name} />; import("./a")', ['**']],
    ['<p id={name} />; prefetch("/a"); fetches', ['*']],
    [`<p id={\`step-\${n}\`} />; fetch("/a")`, ['step-**']],
    [`const id = useRef(\`editor-\${n}\`); return <p id={id.current} />`, ['editor-*']],
    [`const [id] = useState(() => \`tab-\${n}\`); return <p id={id} />`, ['tab-*']],
    [`const id = \`demo-\${n}\`; return <p id={id} />`, ['demo-*']],
    [`let id = \`demo-\${n}\`; return <p id={id} />`, ['*']],
    [`const id = \`demo-\${n}\` + name; return <p id={id} />`, ['demo-*#*#']],
    [`const id = \`\${a\n.toLowerCase()}\${b}\`;\nreturn <p id={id} />`, ['*#*#']],
    [`const id = a\n  + '-' + b\nreturn <p id={id} />`, ['*-*']],
    [`const id = a + b; const B = () => { const id = \`x-\${n}\`; return <p id={id} /> }`, ['*#*#']],
    [`const id = a + b; const B = ({ id }) => <p id={id} />`, ['*#*#']],
    [`const [id, setId] = useState(a + b); return <p id={id} />`, ['*#*#']],
    [`const id = useMemo(() => [a, b].join(''), [a, b]); return <p id={id} />`, ['*#*#']],
    [`for (const id of ids) { const name = a + b; show(<p id={id} />) }`, ['*']],
    [`<p id={\`\${rows.map((row) => \`\${row}-\`)}\`} />`, ['*']],
    [`<p id={\`\${a}\${b}\${c}\${d}\${e}\`} />`, ['*#*#*#*#']],
    [`<p id={["step", n].join("-")} />`, ['step-*']],
    [`<p id={[a, b].join()} />`, ['*,*']],
    [`<p id={[a, b].filter(Boolean).join("-")} />`, ['*#*#']],
    [`<p id={a.concat("-", b)} />`, ['*#*#']],
    [`<p id={slug(a + b)} />`, ['*#*#']],
    [`<p id={name.replace(/['+]+/g, "+")} />`, ['*']],
    [`<p id={isOpen ? a + b : "none"} />`, ['*#*#']],
    ['fetch("/a")', undefined],
    ['<h2>{name}</h2>', ['*#']],
    ['createElement("p", { id: name })', ['*']],
    ['rows.map((row) => ({ id: row.name })); <p {...row} />', ['*']],
    ['dispatch({ type: "add", id: name }); fetch("/a")', undefined],
    [`const shown = "setup(id=name)\\nfetch({ id: name }, <p id={name} />)"`, undefined],
    ['const rows = [{ id: 1 }, { id: Date.now() }]; const find = (id: number) => rows[id]', undefined],
  ])('finds ids that the code %j may create', (code, expected) => {
    const { madeIds } = parseBody(`export const A = () => { ${code} }\n`, 'mdx');
    expect(madeIds).toEqual(expected);
  });

  test('reports input that no parser can process as a syntax error', () => {
    const { syntaxError, links } = parseBody('>'.repeat(5000), 'mdx');
    expect(links).toEqual([]);
    if (syntaxError !== undefined) expect(syntaxError.start).toBe(0);
  });
});
