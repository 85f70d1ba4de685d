/**
 * A script for the head of every page, for generators that mark dark pages by `data-theme` alone. It gives their root the
 * class `dark`, which components and style sheets of sites look for, as hosts do. The script of the theme may run later.
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
