/// <reference lib="dom" />
import { element } from './elements.ts';

/** Panels of which one is shown, with the keys that tabs have everywhere: arrows, Home and End. */
export function tabsOf(panels: readonly (readonly [name: string, label: string, content: HTMLElement])[]): {
  readonly box: HTMLElement;
  readonly choose: (name: string) => void;
} {
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Views' });
  const box = element('main', {}, list);
  const tabs = panels.map(([name, label]) =>
    element('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}` }, label),
  );
  const boxes = panels.map(([name, , content]) =>
    element(
      'div',
      { class: 'panel', role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}` },
      content,
    ),
  );
  const choose = (chosen: number): void => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
      (boxes[index] as HTMLElement).classList.toggle('is-away', index !== chosen);
    }
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index));
    tab.addEventListener('keydown', ({ key }) => {
      const last = tabs.length - 1;
      const to = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      }[key];
      if (to === undefined) return;
      choose(to);
      tabs[to]?.focus();
    });
  }
  list.append(...tabs);
  box.append(...boxes);
  choose(0);
  return { box, choose: (name) => choose(panels.findIndex(([own]) => own === name)) };
}
