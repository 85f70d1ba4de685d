/// <reference lib="dom" />

/** Loads the entries of a sidebar that is too long to be in each page. */
export async function fillSidebar(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-source]');
  const currentHref = list?.querySelector('[aria-current="page"]')?.getAttribute('href');
  if (list === null || list.dataset.source === undefined) return;
  try {
    const response = await fetch(list.dataset.source);
    if (!response.ok) return;
    const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
    const link = [...body.querySelectorAll('a')].find((anchor) => anchor.getAttribute('href') === currentHref);
    link?.setAttribute('aria-current', 'page');
    for (const group of body.querySelectorAll('li:has([aria-current]) > details')) group.setAttribute('open', '');
    list.replaceChildren(...body.childNodes);
  } catch {
    // If the file can't be loaded, the page keeps its shortened sidebar.
  }
}
