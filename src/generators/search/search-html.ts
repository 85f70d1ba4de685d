import { escapeHtml } from '../../render/html.ts';
import { renderLineIcon } from '../parts/line-icon.ts';
import { wordsOf } from '../view/words.ts';

const searchIcon = renderLineIcon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4 4');

/**
 * Button that opens the search dialog of the same page.
 *
 * @param url URL of the search file.
 * @param language Language code of the page.
 */
export function renderSearchButton(url: string, language: string | undefined): string {
  const { search } = wordsOf(language).search;
  return `<button type="button" class="search-button scripted" data-search="${escapeHtml(url)}" aria-label="${search}">${searchIcon}<span>${search}</span><kbd>Ctrl K</kbd></button>`;
}

export function renderSearchDialog(language: string | undefined): string {
  const { search, results, nothing } = wordsOf(language).search;
  return [
    `<dialog class="search" aria-label="${search}">`,
    `<div>${searchIcon}<input type="text" role="combobox" aria-expanded="true" aria-controls="_search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" aria-label="${search}" placeholder="${search}"><kbd>Esc</kbd></div>`,
    `<ul id="_search-results" role="listbox" aria-label="${results}"></ul>`,
    `<p hidden>${nothing}</p>`,
    '</dialog>',
  ].join('');
}
