/** Key in `sessionStorage`. Set while a blank page is being reloaded. */
const storageKey = 'docs-json-nav-white';

/**
 * Script for the head of every page in dev that reloads blank pages. If a module is missing while a page loads, nothing
 * is rendered. This happens because Docusaurus's generated files may still name a deleted page or be incomplete. When
 * the module appears, webpack replaces it, but doesn't render the page.
 *
 * The script listens to messages of webpack-dev-server's client. The first message reports the previous compilation, so
 * it causes at most one reload; otherwise a page with an error would reload forever.
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
      sessionStorage.removeItem('${storageKey}');
    } else if (wasNew || sessionStorage.getItem('${storageKey}') === null) {
      sessionStorage.setItem('${storageKey}', '');
      location.reload();
    }
  });
})();`;
