/**
 * A script for the head of every page, where a generator says by `data-theme` alone that a page is dark. It gives the root
 * of dark pages the class `dark`, as hosts do: components and style sheets of sites look for it. It follows the script of
 * the theme, which runs after it, before anything is painted.
 */
export const darkClassScript = `(() => {
  const root = document.documentElement;
  const keep = () => {
    const { theme } = root.dataset;
    if (theme !== undefined) root.classList.toggle('dark', theme === 'dark');
  };
  keep();
  new MutationObserver(keep).observe(root, { attributes: true, attributeFilter: ['class', 'data-theme'] });
})();`;
