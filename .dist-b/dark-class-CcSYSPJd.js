//#region src/generators/branding/dark-class.ts
/**
* Inline script for generators that mark dark pages only with `data-theme`: adds the class `dark` to the root, which
* components and site styles select. It works before and after the theme's own script.
*/
const darkClassScript = `(() => {
  const root = document.documentElement;
  const keep = () => {
    const { theme } = root.dataset;
    if (theme !== undefined) root.classList.toggle('dark', theme === 'dark');
  };
  keep();
  new MutationObserver(keep).observe(root, { attributes: true, attributeFilter: ['class', 'data-theme'] });
})();`;
//#endregion
export { darkClassScript as t };
