/** A notice that a reader has closed stays closed, as long as it says the same. */
class Banner extends HTMLElement {
  connectedCallback() {
    const key = `docs-json-nav:closed:${this.dataset.banner}`;
    if (isClosed(key)) this.hidden = true;
    this.querySelector('button')?.addEventListener('click', () => {
      this.hidden = isClosed(key, true);
    });
  }
}

/** A browser may refuse its storage: the notice is then closed until the next page. */
function isClosed(key, now = false) {
  try {
    if (now) localStorage.setItem(key, '1');
    return now || localStorage.getItem(key) !== null;
  } catch {
    return now;
  }
}

customElements.define('docs-json-nav-banner', Banner);
