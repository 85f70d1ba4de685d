/** Name in the storage of a tab: set from the moment that a white page is loaded again until one shows something. */
const mark = 'docs-json-nav-white';

/**
 * A script for the head of every page in dev, which loads a white page again. A page that is loaded while a module is
 * missing ends before it shows anything: Docusaurus's own files name a page for a moment longer than it is there, or are
 * half written. When the module comes, webpack replaces it and runs nothing anew.
 *
 * It listens to what webpack-dev-server's client tells the window. The first message only says how the last compilation
 * went, so a page is loaded again for it once at most: one that is at fault itself would go on and on.
 */
export const reloadBlankPagesScript = `(() => {
  let hasFailed = false;
  let isNew = false;
  const fail = () => {
    hasFailed = true;
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  addEventListener('message', ({ data, source }) => {
    const [, state] = /^webpack(Ok|StillOk|Warnings|Errors)$/.exec(source === window ? data?.type : '') ?? [];
    if (state === undefined) return;
    const wasNew = isNew;
    isNew = true;
    if (state === 'Errors') return;
    if (!hasFailed || document.getElementById('__docusaurus')?.childElementCount > 0) {
      sessionStorage.removeItem('${mark}');
    } else if (wasNew || sessionStorage.getItem('${mark}') === null) {
      sessionStorage.setItem('${mark}', '');
      location.reload();
    }
  });
})();`;
