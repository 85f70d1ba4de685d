/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import MiniSearch from 'minisearch';
import type { SearchPage } from './search-files.ts';
import { tokenize } from './tokenize.ts';

const maxHits = 20;

/** Search functions by URL of the search file. Each language and version has its own file. */
const searches = new Map<string, Promise<SearchFunction>>();

type SearchFunction = (query: string) => readonly Hit[];

interface Hit {
  readonly url: string;
  readonly title: string;
  readonly crumbs: string;
}

/** Attaches the handlers of the search dialog, and loads the search file unless it is already loaded. */
export function initSearchDialog(dialog: HTMLDialogElement, url: string): void {
  const input = dialog.querySelector('input');
  const list = dialog.querySelector('ul');
  const emptyMessage = dialog.querySelector('p');
  if (input === null || list === null || emptyMessage === null) return;
  let loading = searches.get(url);
  if (loading === undefined) {
    loading = loadSearch(url);
    // After an error, the file is requested again when the dialog is opened again.
    loading.catch(() => searches.delete(url));
    searches.set(url, loading);
  }
  const show = async (): Promise<void> => {
    const query = input.value;
    const search = await loading.catch(() => undefined);
    if (search === undefined || input.value !== query) return;
    const hits = search(query);
    list.replaceChildren(...hits.map(createHitElement));
    emptyMessage.hidden = hits.length > 0 || query.trim() === '';
    selectItem(list, input, 0);
  };
  input.oninput = () => void show();
  input.onkeydown = (event) => onKey(event, list, input, dialog);
  dialog.onclick = ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a') !== null)) dialog.close();
  };
  void show();
}

async function loadSearch(url: string): Promise<SearchFunction> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Search file: status ${response.status}`);
  const pages = (await response.json()) as readonly SearchPage[];
  const index = new MiniSearch({
    fields: ['title', 'names', 'crumbs', 'description', 'words'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 8, names: 3, crumbs: 2, description: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(pages.map((page, id) => ({ ...page, id, names: page.headings.map(([, name]) => name).join(' ') })));
  return (query) =>
    index
      .search(query)
      .slice(0, maxHits)
      .flatMap(({ id }) => {
        const page = pages[id as number];
        return page === undefined ? [] : [createHit(page, tokenize(query))];
      });
}

/**
 * Creates the result for a page. It links to the first section whose heading has all words of the query, unless the
 * page's title has them.
 */
function createHit({ url, title, crumbs, headings }: SearchPage, queryWords: readonly string[]): Hit {
  const hasAllWords = (text: string): boolean => {
    const textWords = tokenize(text);
    return queryWords.every((word) => textWords.some((textWord) => textWord.startsWith(word)));
  };
  const heading = hasAllWords(title) ? undefined : headings.find(([, text]) => hasAllWords(text));
  if (heading === undefined) return { url, title, crumbs };
  const [id, text] = heading;
  return {
    url: `${url}#${encodeURIComponent(id)}`,
    title: text,
    crumbs: crumbs === '' ? title : `${crumbs} › ${title}`,
  };
}

function createHitElement({ url, title, crumbs }: Hit, index: number): HTMLLIElement {
  const item = document.createElement('li');
  item.role = 'option';
  item.id = `_search-result-${index}`;
  const link = document.createElement('a');
  link.href = url;
  link.tabIndex = -1;
  const [titleElement, crumbsElement] = [document.createElement('span'), document.createElement('small')];
  titleElement.textContent = title;
  crumbsElement.textContent = crumbs;
  link.append(titleElement, ...(crumbs === '' ? [] : [crumbsElement]));
  item.append(link);
  return item;
}

function onKey(event: KeyboardEvent, list: HTMLElement, input: HTMLInputElement, dialog: HTMLDialogElement): void {
  if (event.isComposing) return;
  const selectedIndex = [...list.children].findIndex((item) => item.ariaSelected === 'true');
  if (event.key === 'ArrowDown') selectItem(list, input, selectedIndex + 1);
  else if (event.key === 'ArrowUp') selectItem(list, input, selectedIndex - 1);
  else if (event.key === 'Enter') {
    const link = list.children[selectedIndex]?.querySelector('a');
    link?.click();
    if (link) dialog.close();
  } else return;
  event.preventDefault();
}

function selectItem(list: HTMLElement, input: HTMLInputElement, requestedIndex: number): void {
  const items = [...list.children];
  const index = items.length === 0 ? -1 : (requestedIndex + items.length) % items.length;
  for (const [itemIndex, item] of items.entries()) item.ariaSelected = String(itemIndex === index);
  const selectedItem = items[index];
  if (selectedItem === undefined) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', selectedItem.id);
  selectedItem?.scrollIntoView({ block: 'nearest' });
}
