import type { ResolvedSite } from '../../site/resolve.ts';
import { shownBranding } from '../branding/shown-branding.ts';
import { mkdocsBranding } from './branding.ts';
import { navigationOf, yamlOf } from './projection.ts';

/** What the written pages are made of, beside Markdown's core. All of it comes with Material. */
const extensions = [
  'admonition',
  'attr_list',
  'def_list',
  'md_in_html',
  'pymdownx.details',
  { 'pymdownx.highlight': { anchor_linenums: true } },
  'tables',
  { 'pymdownx.tabbed': { alternate_style: true } },
];

/** Diagrams, which Material draws; the name of a function of Python has no form in plain YAML. */
const fences = `  - pymdownx.superfences:
      custom_fences:
        - name: mermaid
          class: mermaid
          format: !!python/name:pymdownx.superfences.fence_code_format`;

/** A style sheet of the site's colors and fonts, below the folder of pages. */
export const styles = 'docs-json-nav.css';

/** Icons in the text are as large as its letters: stronger than Material's rule for the height of any drawing. */
const icons = `.djn-icon.djn-icon {
  width: var(--djn-size, 1em);
  height: var(--djn-size, 1em);
  fill: currentcolor;
  vertical-align: -0.125em;
}
`;

/** Links in the text have a line, not only a color, and the quiet parts of code are dark enough on their background. */
const contrast = `.md-content .md-typeset a:not([class]) {
  text-decoration: underline;
}
[data-md-color-scheme="default"] {
  --md-code-hl-comment-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-generic-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-operator-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-punctuation-color: rgba(0, 0, 0, 0.62);
  --md-code-hl-variable-color: rgba(0, 0, 0, 0.62);
}
`;

/** Names without spaces, as endpoints and their types have, would be wider than a phone. */
const longWords = `.md-typeset {
  overflow-wrap: break-word;
}
`;

/** Settings for `mkdocs.yml` to inherit and the style sheet that they name. */
export function settingsOf(site: ResolvedSite) {
  const { config: branding, css } = mkdocsBranding(shownBranding(site));
  const { theme, ...rest } = branding;
  const looks = `${icons}${contrast}${longWords}${css}`;
  const settings = {
    ...rest,
    theme: { ...theme, features: ['content.code.copy', 'content.tooltips'] },
    extra_css: [styles],
    nav: navigationOf(site.model),
    markdown_extensions: extensions,
  };
  return { yaml: `${yamlOf(settings)}\n${fences}\n`, css: looks };
}
