/** Goes to the page that is chosen: the same one in another language or version. */
class DocsJsonNavSelect extends HTMLElement {
  connectedCallback() {
    const select = this.querySelector('select');
    if (select === null) return;
    select.addEventListener('change', () => {
      window.location.href = select.value;
    });
    // Back from there, the browser would show what was chosen, not where the reader is.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) select.selectedIndex = select.querySelector('option[selected]')?.index ?? 0;
    });
  }
}

customElements.define('docs-json-nav-select', DocsJsonNavSelect);
