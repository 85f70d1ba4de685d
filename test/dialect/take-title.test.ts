import { expect, test } from 'vitest';
import { extractTitle } from '../../src/generators/rendering/site-writer.ts';

const heading = '<h1 id="own">Own <code>name</code></h1>';

function pageOf(html: string, text: string, depth: number) {
  const headings = [{ id: 'own', text, depth, kind: 'heading' as const }];
  return { html, headings, text: '', islands: [], findings: [], missingPackages: [], dependencies: [] };
}

test('the heading at the start of a text is the title of a page without one', () => {
  const page = pageOf(`${heading}<p>Below</p>`, 'Own name', 1);
  const taken = { title: 'Own name', heading, html: '<p>Below</p>' };
  expect(extractTitle({ renderedPage: page, frontMatterTitle: undefined, data: {} })).toEqual(taken);
  expect(extractTitle({ renderedPage: page, frontMatterTitle: 'Own `name`', data: {} })).toEqual(taken);
});

test('a heading is removed with the element that a theme wraps it in, and with no other', () => {
  const wrapped = `<div class="sl-heading-wrapper level-h1">${heading}<a href="#own"><svg></svg></a></div>`;
  const page = pageOf(`${wrapped}<p>Below</p>`, 'Own name', 1);
  expect(extractTitle({ renderedPage: page, frontMatterTitle: 'Own name', data: {} })).toEqual({
    title: 'Own name',
    heading: wrapped,
    html: '<p>Below</p>',
  });
  const ownElement = pageOf(`<div>${heading}</div><p>Below</p>`, 'Own name', 1);
  expect(extractTitle({ renderedPage: ownElement, frontMatterTitle: 'Own name', data: {} }).title).toBeUndefined();
});

test('a heading that differs from the front matter stays in the text', () => {
  const page = pageOf(`${heading}<p>Below</p>`, 'Own name', 1);
  expect(extractTitle({ renderedPage: page, frontMatterTitle: 'Other', data: {} })).toEqual({
    title: undefined,
    heading: '',
    html: page.html,
  });
});

test("a heading of another level isn't the title", () => {
  const page = pageOf('<h2 id="own">Own</h2>', 'Own', 2);
  expect(extractTitle({ renderedPage: page, frontMatterTitle: undefined, data: {} }).title).toBeUndefined();
});

test('a heading stays in the text if the author renders the page header', () => {
  const page = pageOf(`${heading}<p>Below</p>`, 'Own name', 1);
  const data = { mode: 'custom' };
  expect(extractTitle({ renderedPage: page, frontMatterTitle: undefined, data })).toEqual({
    title: undefined,
    heading: '',
    html: page.html,
  });
});
