/// <reference lib="dom" />

/**
 * Gives the root of dark pages the class `dark`, as hosts do, where a generator says it by `data-theme` alone: components
 * and style sheets of sites look for it.
 */
export function keepDarkClass(): void {
  const root = document.documentElement;
  const keep = (): void => {
    const { theme } = root.dataset;
    if (theme !== undefined) root.classList.toggle('dark', theme === 'dark');
  };
  keep();
  new MutationObserver(keep).observe(root, { attributes: true, attributeFilter: ['class', 'data-theme'] });
}
