/** A notice that a reader has closed stays closed, as long as it says the same. */
class Banner extends HTMLElement {
  connectedCallback() {
    const key = `docs-json-nav:closed:${this.dataset.banner}`;
    const button = this.querySelector('button');
    if (button === null) return;
    if (isStored(key)) this.hidden = true;
    button.addEventListener('click', () => {
      this.hidden = true;
      store(key);
    });
  }
}

/** A browser may refuse its storage: the notice is then closed until the next page. */
function isStored(key) {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key) {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Nothing to be done: see above.
  }
}

customElements.define('docs-json-nav-banner', Banner);
